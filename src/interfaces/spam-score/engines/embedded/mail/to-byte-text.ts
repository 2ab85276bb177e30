import { isByteText } from '../character-range.ts'
import { sourceLimit } from './limits.ts'

/**
 * A mail's source as text with one character for each byte and "\n" at the end of each line. Callers read the source as
 * bytes (characters up to 255) or as UTF-8 (any character); the latter is encoded again.
 */
export function toByteText(source: string): string {
  const cut = source.length > sourceLimit ? source.slice(0, sourceLimit) : source
  const bytes = isByteText(cut) ? cut : Buffer.from(cut, 'utf8').toString('latin1')
  return bytes.includes('\r') ? bytes.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : bytes
}
