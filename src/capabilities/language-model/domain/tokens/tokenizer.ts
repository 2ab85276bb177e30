/** Byte-pair encoding over UTF-8 (Sennrich et al. 2016, over bytes as in Radford et al. 2019): any text has tokens. */
import { splitPieces } from './split-pieces.ts'

/** Token 0 ends a text; tokens 1 to 256 are the bytes; the others are merges of two earlier ones, in order. */
export const endOfText = 0
export const firstMerge = 257

export interface Tokenizer {
  readonly size: number
  /** Bytes of the longest token. */
  readonly maxLength: number
  encode(text: string): number[]
  /** The same in steps, each well below a millisecond. */
  encodeInSteps(text: string): Generator<void, number[]>
  bytesOf(token: number): Uint8Array
}

/** `merges` holds left and right of each merged token in turn. */
export function createTokenizer(merges: Uint16Array): Tokenizer {
  const bytes = spellTokens(merges)
  const ranks = rankPairs(merges, bytes.length)
  const known = new Map<string, readonly number[]>()
  const encodePiece = (piece: string): readonly number[] => {
    const found = known.get(piece)
    if (found) return found
    const tokens = mergePairs(toByteTokens(piece), ranks, bytes.length)
    if (known.size < maxCachedPieces) known.set(piece, tokens)
    return tokens
  }
  function* encodeInSteps(text: string): Generator<void, number[]> {
    const tokens: number[] = []
    let pieces = 0
    for (const piece of splitPieces(text)) {
      for (const token of encodePiece(piece)) tokens.push(token)
      if (++pieces % piecesPerStep === 0) yield
    }
    return tokens
  }
  const encode = (text: string) => {
    const steps = encodeInSteps(text)
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
  }
  const maxLength = bytes.reduce((max, { length }) => Math.max(max, length), 0)
  return { size: bytes.length, maxLength, encode, encodeInSteps, bytesOf: (token) => bytes[token] ?? nothing }
}

const nothing = new Uint8Array(0)
const maxCachedPieces = 50_000
const piecesPerStep = 100
const encoder = new TextEncoder()

function toByteTokens(piece: string): number[] {
  return Array.from(encoder.encode(piece), (byte) => byte + 1)
}

function spellTokens(merges: Uint16Array): readonly Uint8Array[] {
  const bytes = [nothing, ...Array.from({ length: 256 }, (_, byte) => Uint8Array.of(byte))]
  for (let at = 0; at + 1 < merges.length; at += 2) {
    const [left = nothing, right = nothing] = [bytes[merges[at] ?? 0], bytes[merges[at + 1] ?? 0]]
    const both = new Uint8Array(left.length + right.length)
    both.set(left)
    both.set(right, left.length)
    bytes.push(both)
  }
  return bytes
}

function rankPairs(merges: Uint16Array, size: number): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>()
  for (let at = 0; at + 1 < merges.length; at += 2) {
    ranks.set((merges[at] ?? 0) * size + (merges[at + 1] ?? 0), firstMerge + at / 2)
  }
  return ranks
}

/** Joins the pair that was learnt first until none is left; pieces are short, so a plain scan is the fastest. */
function mergePairs(tokens: number[], ranks: ReadonlyMap<number, number>, size: number): readonly number[] {
  while (tokens.length > 1) {
    let [best, place] = [Infinity, -1]
    for (let at = 0; at + 1 < tokens.length; at++) {
      const merged = ranks.get((tokens[at] ?? 0) * size + (tokens[at + 1] ?? 0)) ?? Infinity
      if (merged < best) [best, place] = [merged, at]
    }
    if (place < 0) break
    tokens.splice(place, 2, best)
  }
  return tokens
}
