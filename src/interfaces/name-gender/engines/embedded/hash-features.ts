/**
 * Names as hashed character n-grams (the hashing trick: Weinberger et al., 2009). A word is written `^word$`; its runs of two to
 * five characters, its whole, and its beginnings and ends by origin each point at one weight.
 */
import { splitSyllables } from './split-syllables.ts'

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

/** Calls `take` with the hash of every run of `from` to `to` characters of the marked word. */
function eachRun(marked: string, from: number, to: number, take: (hash: number) => void): void {
  for (let begin = 0; begin < marked.length; begin++) {
    let hash = seed
    for (let length = 1; length <= to && begin + length <= marked.length; length++) {
      hash = add(hash, marked.charCodeAt(begin + length - 1))
      if (length >= from) take(hash)
    }
  }
}

function hashText(text: string, salt: number): number {
  let hash = seed ^ salt
  for (let at = 0; at < text.length; at++) hash = add(hash, text.charCodeAt(at))
  return hash
}

/**
 * Rows of a given name's weights that hold for every origin, the whole word last. Names built of syllables share no spelling with
 * others: "min" and "jan" mean nothing alike there, so they have rows of their own.
 */
export function genderFeatures(word: string, isSyllabic: boolean): number[] {
  const rows: number[] = []
  const marked = mark(word)
  const salt = isSyllabic ? 0x51ab1e : 0
  eachRun(marked, 2, 5, (hash) => rows.push(finish(hash ^ salt) & (genderRows - 1)))
  rows.push(finish(hashText(marked, salt ^ 0x77)) & (genderRows - 1))
  return rows
}

/** Rows of its weights for one origin: the whole, beginnings and ends, and syllables where names are built of them. */
export function genderFeaturesOf(word: string, origin: number): number[] {
  const marked = mark(word)
  const salt = Math.imul(origin + 1, 0x9e3779b1)
  const rows = [finish(salt) & (genderRows - 1)]
  const push = (hash: number) => rows.push(finish(hash) & (genderRows - 1))
  push(hashText(marked, salt ^ 0x77))
  for (let length = 2; length <= 5 && length < marked.length; length++)
    push(hashText(marked.slice(-length), salt ^ 0x33))
  push(hashText(marked.slice(0, 4), salt ^ 0x55))
  const syllables = splitSyllables(word, origin)
  for (const [at, syllable] of syllables.entries()) {
    push(hashText(syllable, salt ^ 0x5a5a))
    push(hashText(syllable, salt ^ (syllables.length === 1 ? 0xa1 : 0xa2 + at)))
  }
  return rows
}

/** Rows of a word's weights for each origin; given names and family names have weights of their own. */
export function originFeatures(word: string, role: 'given' | 'family'): number[] {
  const rows: number[] = []
  const marked = mark(word)
  const salt = role === 'given' ? 0x1357 : 0x2468
  eachRun(marked, 2, 4, (hash) => rows.push(finish(hash ^ salt) & (originRows - 1)))
  rows.push(finish(hashText(marked, salt)) & (originRows - 1))
  return rows
}

/** Rows of the weights that tell a given name from a family name. */
export function roleFeatures(word: string): number[] {
  const rows: number[] = []
  const marked = mark(word)
  eachRun(marked, 2, 5, (hash) => rows.push(finish(hash ^ 0x7777) & (roleRows - 1)))
  rows.push(finish(hashText(marked, 0x7171)) & (roleRows - 1))
  return rows
}

/** Rows of the weights that tell a text in characters, Hangul or kana from other words: its runs of one to three, its whole last. */
export function characterFeatures(text: string): number[] {
  const rows: number[] = []
  const marked = mark(text)
  eachRun(marked, 1, 3, (hash) => rows.push(finish(hash ^ 0x3333) & (characterRows - 1)))
  rows.push(finish(hashText(marked, 0x3535)) & (characterRows - 1))
  return rows
}
