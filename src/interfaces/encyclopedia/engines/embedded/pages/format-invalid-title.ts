import type { Site } from '../../../../../dialects/mediawiki/site.ts'
import { findNamespace } from '../../../../../dialects/mediawiki/site-namespaces.ts'

/** Why a text is no title, in MediaWiki's words. */
export function formatInvalidTitle(text: string, site: Site): string {
  const name = withoutNamespace(text, site)
  if (/^[\s_:]*$/.test(name)) return 'The requested page title is empty or contains only the name of a namespace.'
  const [illegal] = /[\p{Cc}<>[\]{|}\ufffd]|%[\da-f]{2}|&(?:[a-z\d\u0080-\uffff]+|#\d+|#x[\da-f]+);/iu.exec(name) ?? []
  if (illegal === '\ufffd') return 'The requested page title contains an invalid UTF-8 sequence.'
  if (illegal !== undefined) return `The requested page title contains invalid characters: "${illegal}".`
  if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(name))
    return "Title has relative path. Relative page titles (./, ../) are invalid, because they will often be unreachable when handled by user's browser."
  if (name.includes('~~~'))
    return 'The requested page title contains invalid magic tilde sequence (<nowiki>~~~</nowiki>).'
  if (Buffer.byteLength(name) > 255)
    return 'The requested page title is too long. It must be no longer than 255 bytes in UTF-8 encoding.'
  if (name.startsWith(':')) return 'The requested page title contains an invalid colon at the beginning.'
  return 'The requested page title refers to a talk page that cannot exist.'
}

function withoutNamespace(text: string, site: Site): string {
  const [name = ''] = text.replace(/^[\s_]*:/, '').split('#', 1)
  const colon = name.indexOf(':')
  return colon > 0 && findNamespace(site, name.slice(0, colon).trim()) ? name.slice(colon + 1).trim() : name.trim()
}
