import { normalizeText } from '../text/normalize-text.ts'
import type { ScoredPiece } from './read-pieces.ts'

/** SentencePiece's sign for a space. */
export const space = '▁'
/** A character that no piece has. */
const unknownScore = -20

/** The pieces of a vocabulary by their text. */
export interface PieceIndex {
  readonly ids: ReadonlyMap<string, number>
  readonly scores: readonly number[]
  /** In UTF-16 units. */
  readonly maxLength: number
}

export function indexPieces(pieces: readonly ScoredPiece[]): PieceIndex {
  return {
    ids: new Map(pieces.map(({ text }, id) => [text, id])),
    scores: pieces.map(({ score }) => score),
    maxLength: pieces.reduce((longest, { text }) => Math.max(longest, text.length), 0),
  }
}

/**
 * The likeliest way to put a text together from pieces (Kudo 2018), as SentencePiece cuts it, but for what no piece has: that is left out instead of
 * being spelled by bytes.
 */
export function cutPieces(text: string, { ids, scores, maxLength }: PieceIndex): readonly number[] {
  const spaced = space + normalizeText(text, 'NFKC').trim().replaceAll(/\s+/g, space)
  const best = new Float64Array(spaced.length + 1).fill(Number.NEGATIVE_INFINITY)
  const begins = new Int32Array(spaced.length + 1)
  best[0] = 0
  for (let begin = 0; begin < spaced.length; begin++) {
    const sofar = best[begin] ?? 0
    for (let end = begin + 1; end <= Math.min(spaced.length, begin + maxLength); end++) {
      const id = ids.get(spaced.slice(begin, end))
      if (id === undefined && end > begin + 1) continue
      const score = sofar + (id === undefined ? unknownScore : (scores[id] ?? 0))
      if (score <= (best[end] ?? 0)) continue
      best[end] = score
      begins[end] = begin
    }
  }
  const cut: number[] = []
  for (let end = spaced.length; end > 0; end = begins[end] ?? 0) {
    const id = ids.get(spaced.slice(begins[end], end))
    if (id !== undefined) cut.push(id)
  }
  return cut.toReversed()
}
