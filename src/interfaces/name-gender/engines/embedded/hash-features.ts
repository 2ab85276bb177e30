/**
 * Names as hashed character n-grams (the hashing trick: Weinberger et al., 2009). A word is written `^word$`; its runs of two to
 * five characters, its whole, and its beginnings and ends by origin each point at one weight.
 */
import { isSyllabic, splitSyllables } from './split-syllables.ts'

/** Rows of the table of gender weights; a power of two. */
export const genderRows = 2 ** 20
/** Rows of the table of origin weights, each as wide as there are origins. */
export const originRows = 2 ** 16
/** Rows of the table that tells given names from family names. */
export const roleRows = 2 ** 19

/** Rows of the table that tells names in characters, Hangul and kana from other words. */
export const characterRows = 2 ** 16

const seed = 0x811c9dc5
const maxLength = 24
const salts = {
  gender: { ofRuns: 0, ofWhole: 0x77 },
  syllabic: { ofRuns: 0x51ab1e, ofWhole: 0x51ab1e ^ 0x77 },
  given: { ofRuns: 0x1357, ofWhole: 0x1357 },
  family: { ofRuns: 0x2468, ofWhole: 0x2468 },
  role: { ofRuns: 0x7777, ofWhole: 0x7171 },
  characters: { ofRuns: 0x3333, ofWhole: 0x3535 },
}

/** FNV-1a over UTF-16 code units. */
function add(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

function finish(hash: number): number {
  let mixed = hash ^ (hash >>> 15)
  mixed = Math.imul(mixed, 0x2c1b3c6d)
  mixed ^= mixed >>> 12
  mixed = Math.imul(mixed, 0x297a2d39)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

function mark(word: string): string {
  const joined = word.includes('-') ? word.replaceAll('-', '') : word
  return `^${joined.slice(0, maxLength)}$`
}

/** Rows, in a table of `count`, of every run of `from` to `to` characters of the marked word, and of the whole after them. */
function rowsOf(
  marked: string,
  [from, to]: readonly [from: number, to: number],
  count: number,
  { ofRuns, ofWhole }: Salts,
): number[] {
  const rows: number[] = []
  for (let begin = 0; begin < marked.length; begin++) {
    const end = Math.min(begin + to, marked.length)
    let hash = seed
    for (let at = begin; at < end; at++) {
      hash = add(hash, marked.charCodeAt(at))
      if (at - begin + 1 >= from) rows.push(finish(hash ^ ofRuns) & (count - 1))
    }
  }
  rows.push(finish(hashText(marked, ofWhole)) & (count - 1))
  return rows
}

/** What keeps features apart that are spelled alike. */
interface Salts {
  readonly ofRuns: number
  readonly ofWhole: number
}

function hashText(text: string, salt: number, begin = 0, end = text.length): number {
  let hash = seed ^ salt
  for (let at = begin; at < end; at++) hash = add(hash, text.charCodeAt(at))
  return hash
}

/**
 * Rows of a given name's weights that hold for every origin, the whole word last. Names built of syllables share no spelling with
 * others: "min" and "jan" mean nothing alike there, so they have rows of their own.
 */
export function genderFeatures(word: string, isBuilt: boolean): number[] {
  return rowsOf(mark(word), [2, 5], genderRows, isBuilt ? salts.syllabic : salts.gender)
}

/** Rows of its weights for one origin: the whole, beginnings and ends, and syllables where names are built of them. */
export function genderFeaturesOf(word: string, origin: number): number[] {
  const marked = mark(word)
  const { length: end } = marked
  const salt = Math.imul(origin + 1, 0x9e3779b1)
  const rows = [toRow(salt), toRow(hashText(marked, salt ^ 0x77))]
  for (let length = 2; length <= 5 && length < end; length++)
    rows.push(toRow(hashText(marked, salt ^ 0x33, end - length)))
  rows.push(toRow(hashText(marked, salt ^ 0x55, 0, Math.min(4, end))))
  if (!isSyllabic(origin)) return rows
  const syllables = splitSyllables(word, origin)
  for (const [at, syllable] of syllables.entries()) {
    rows.push(toRow(hashText(syllable, salt ^ 0x5a5a)))
    rows.push(toRow(hashText(syllable, salt ^ (syllables.length === 1 ? 0xa1 : 0xa2 + at))))
  }
  return rows
}

function toRow(hash: number): number {
  return finish(hash) & (genderRows - 1)
}

/** Rows of a word's weights for each origin; given names and family names have weights of their own. */
export function originFeatures(word: string, role: 'given' | 'family'): number[] {
  return rowsOf(mark(word), [2, 4], originRows, salts[role])
}

/** Rows of the weights that tell a given name from a family name. */
export function roleFeatures(word: string): number[] {
  return rowsOf(mark(word), [2, 5], roleRows, salts.role)
}

/** Rows of the weights that tell a text in characters, Hangul or kana from other words: its runs of one to three, its whole last. */
export function characterFeatures(text: string): number[] {
  return rowsOf(mark(text), [1, 3], characterRows, salts.characters)
}
