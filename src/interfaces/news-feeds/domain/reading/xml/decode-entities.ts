import { decodeHTMLStrict } from 'entities'

/** What is no character of XML (section 2.2): controls and the two that Unicode leaves unassigned for good. */
const controls = /[^\t\n\r\u0020-\ufffd]/g

/**
 * Resolves `&amp;`, `&#8217;` and the names of HTML, which feeds use without declaring them. A name needs its semicolon:
 * `?page=1&copy=2` is an address, not a copyright sign. Entities that a DTD declares stay as they are.
 */
export function decodeEntities(text: string): string {
  return text.includes('&') ? removeControls(decodeHTMLStrict(text)) : text
}

/** Takes out what XML has no place for and feeds have nevertheless. */
export function removeControls(text: string): string {
  return text.replace(controls, '')
}
