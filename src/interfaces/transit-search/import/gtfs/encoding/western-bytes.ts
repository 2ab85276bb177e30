/** In windows-1252: quotes, dashes, dots, accents, signs of money, ordinals, and what else stands between words. */
const punctuation = new Set([
  0x80, 0x82, 0x84, 0x85, 0x8b, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x9b, 0xa0, 0xa1, 0xa3, 0xa7, 0xa9, 0xab,
  0xae, 0xb0, 0xb4, 0xb7, 0xbb, 0xbf,
])

/** Š, Œ, Ž, š, œ, ž and Ÿ, and all from À on but × and ÷. */
function isLetter(byte: number): boolean {
  if (byte >= 0xc0) return byte !== 0xd7 && byte !== 0xf7
  return [0x8a, 0x8c, 0x8e, 0x9a, 0x9c, 0x9e, 0x9f].includes(byte)
}

function isAsciiLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
}

/** ª and º follow a digit, a point or a letter that ends a word: 2º, Mª. */
function isOrdinal(byte: number, next: number): boolean {
  return (byte === 0xaa || byte === 0xba) && !isAsciiLetter(next) && next < 0x80
}

/** Ð, ð, Ý, ý, Þ and þ are letters of Iceland, and Ğ, ğ, İ, ı, Ş and ş of Turkey in its own encoding. */
const icelandicOrTurkish = new Set([0xd0, 0xf0, 0xdd, 0xfd, 0xde, 0xfe])
const acute = new Set([0xc1, 0xe1, 0xcd, 0xed, 0xd3, 0xf3, 0xda, 0xfa])

/** Whether bytes are likely to be words of Western Europe in windows-1252: single letters among those of ASCII, and punctuation. */
export function isLikelyWestern(bytes: Uint8Array): boolean {
  let [usual, odd, doubtful, accents] = [0, 0, 0, 0]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    const [before, after] = [bytes[at - 1] ?? 0, bytes[at + 1] ?? 0]
    const isAmongLetters = isAsciiLetter(before) || isAsciiLetter(after)
    // İstanbul, Ål, and "à" alone; but no word has three such letters in a row.
    const isInRun = before >= 0x80 && after >= 0x80
    if (isLetter(byte) && !isInRun && (isAmongLetters || (before < 0x80 && after < 0x80))) usual++
    else if (punctuation.has(byte) || isOrdinal(byte, after)) usual++
    else odd++
    if (icelandicOrTurkish.has(byte)) doubtful++
    if (acute.has(byte)) accents++
  }
  return usual > 0 && odd * 50 <= usual && (doubtful * 20 <= usual || accents * 4 >= doubtful)
}
