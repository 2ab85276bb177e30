import type { Call } from '../call.ts'
import type { PageSet } from '../pages/page-set.ts'

/** What `query` says of the pages: how their titles were read, and the pages; each only where there is something. */
export function toWirePageSet({ form, parameters }: Call, set: PageSet): Record<string, unknown> {
  const { normalized, interwiki, redirects, missingRevisions, entries } = set
  const written: Record<string, unknown> = {}
  if (normalized.length > 0)
    written['normalized'] = normalized.map((each) => ({ ...form.flags({ fromencoded: false }), ...each }))
  if (interwiki.length > 0) written['interwiki'] = interwiki
  if (redirects.length > 0) written['redirects'] = redirects
  if (missingRevisions.length > 0) written['badrevids'] = toWireMissing(missingRevisions, form)
  if (entries.length === 0) return written
  if (parameters.isSet('indexpageids')) written['pageids'] = entries.map(({ key }) => String(key))
  const pages = entries.map(({ key, fields }) => [String(key), fields] as const)
  written['pages'] = form.version === 1 ? Object.fromEntries(pages) : pages.map(([, fields]) => fields)
  return written
}

function toWireMissing(ids: readonly number[], form: Call['form']): unknown {
  const missing = ids.map((revid) => [String(revid), { revid, ...form.flags({ missing: true }) }] as const)
  return form.version === 1 ? Object.fromEntries(missing) : missing.map(([, fields]) => fields)
}
