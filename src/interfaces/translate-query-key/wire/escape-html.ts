import { lookUp } from '../../../kernel/json/look-up.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
}

/** Tags and entities, which stay; any other character that is escaped. */
const markupOrCharacter = /<\/?[a-z][^<>]*>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});|[&<>'"]/gi

/** HTML with quotation marks in its text escaped too, as this wire answers it. */
export function escapeText(html: string): string {
  let escaped = ''
  for (let at = 0; ;) {
    const comment = html.indexOf('<!--', at)
    const end = comment < 0 ? -1 : html.indexOf('-->', comment)
    if (end < 0) return escaped + escapeOutsideOfComments(html.slice(at))
    escaped += escapeOutsideOfComments(html.slice(at, comment)) + html.slice(comment, end + 3)
    at = end + 3
  }
}

function escapeOutsideOfComments(html: string): string {
  return html.replaceAll(markupOrCharacter, (found) => lookUp(escapes, found) ?? found)
}
