/** Of a source piece for which a translation has nothing. */
const nothing = 1e-5
/** Steps of the logarithm that a byte counts. */
const fineness = 32

const powers = Float64Array.from({ length: 256 }, (_, weight) => Math.exp(-weight / fineness))

/**
 * How likely source pieces are under target pieces, by IBM's first model (Brown et al. 1993): what `write_lexicon.py` writes. The number of target
 * pieces; for each where its part begins, and where the last one ends, in 32 bits; source pieces in 16 bits; their negative logarithms in bytes.
 */
export class Lexicon {
  readonly #begins: Uint32Array
  readonly #sources: Uint16Array
  readonly #weights: Uint8Array

  constructor(file: Uint8Array) {
    // Numbers of several bytes have to lie at their multiples.
    const { buffer } = Uint8Array.from(file)
    const [count = 0] = new Uint32Array(buffer, 0, 1)
    this.#begins = new Uint32Array(buffer, 4, count + 1)
    const entries = this.#begins[count] ?? 0
    const place = 4 * (count + 2)
    this.#sources = new Uint16Array(buffer, place, entries)
    this.#weights = new Uint8Array(buffer, place + 2 * entries, entries)
  }

  /** The mean log probability of a source piece, given the whole translation. */
  score(source: readonly number[], target: readonly number[]): number {
    const likely = new Map(source.map((piece) => [piece, 0]))
    for (const piece of target)
      for (let at = this.#begins[piece] ?? 0; at < (this.#begins[piece + 1] ?? 0); at++) {
        const known = likely.get(this.#sources[at] ?? 0)
        if (known !== undefined) likely.set(this.#sources[at] ?? 0, known + (powers[this.#weights[at] ?? 0] ?? 0))
      }
    const sum = source.reduce(
      (total, piece) => total + Math.log((likely.get(piece) ?? 0) / (target.length + 1) + nothing),
      0,
    )
    return source.length === 0 ? 0 : sum / source.length
  }
}
