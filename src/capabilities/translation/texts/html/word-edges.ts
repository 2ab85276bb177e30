/** Places at which a word begins or ends, in order, those of the text itself among them. */
export function listWordEdges(text: string): number[] {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
  const edges = [...words].flatMap(({ index, segment, isWordLike }) =>
    isWordLike === true ? [index, index + segment.length] : [],
  )
  return [...new Set([0, ...edges, text.length])]
}

export function findNearestEdge(edges: readonly number[], at: number): number {
  return edges.reduce((best, edge) => (Math.abs(edge - at) < Math.abs(best - at) ? edge : best), 0)
}
