import type { Form } from '../../../domain/form.ts'
import { toInterwikiUrl } from '../interwiki-urls.ts'
import type { PageSet } from '../pages/page-set.ts'

export interface PageSetOptions {
  /** Whether the keys of the pages are listed, for readers whose objects have no order. */
  readonly indexpageids: boolean
  /** Whether titles of other wikis come with their addresses. */
  readonly iwurl: boolean
}

/** What `query` says of the pages: how their titles were read, and the pages; each only where there is something. */
export function toWirePageSet(
  form: Form,
  set: PageSet,
  { indexpageids, iwurl }: PageSetOptions,
): Record<string, unknown> {
  const { normalized, interwiki, redirects, missingRevisions } = set
  const written: Record<string, unknown> = {}
  if (normalized.length > 0)
    written['normalized'] = normalized.map(({ from, to, isEscaped = false }) => ({
      ...form.flags({ fromencoded: isEscaped }),
      from,
      to,
    }))
  if (interwiki.length > 0)
    written['interwiki'] = interwiki.map((each) => ({ ...each, ...(iwurl ? { url: toInterwikiUrl(each.title) } : {}) }))
  if (redirects.length > 0) written['redirects'] = redirects
  if (missingRevisions.length > 0) written['badrevids'] = toWireMissing(missingRevisions, form)
  if (set.entries.length === 0) return written
  // MediaWiki's lists are in the order of the keys, stand-ins before ids.
  const entries = set.entries.toSorted((left, right) => left.key - right.key)
  if (indexpageids) written['pageids'] = entries.map(({ key }) => String(key))
  written['pages'] =
    form.version === 1
      ? Object.fromEntries(entries.map(({ key, fields }) => [String(key), fields]))
      : entries.map(({ fields }) => fields)
  return written
}

function toWireMissing(ids: readonly number[], form: Form): unknown {
  const missing = ids.map((revid) => [String(revid), { revid, ...form.flags({ missing: true }) }] as const)
  return form.version === 1 ? Object.fromEntries(missing) : missing.map(([, fields]) => fields)
}
