import { evaluateFilter, type FilterEnvironment } from './filter/evaluate-filter.ts'
import { UnreadableFilter } from './filter/unreadable-filter.ts'
import type { ModelRecord } from './model-record.ts'

/**
 * Whom a model is for: `everybody` who has Firefox on a computer, `previewers` who have its nightly builds, or those with a `phone`.
 * All of them run here.
 */
export type Audience = 'everybody' | 'previewers' | 'phone'

/** The Firefox whose models this runtime reads. A model is the same on every system, and so which ones are offered must not depend on it. */
const computer = { 'env.appinfo.OS': 'Linux', 'env.channel': 'release', 'env.version': '144.0' }

const environments: Readonly<Record<Audience, FilterEnvironment>> = {
  everybody: computer,
  previewers: { ...computer, 'env.channel': 'nightly' },
  phone: { ...computer, 'env.appinfo.OS': 'Android' },
}

/** Those that come first are preferred. */
export const audiences: readonly Audience[] = ['everybody', 'previewers', 'phone']

/** Whether a record is for an audience; one whose filter cannot be read is for nobody. */
export function isForAudience({ filter_expression: filter }: ModelRecord, audience: Audience): boolean {
  try {
    return evaluateFilter(filter ?? '', environments[audience])
  } catch (thrown) {
    if (thrown instanceof UnreadableFilter) return false
    throw thrown
  }
}

/** Why a record is for none of them, as the end of a sentence. */
export function findFilterFault({ filter_expression }: ModelRecord): string {
  const filter = filter_expression ?? ''
  const shown = filter.length > 100 ? `${filter.slice(0, 100)}…` : filter
  try {
    evaluateFilter(filter, computer)
    return `it is for others alone: ${shown}`
  } catch (thrown) {
    if (thrown instanceof UnreadableFilter) return `whom it is for cannot be read: ${thrown.message} (${shown})`
    throw thrown
  }
}
