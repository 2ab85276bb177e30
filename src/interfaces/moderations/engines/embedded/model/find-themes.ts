import { lookUp } from '../../../../../libraries/json/look-up.ts'
import { hashText, joinHashes } from './hash.ts'
import { themeNumber } from './themes.ts'

/** Themes of words and phrases by hash; the mask's low and high 32 bits. */
export interface ThemeTable {
  readonly rowOf: ReadonlyMap<number, number>
  readonly low: Uint32Array
  readonly high: Uint32Array
  /** Which cluster of words that mean something alike a word belongs to, from 1 on, by the word's hash. */
  readonly clusterOf: ReadonlyMap<number, number>
}

export interface ThemedWords {
  readonly hashes: Uint32Array
  /** 0 for words of no cluster. */
  readonly clusters: Uint16Array
  readonly low: Uint32Array
  readonly high: Uint32Array
}

/** Words of a phrase, at most. */
const maxPhraseLength = 5
const maxJapaneseLength = 7

/** Phrases of these hide what their single words are about: "kill the lights", "breast cancer". */
const covering = ['idiom', 'sexual-health'].map((theme) => themeNumber.get(theme) ?? 0)
const coveringLow = covering.reduce((mask, bit) => (bit < 32 ? mask | (1 << bit) : mask), 0)
const coveringHigh = covering.reduce((mask, bit) => (bit >= 32 ? mask | (1 << (bit - 32)) : mask), 0)

const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/

/** Finds what each word is about, phrases at their first word. */
export function findThemes(words: readonly string[], table: ThemeTable): ThemedWords {
  const count = words.length
  const found = {
    hashes: Uint32Array.from(words, (word) => hashText(word)),
    clusters: new Uint16Array(count),
    low: new Uint32Array(count),
    high: new Uint32Array(count),
  }
  for (const [at, hash] of found.hashes.entries()) found.clusters[at] = table.clusterOf.get(hash) ?? 0
  let covered = 0
  for (const [at, word] of words.entries()) {
    if (japanese.test(word)) addJapanese(word, at, found, table)
    else covered = Math.max(covered, addPhrases(words, at, at < covered, found, table))
  }
  return found
}

/** Gives the place behind a phrase that covers its words, or 0. */
function addPhrases(
  words: readonly string[],
  at: number,
  isCovered: boolean,
  found: ThemedWords,
  table: ThemeTable,
): number {
  const last = Math.min(maxPhraseLength, words.length - at)
  const rows: number[] = []
  let hash = 0
  for (let length = 1; length <= last; length++) {
    const next = found.hashes[at + length - 1] ?? 0
    hash = length === 1 ? next : joinHashes(hash, next)
    const row = table.rowOf.get(hash) ?? (length === 1 ? findDisguised(words[at] ?? '', table) : undefined)
    if (row === undefined) continue
    const isCovering = ((table.low[row] ?? 0) & coveringLow) | ((table.high[row] ?? 0) & coveringHigh)
    if (isCovering && length > 1) {
      addRow(found, at, row, table)
      return at + length
    }
    rows.push(row)
  }
  if (!isCovered) for (const row of rows) addRow(found, at, row, table)
  return 0
}

function addRow({ low, high }: ThemedWords, at: number, row: number, table: ThemeTable): void {
  low[at] = (low[at] ?? 0) | (table.low[row] ?? 0)
  high[at] = (high[at] ?? 0) | (table.high[row] ?? 0)
}

function addJapanese(word: string, at: number, found: ThemedWords, table: ThemeTable): void {
  for (let start = 0; start < word.length; start++) {
    const end = Math.min(word.length, start + maxJapaneseLength)
    for (let stop = end; stop > start; stop--) {
      const row = table.rowOf.get(hashText(word.slice(start, stop)))
      if (row === undefined) continue
      addRow(found, at, row, table)
      start = stop - 1
      break
    }
  }
}

const leet: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Themes that are worth disguising: of the other words, "h4ve" may stay unknown. */
function findDisguised(word: string, { rowOf }: ThemeTable): number | undefined {
  if (/[a-z]/.test(word) && /[0-9@$!]/.test(word)) {
    const letters = word.replace(/[0-9@$!]/g, (sign) => lookUp(leet, sign) ?? sign)
    const row =
      rowOf.get(hashText(letters)) ??
      rowOf.get(hashText(word.replace(/[0-9@$!]/g, (sign) => (sign === '1' ? 'l' : (lookUp(leet, sign) ?? sign)))))
    if (row !== undefined) return row
  }
  if (!/([a-z])\1\1/.test(word)) return undefined
  return (
    rowOf.get(hashText(word.replace(/([a-z])\1{2,}/g, '$1'))) ??
    rowOf.get(hashText(word.replace(/([a-z])\1{2,}/g, '$1$1')))
  )
}
