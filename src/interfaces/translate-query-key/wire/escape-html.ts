import { lookUp } from '../../../libraries/json/look-up.ts'

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
export function* escapeInSteps(html: string): Generator<void, string> {
  let escaped = ''
  for (let at = 0; ;) {
    const comment = html.indexOf('<!--', at)
    const end = comment < 0 ? -1 : html.indexOf('-->', comment)
    if (end < 0) return escaped + (yield* escapeOutsideOfComments(html.slice(at)))
    escaped += (yield* escapeOutsideOfComments(html.slice(at, comment))) + html.slice(comment, end + 3)
    at = end + 3
    yield
  }
}

/** Characters that are escaped in one step. */
const stepSize = 500

function* escapeOutsideOfComments(html: string): Generator<void, string> {
  let [escaped, end, count] = ['', 0, 0]
  for (const { 0: found, index } of html.matchAll(markupOrCharacter)) {
    escaped += html.slice(end, index) + (lookUp(escapes, found) ?? found)
    end = index + found.length
    if (++count % stepSize === 0) yield
  }
  return escaped + html.slice(end)
}
