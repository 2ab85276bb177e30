/** What bytes would be if they were Japanese in one of its older encodings: counts of characters. */
export interface JapaneseCounts {
  readonly kana: number
  /** JIS X 0208 level 1, by frequency most of what is written. */
  readonly usualKanji: number
  /** Level 2, and what firms added; 髙 and 﨑 are among them. */
  readonly rareKanji: number
  /** Punctuation, digits and letters in full width. */
  readonly symbols: number
  /** Kana in half width, a byte each. */
  readonly halfKana: number
  /** Of these, wide ones behind a letter of ASCII: Japanese has few, other languages write words with such bytes in them. */
  readonly behindLetters: number
  /** Bytes that are no character. */
  readonly invalid: number
}

type Kind = Exclude<keyof JapaneseCounts, 'behindLetters'>

/** The kind of the character that begins at a byte, and how many it has. */
type ReadCharacter = (lead: number, trail: number) => readonly [Kind, length: number]

const none: readonly [Kind, number] = ['invalid', 1]

/** Of JIS X 0208, by its row (区), from 1. */
function kindOfRow(row: number, cell: number): Kind {
  if (row === 4 || row === 5) return 'kana'
  if (row <= 3 || row === 6 || row === 13) return 'symbols'
  if (row < 16) return 'invalid'
  if (row < 47 || (row === 47 && cell <= 51)) return 'usualKanji'
  return row <= 84 ? 'rareKanji' : 'invalid'
}

/** CP932, as Windows writes it: JIS X 0208 and the characters that NEC and IBM added. */
const readShiftJis: ReadCharacter = (lead, trail) => {
  if (lead >= 0xa1 && lead <= 0xdf) return ['halfKana', 1]
  const isLead = (lead >= 0x81 && lead <= 0x9f) || (lead >= 0xe0 && lead <= 0xfc)
  if (!isLead || trail < 0x40 || trail > 0xfc || trail === 0x7f) return none
  if (lead >= 0xed)
    return [lead <= 0xee || (lead >= 0xfa && (lead < 0xfc || trail <= 0x4b)) ? 'rareKanji' : 'invalid', 2]
  const rows = (lead - (lead < 0xa0 ? 0x81 : 0xc1)) * 2 + 1
  const isSecond = trail >= 0x9f
  const cell = isSecond ? trail - 0x9e : trail - (trail > 0x7f ? 0x40 : 0x3f)
  return [kindOfRow(isSecond ? rows + 1 : rows, cell), 2]
}

const readEucJp: ReadCharacter = (lead, trail) => {
  if (trail < 0xa1 || trail > 0xfe) return none
  if (lead === 0x8e) return trail <= 0xdf ? ['halfKana', 2] : none
  if (lead === 0x8f) return ['rareKanji', 3]
  return lead >= 0xa1 && lead <= 0xfe ? [kindOfRow(lead - 0xa0, trail - 0xa0), 2] : none
}

const readers = { shift_jis: readShiftJis, 'euc-jp': readEucJp }

export function countJapanese(bytes: Uint8Array, encoding: keyof typeof readers): JapaneseCounts {
  const counts = { kana: 0, usualKanji: 0, rareKanji: 0, symbols: 0, halfKana: 0, behindLetters: 0, invalid: 0 }
  const read = readers[encoding]
  let before = 0
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at] ?? 0
    const [kind, length] = lead < 0x80 ? [undefined, 1] : read(lead, bytes[at + 1] ?? 0)
    if (kind) counts[kind]++
    if (kind && length > 1 && isAsciiLetter(before)) counts.behindLetters++
    before = kind ? 0 : lead
    at += length
  }
  return counts
}

function isAsciiLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
}

/** Whether a reader of Japanese would take it for that: hardly a byte too many, and mostly what is written every day. */
export function isLikelyJapanese(counts: JapaneseCounts): boolean {
  const { kana, usualKanji, rareKanji, symbols, behindLetters, invalid } = counts
  const wide = kana + usualKanji + rareKanji + symbols
  const everyday = kana + usualKanji
  return everyday > 0 && invalid * 200 <= wide && everyday >= 4 * rareKanji && behindLetters * 4 <= wide
}

/** Share of kana among wide characters, by which Japanese is distinguished from Chinese and Korean in the same bytes. */
export function shareOfKana({ kana, usualKanji, rareKanji }: JapaneseCounts): number {
  return kana / Math.max(1, kana + usualKanji + rareKanji)
}
