import { findFixedTerms, mergeTerms } from '../fixed-terms/find-fixed-terms.ts'

/** Characters that are looked through at once: words are found by a dictionary where no spaces part them. */
const sliceLength = 1_024

/**
 * Places at which a word begins or ends, in order, those of the text itself among them; placeholders, addresses and the like are words. In steps, a slice
 * each; where one slice ends and the next begins a word may be cut.
 */
export function* listWordEdges(text: string): Generator<void, readonly number[]> {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  const edges = new Set([0])
  for (let begin = 0; begin < text.length; begin += sliceLength) {
    const slice = text.slice(begin, begin + sliceLength)
    for (const word of mergeTerms(findFixedTerms(slice), listWords(segmenter, slice)))
      edges.add(begin + word.begin).add(begin + word.end)
    yield
  }
  return [...edges.add(text.length)]
}

function listWords(segmenter: Intl.Segmenter, text: string) {
  return Array.from(segmenter.segment(text)).flatMap(({ index, segment, isWordLike }) =>
    isWordLike === true ? [{ begin: index, end: index + segment.length }] : [],
  )
}

/** The number of the first edge that is not before a place. */
export function findEdge(edges: readonly number[], at: number): number {
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edges[middle] ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}

/** `edges` are in order; of two that are equally near it is the first. */
export function findNearestEdge(edges: readonly number[], at: number): number {
  const place = findEdge(edges, at)
  const before = edges[place - 1] ?? edges[place] ?? 0
  const after = edges[place] ?? before
  return at - before <= after - at ? before : after
}
