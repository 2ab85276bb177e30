/** The cheapest way to write a run of Japanese as pieces that the model knows: Viterbi over a unigram model. */

export interface Segmenter {
  /** Pieces of which the run is made; characters that no piece begins with stand alone. */
  segment(run: string): string[]
}

/** Characters of the longest piece. */
const maxPieceLength = 8

/**
 * @param costOf the negative log-probability of a piece; undefined for what is none
 * @param unknownCost the cost of a character that is no piece
 */
export function createSegmenter(costOf: (piece: string) => number | undefined, unknownCost: number): Segmenter {
  return {
    segment(run) {
      const starts = findCheapest(run, costOf, unknownCost)
      const pieces: string[] = []
      for (let end = run.length; end > 0; end = starts[end] ?? 0) pieces.push(run.slice(starts[end], end))
      return pieces.reverse()
    },
  }
}

/** For every end, where its last piece starts. */
function findCheapest(run: string, costOf: (piece: string) => number | undefined, unknownCost: number): Uint32Array {
  const best = new Float64Array(run.length + 1).fill(Infinity)
  const starts = new Uint32Array(run.length + 1)
  best[0] = 0
  for (let start = 0; start < run.length; start++) {
    const before = best[start] ?? Infinity
    const last = Math.min(maxPieceLength, run.length - start)
    for (let length = 1; length <= last; length++) {
      const cost = costOf(run.slice(start, start + length)) ?? (length === 1 ? unknownCost : Infinity)
      if (before + cost >= (best[start + length] ?? Infinity)) continue
      best[start + length] = before + cost
      starts[start + length] = start
    }
  }
  return starts
}
