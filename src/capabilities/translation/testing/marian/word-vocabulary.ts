import type { Piece } from './write-sentencepiece.ts'

/** A word in one language and what it becomes in the other. */
export type WordPair = readonly [source: string, target: string]

export interface VocabularyPair {
  readonly source: readonly Piece[]
  readonly target: readonly Piece[]
}

export interface VocabularyOptions {
  readonly words: readonly WordPair[]
  /** Words that the model is not sure of: each has so many rivals, alike to the model. */
  readonly doubtful?: readonly WordPair[]
  /** Characters that stand for themselves; letters, digits and some signs unless given. */
  readonly characters?: string
  /** One vocabulary for both languages, as most released models have; there are no doubtful words in it. */
  readonly isShared?: boolean
  /** A piece for each byte, by which characters outside of all pieces are copied. */
  readonly hasBytes?: boolean
}

export const rivals = 'abcdefg'

const ascii = Array.from({ length: 94 }, (_, index) => String.fromCodePoint(33 + index)).join('')

/** Two vocabularies in which the pieces of one place belong together: a word's, or a character's of its own. */
export function pairVocabularies(options: VocabularyOptions): VocabularyPair {
  const { words, doubtful = [], characters = ascii, hasBytes = false, isShared = false } = options
  const doubts = doubtful.flatMap(([source, target]) => [
    [source, target] as const,
    ...Array.from(rivals, (letter) => [`${source}#${letter}`, `${target}#${letter}`] as const),
  ])
  const pairs = [...doubts, ...words]
  const both = [...controls, ...(hasBytes ? bytePieces() : []), ...characterPieces(characters)]
  const unused = fillUp(both.length + pairs.length * (isShared ? 2 : 1))
  if (isShared) {
    const shared = [...both, ...pairs.flat().map(wordPiece), ...unused]
    return { source: shared, target: shared }
  }
  return {
    source: [...both, ...pairs.map(([word]) => wordPiece(word)), ...unused],
    target: [...both, ...pairs.map(([, word]) => wordPiece(word)), ...unused],
  }
}

/** The runtimes take numbers of pieces that 8 divides. */
function fillUp(pieces: number): Piece[] {
  const missing = (8 - (pieces % 8)) % 8
  return Array.from({ length: missing }, (_, index) => ({ text: `<unused-${index}>`, score: 0, kind: 'control' }))
}

/** How many pieces stand before the words. */
export function countBeforeWords({ characters = ascii, hasBytes = false }: VocabularyOptions): number {
  return controls.length + (hasBytes ? 256 : 0) + characterPieces(characters).length
}

const controls: readonly Piece[] = [
  { text: '</s>', score: 0, kind: 'control' },
  { text: '<unk>', score: 0, kind: 'unknown' },
]

function bytePieces(): Piece[] {
  return Array.from({ length: 256 }, (_, byte) => ({
    text: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    score: 0,
    kind: 'byte',
  }))
}

function characterPieces(characters: string): Piece[] {
  return [...new Set(['▁', ...characters])].map((text) => ({ text, score: -10, kind: 'normal' }))
}

/** A word stands behind a space; Japanese and signs are written without one. */
export function wordPiece(word: string): Piece {
  return {
    text:
      /^[\p{L}\d]/u.test(word) && !/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(word)
        ? `▁${word}`
        : word,
    score: -1,
    kind: 'normal',
  }
}
