/** Ways to write words that people use where plain ones are deleted, or write in haste. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:su+[iy]?[cs][iy]+[ae]?d|suic[ae]d|suicd|suicied|sucid|sewer ?slid)(e|al|ial|ally)?\b/g, 'suicid$1'],
  [/\bcom+it+(ed|ing|s)?\b/g, 'commit$1'],
  [/\bunaliv(e|ing)\b/g, 'kill$1'],
  [/\bk[1!il]+l+(ed|ing|in|s)?\b/g, 'kill$1'],
  [/\bkille\b/g, 'kill'],
  [/\bkillin\b/g, 'killing'],
  [/\bkms\b/g, 'kill myself'],
  [/\bm[yi] ?s[ei]lf+e?\b|\bmyslef\b|\bmysefl\b/g, 'myself'],
  [/\bwan+a\b|\bwant too\b|\bwnat to\b|\bwnana\b/g, 'want to'],
  [/\bgon+a\b/g, 'going to'],
  [/\bdye\b|\bdie+\b/g, 'die'],
  [/\b(?:husban|husbend|hubsand|hubby)d?\b/g, 'husband'],
  [/\b(?:boy ?freind|bf)\b/g, 'boyfriend'],
  [/\b(?:girl ?freind|gf)\b/g, 'girlfriend'],
  [/\babusses\b/g, 'abuses'],
  [/\bu\b/g, 'you'],
  [/\br\b/g, 'are'],
]

/** English in small letters, without apostrophes, commas and letters drawn out, common slips put right. */
export function toPlainWords(text: string): string {
  let plain = text
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[^\p{L}\p{N}.!?\n]+/gu, ' ')
  for (const [written, meant] of spellings) plain = plain.replace(written, meant)
  return plain.trim()
}
