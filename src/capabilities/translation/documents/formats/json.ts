import { decodeDocument } from '../decode-document.ts'
import { documentFault } from '../document-fault.ts'
import type { OpenedDocument } from '../document-format.ts'
import { hasWords } from '../inline/inline.ts'
import { Units } from '../inline/units.ts'

const string = /"(?:[^"\\]|\\.)*"/g

/** What programs read rather than people: addresses, colours, paths, names with `_` or dots or capitals within, ids, dates. */
const technical: readonly RegExp[] = [
  /^[a-z][\w+.-]{0,20}:\/\/\S*$/i,
  /^[\w.+-]+@[\w.-]+$/,
  /^#[\da-f]{3,8}$/i,
  /^(?:[./~@]|\w+[/\\]\w+[/\\])\S*$/,
  /^\w*_\w*$/,
  /^[\w-]+(?:\.[\w-]+)+$/,
  /^[a-z]+(?:[A-Z][a-z\d]*)+$/,
  /^(?=\D{0,40}\d)[\da-f-]{8,40}$/i,
  /^\d[\d:.,+TZ-]*$/,
]

/** Values alone are translated; keys, numbers and the layout of the file stay as they were written. */
export default function openJson(bytes: Uint8Array): OpenedDocument {
  const { text, encode } = decodeDocument(bytes)
  check(text)
  const units = new Units()
  const pieces: string[] = []
  let at = 0
  for (const match of text.matchAll(string)) {
    const end = match.index + match[0].length
    const place = pieces.push(text.slice(at, match.index), match[0]) - 1
    at = end
    const value = String(JSON.parse(match[0]))
    if (isKey(text, end) || !hasWords(value) || isTechnical(value)) continue
    units.addMessage(value, (translated) => {
      pieces[place] = JSON.stringify(translated)
    })
  }
  pieces.push(text.slice(at))
  return {
    units: units.all,
    write(translations) {
      units.deliver(translations)
      return encode(pieces.join(''))
    },
  }
}

function check(text: string): void {
  try {
    JSON.parse(text)
  } catch (thrown) {
    throw documentFault(`it is no JSON (${thrown instanceof Error ? thrown.message.slice(0, 100) : 'broken'})`)
  }
}

/** A string before a colon is the name of a field. */
function isKey(text: string, end: number): boolean {
  let at = end
  while (/[ \t\r\n]/.test(text[at] ?? '')) at++
  return text[at] === ':'
}

function isTechnical(value: string): boolean {
  return value.length < 2_000 && technical.some((pattern) => pattern.test(value))
}
