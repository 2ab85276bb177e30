import { decodeDocument } from '../decode-document.ts'
import type { OpenedDocument } from '../document-format.ts'
import { hasWords } from '../inline/inline.ts'
import { Units } from '../inline/units.ts'

/** Line by line: each is a paragraph, and white space at its ends stays. */
export default function openPlainText(bytes: Uint8Array): OpenedDocument {
  const { text, encode } = decodeDocument(bytes)
  const units = new Units()
  // Every other piece is a line break, as it was written.
  const pieces = text.split(/(\r\n|[\n\r\u2028\u2029\f])/)
  for (const [index, piece] of pieces.entries()) {
    if (!hasWords(piece)) continue
    const trimmed = piece.trim()
    const begin = piece.indexOf(trimmed)
    units.add({ text: trimmed, format: 'text' }, (translation) => {
      pieces[index] = piece.slice(0, begin) + translation + piece.slice(begin + trimmed.length)
    })
  }
  return {
    units: units.all,
    write(translations) {
      units.deliver(translations)
      return encode(pieces.join(''))
    },
  }
}
