import { findEncoding, isSingleByte } from './labels.ts'

/** The declaration has to stand in the first bytes, which are ASCII in every encoding but UTF-16. */
const searchedBytes = 1024
const declaration = /<\?xml[^>]*?\bencoding\s*=\s*["']?([\w.:-]+)/i
const charsetParameter = /;\s*charset\s*=\s*"?([^";\s]+)/i
/** ISO-2022-JP is ASCII with escapes that XML could not hold, so that it is known whatever is declared. */
const japaneseEscapes = ['\u001b$B', '\u001b$@']

/**
 * The text of a document: by its byte order mark, else by the charset of its Content-Type, else by its XML declaration, else
 * UTF-8 (RFC 7303, section 3). What the bytes disprove is passed over: servers and templates state an encoding out of habit.
 */
export function decodeDocument(bytes: Uint8Array, contentType?: string): string {
  return mendControls(decodeByEvidence(bytes, contentType))
}

function decodeByEvidence(bytes: Uint8Array, contentType: string | undefined): string {
  const marked = findMarkedEncoding(bytes)
  if (marked) return decode(bytes, marked)
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, searchedBytes)).toString('latin1')
  const claims = [charsetParameter.exec(contentType ?? '')?.[1], declaration.exec(head)?.[1]]
    .flatMap((label) => findEncoding(label) ?? [])
    .filter((encoding) => !encoding.startsWith('utf-16'))
  return decodeByClaims(bytes, claims)
}

function decodeByClaims(bytes: Uint8Array, claims: readonly string[]): string {
  const asUtf8 = decodeUtf8(bytes)
  if (japaneseEscapes.some((escape) => asUtf8?.includes(escape))) return decode(bytes, 'iso-2022-jp')
  for (const claim of claims) {
    // Text that is valid UTF-8 and more than ASCII is hardly ever in a single-byte encoding.
    const isUtf8 = claim === 'utf-8' || (asUtf8 !== undefined && isSingleByte(claim))
    const text = isUtf8 ? asUtf8 : decodeStrictly(bytes, claim)
    if (text !== undefined) return text
  }
  return asUtf8 ?? decodeDamaged(bytes, claims[0])
}

/** Every claim has failed: a few bad bytes in UTF-8 or in the claimed encoding are damage, many mean Western European. */
function decodeDamaged(bytes: Uint8Array, claim = 'utf-8'): string {
  const text = decode(bytes, claim)
  let damaged = 0
  let foreign = 0
  for (const character of text) {
    if (character === '\ufffd') damaged += 1
    else if (character > '\u007f') foreign += 1
  }
  return damaged > foreign / 10 ? decode(bytes, 'windows-1252') : text
}

/** The controls U+0080 to U+009F are bytes of windows-1252 that somebody took for ISO-8859-1: U+0092 is an apostrophe. */
function mendControls(text: string): string {
  return text.replaceAll(/[\u0080-\u009f]/g, (control) => decode(Uint8Array.of(control.charCodeAt(0)), 'windows-1252'))
}

/** By a byte order mark, or by the zeroes around the first `<` where UTF-16 goes without one. */
function findMarkedEncoding(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return undefined
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}

/** Made once: making a decoder takes as long as a small feed. */
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strictUtf8.decode(bytes)
  } catch {
    return undefined
  }
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
