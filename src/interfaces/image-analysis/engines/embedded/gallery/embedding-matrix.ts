/** Embeddings of one length, a row each, with whom or what they show. */
export interface EmbeddingMatrix {
  readonly width: number
  readonly names: readonly string[]
  /** Row after row. */
  readonly values: Float32Array
}

export interface NearestRow {
  readonly name: string
  readonly squaredDistance: number
}

/** Numbers after which it is asked whether a row can still be the nearest. */
const stretch = 64

/** The nearest of the rows from `begin` to `end`, or `best` where none is nearer. */
export function findNearest(
  { width, names, values }: EmbeddingMatrix,
  wanted: Float32Array,
  begin: number,
  end: number,
  best: NearestRow | undefined,
): NearestRow | undefined {
  let nearest = best
  for (let row = begin; row < end; row += 1) {
    const most = nearest?.squaredDistance ?? Infinity
    const squares = sumSquares(values, row * width, wanted, most)
    if (squares < most) nearest = { name: names[row] ?? '', squaredDistance: squares }
  }
  return nearest
}

/** Of the differences; of what is more than `most`, the beginning. */
function sumSquares(values: Float32Array, start: number, wanted: Float32Array, most: number): number {
  let squares = 0
  for (let place = 0; place < wanted.length && squares < most;) {
    const end = Math.min(wanted.length, place + stretch)
    for (; place < end; place += 1) squares += ((wanted[place] ?? 0) - (values[start + place] ?? 0)) ** 2
  }
  return squares
}
