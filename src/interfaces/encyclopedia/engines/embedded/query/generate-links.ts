import { linkParameters, listLinks } from '../links.ts'
import type { Call } from '../call.ts'
import { findByTitles } from '../pages/find-by-titles.ts'
import { emptyPageSet, type PageSet } from '../pages/page-set.ts'
import type { GeneratorState } from './continuation.ts'

export const generatorParameters = linkParameters('gpl')

export interface Generated {
  readonly set: PageSet
  readonly state: GeneratorState
}

/** `generator=links`: the pages that the given ones link to, in place of these. */
export async function generateLinks(call: Call, given: PageSet, isDone: boolean): Promise<Generated> {
  const { parameters } = call
  const from = parameters.text('gplcontinue')
  const current = from === undefined ? {} : { gplcontinue: from }
  if (isDone) return { set: emptyPageSet, state: { name: 'links', current, next: undefined } }
  const ids = given.entries.flatMap(({ page }) => (page ? [page.id] : []))
  const { links, next } = await listLinks(call, 'gpl', ids)
  const titles = links.map(({ title }) => title)
  const found = await findByTitles(call, titles, { followsRedirects: parameters.isSet('redirects') })
  const set = {
    ...found,
    normalized: [...given.normalized, ...found.normalized],
    redirects: [...given.redirects, ...found.redirects],
  }
  return { set, state: { name: 'links', current, next: next === undefined ? undefined : { gplcontinue: next } } }
}
