import { normalizeTitle } from '../../../../../dialects/mediawiki/normalize-title.ts'
import { findNamespaceById } from '../../../../../dialects/mediawiki/site-namespaces.ts'
import { escapeHtmlFully } from '../../../../../dialects/mediawiki/escape-html.ts'
import type { Call } from '../call.ts'
import { readDisplayTitle } from '../read-display-title.ts'

/** The title in MediaWiki's HTML, or the one that the text gives the page. */
export function toWireDisplayTitle({ site }: Call, title: string, text: string): string {
  const shown = readDisplayTitle(text, title, site)
  if (shown !== undefined) return escapeHtmlFully(shown)
  const { namespace = 0 } = normalizeTitle(title, site) ?? {}
  const main = (name: string) => `<span class="mw-page-title-main">${escapeHtmlFully(name)}</span>`
  if (namespace === 0) return main(title)
  const { name } = findNamespaceById(site, namespace)
  const prefix = `<span class="mw-page-title-namespace">${escapeHtmlFully(name)}</span>`
  return `${prefix}<span class="mw-page-title-separator">:</span>${main(title.slice(name.length + 1))}`
}
