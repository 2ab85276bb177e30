import { isByteText } from '../embedded/character-range.ts'

/** A mail's source as bytes: one for each character where none is above 255, else UTF-8. */
export function toMailBytes(source: string): Buffer {
  return Buffer.from(source, isByteText(source) ? 'latin1' : 'utf8')
}
