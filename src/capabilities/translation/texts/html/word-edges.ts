import { setImmediate } from 'node:timers/promises'

/** Characters that are looked through in one turn: words are found by a dictionary where no spaces part them. */
const sliceLength = 4_096

/**
 * Places at which a word begins or ends, in order, those of the text itself among them. Others have their turn after each slice; where
 * one slice ends and the next begins a word may be cut.
 */
export async function listWordEdges(text: string): Promise<readonly number[]> {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  const edges = new Set([0])
  for (let begin = 0; begin < text.length; begin += sliceLength) {
    if (begin > 0) await setImmediate()
    for (const { index, segment, isWordLike } of segmenter.segment(text.slice(begin, begin + sliceLength)))
      if (isWordLike === true) edges.add(begin + index).add(begin + index + segment.length)
  }
  return [...edges.add(text.length)]
}

/** `edges` are in order; of two that are equally near it is the first. */
export function findNearestEdge(edges: readonly number[], at: number): number {
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edges[middle] ?? 0) < at) low = middle + 1
    else high = middle
  }
  const before = edges[low - 1] ?? edges[low] ?? 0
  const after = edges[low] ?? before
  return at - before <= after - at ? before : after
}
