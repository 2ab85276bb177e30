import { ActionError } from '../../../domain/action-error.ts'
import type { Call } from '../call.ts'
import { findByTitles, toPageSet } from './find-by-titles.ts'
import { cleanValue } from '../clean-value.ts'
import { emptyPageSet, type NormalizedTitle, type PageSet } from './page-set.ts'
import { integers } from '../parameters/numbers.ts'
import type { ValuesOf } from '../parameters/parameter.ts'
import { flag, texts } from '../parameters/texts.ts'
import type { Page } from '../../../storage/stored-page.ts'

/** Parameters that name the pages a call works on. */
export const pageSetModule = {
  path: 'query',
  prefix: '',
  parameters: { titles: texts, pageids: integers, revids: integers, redirects: flag, converttitles: flag },
} as const

type Values = ValuesOf<(typeof pageSetModule)['parameters']>

const sources = ['titles', 'pageids', 'revids'] as const

/** Finds the pages that a call names, by title, by id or by revision (mediawiki.org/wiki/API:Query). */
export async function readPageSet(call: Call, values: Values): Promise<PageSet> {
  const [source, other] = sources.filter((name) => values[name] !== undefined)
  if (source !== undefined && other !== undefined)
    throw new ActionError('multisource', `The "${other}" parameter cannot be used with "${source}".`)
  const followsRedirects = values.redirects
  if (values.titles) {
    const set = await findByTitles(call, values.titles, { followsRedirects })
    return { ...set, normalized: [...listCleaned(call.sent.take('titles') ?? ''), ...set.normalized] }
  }
  if (values.pageids) return findByIds(call, values.pageids, followsRedirects)
  if (!values.revids) return emptyPageSet
  if (followsRedirects)
    call.warnings.add(
      'query',
      'redirectsandrevids',
      'Redirect resolution cannot be used together with the "revids" parameter. Any redirects the "revids" point to have not been resolved.',
    )
  return findByRevisions(call, values.revids)
}

/** Titles that were no text that MediaWiki works with, before and after. */
function listCleaned(sent: string): NormalizedTitle[] {
  if (cleanValue(sent) === sent) return []
  const isAlternative = sent.startsWith('\u{1f}')
  const written = isAlternative ? sent.slice(1).split('\u{1f}') : sent.split('|')
  return written.flatMap((from) => {
    const to = cleanValue(from)
    return to === from ? [] : [{ from: encodeURIComponent(from.toWellFormed()), to, isEscaped: true }]
  })
}

async function findByIds(call: Call, ids: readonly number[], followsRedirects: boolean): Promise<PageSet> {
  const { site, store, form } = call
  const wanted = new Set(ids)
  const pages = await store.findPagesById(
    site.language,
    [...wanted].filter((id) => id > 0),
  )
  for (const { id } of pages) wanted.delete(id)
  const absent = [...wanted].map((pageid) => ({ pageid, ...form.flags({ missing: true }) }))
  return toPageSet(call, pages, absent, { followsRedirects })
}

async function findByRevisions(call: Call, ids: readonly number[]): Promise<PageSet> {
  const { site, store } = call
  const pages = new Map<number, Page>()
  const missingRevisions: number[] = []
  for (const id of new Set(ids)) {
    const page = id > 0 ? await store.findPageByRevision(site.language, id) : undefined
    if (page) pages.set(page.id, page)
    else missingRevisions.push(id)
  }
  return { ...(await toPageSet(call, [...pages.values()], [], { followsRedirects: false })), missingRevisions }
}
