import { TextDecoder } from 'node:util'
import { memoizeRecent } from '../../../../../libraries/memoize/memoize-recent.ts'
import { isAscii } from '../character-range.ts'
import { decodeEightBit } from './headers.ts'
import { textPartLimit } from './limits.ts'
import type { Defect, MailPart } from './mail.ts'

/** The bytes of a part, one character for each, of the first `limit` characters of its source. */
export function decodeBytes({ encoding, raw }: MailPart, limit: number): string {
  const source = raw.length > limit ? raw.slice(0, limit) : raw
  if (encoding === 'base64') return Buffer.from(source, 'base64').toString('latin1')
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(source) : source
}

/** Sequences that are none stay as they are (RFC 2045, 6.7). */
function decodeQuotedPrintable(source: string): string {
  if (!source.includes('=')) return source
  return source.replaceAll(/=(?:([\dA-Fa-f]{2})|[ \t]{0,80}\n)/g, (_match, code: string | undefined) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : '',
  )
}

/** A part's text by its charset; one that is unknown or that the bytes belie is guessed. */
export function decodeText(part: MailPart, defects: Set<Defect>): string {
  const bytes = decodeBytes(part, textPartLimit)
  const isPlainAscii = isAscii(bytes) && !bytes.includes('\u001b') && !part.charset.startsWith('utf-16')
  if (isPlainAscii || part.charset === '' || part.charset === 'us-ascii') return decodeEightBit(bytes)
  const decoder = decoderOf(part.charset)
  if (!decoder) {
    defects.add('charset')
    return decodeEightBit(bytes)
  }
  const text = decoder.decode(Buffer.from(bytes, 'latin1'))
  return text.includes('\uFFFD') ? decodeEightBit(bytes) : text
}

/** Of the Encoding Standard's labels, of which there are some two hundred. */
const decoderOf = memoizeRecent(300, createDecoder)

function createDecoder(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset)
  } catch {
    return undefined
  }
}
