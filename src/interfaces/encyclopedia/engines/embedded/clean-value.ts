import { normalizeText } from '../../../../libraries/text/normalize-text.ts'

const plain = /^[\t\n\r -~]*$/

/** Text as MediaWiki works with it: NFC, well-formed, U+FFFD for control characters but those in `kept`. */
export function cleanValue(value: string, kept = '\t\n\r'): string {
  if (plain.test(value)) return value
  const replace = (control: string) => (control >= ' ' || kept.includes(control) ? control : '\u{fffd}')
  return normalizeText(value.toWellFormed().replaceAll(/\p{Cc}/gu, replace), 'NFC')
}
