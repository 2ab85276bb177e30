import type { Audience } from './audience.ts'
import type { ModelRecord } from './model-record.ts'

/** The files of one model that belong together. */
export interface Release {
  readonly source: string
  readonly target: string
  readonly version: string
  readonly architecture: string | undefined
  readonly audience: Audience
  readonly model: ModelRecord
  readonly sourceVocabulary: ModelRecord
  readonly targetVocabulary: ModelRecord
  readonly shortlist: ModelRecord | undefined
}

export function pairOf({ source, target }: Pick<Release, 'source' | 'target'>): string {
  return `${source}-${target}`
}

/** Each once: the vocabulary of both languages may be the same. */
export function recordsOf({ model, sourceVocabulary, targetVocabulary, shortlist }: Release): readonly ModelRecord[] {
  const records = [model, sourceVocabulary, targetVocabulary, ...(shortlist ? [shortlist] : [])]
  return [...new Map(records.map((record) => [record.name, record])).values()]
}

/** Bytes that are fetched for a release; unpacked they are more. */
export function sizeOf(release: Release): number {
  return recordsOf(release).reduce((sum, { attachment }) => sum + attachment.size, 0)
}
