/** A translation that the search has finished. */
export interface Hypothesis {
  /** Of the vocabulary, without the end of the sentence. */
  readonly pieces: readonly number[]
  /** Mean log probability of a piece, its end included: what the search ranks by. */
  readonly score: number
}

/** The words that the shortlist leaves for a batch, by their column. */
export interface Columns {
  readonly ids: Uint32Array
  readonly end: number
  /** Never said; -1 where the shortlist has left it out. */
  readonly unknown: number
}

/** A hypothesis under way, or one that goes on from it by a word. */
interface Path {
  readonly total: number
  readonly column: number
  readonly before: Path | undefined
}

const root: Path = { total: 0, column: -1, before: undefined }

/**
 * Makes Marian's beam search over again from the scores of its output layer, as it gives out the best translation alone. Rows are those of all
 * sentences' best hypotheses, then all their second ones, and so on; sentences whose hypotheses have all ended are left out.
 */
export class BeamMirror {
  readonly #beamSize: number
  readonly #columns: Columns
  readonly #finished: Hypothesis[][] = []
  /** Sentences under way, by their place, with their hypotheses, the best first. */
  #open: { readonly sentence: number; readonly paths: readonly Path[] }[] = []
  #step = 0
  #isLost = false

  constructor(beamSize: number, columns: Columns) {
    this.#beamSize = beamSize
    this.#columns = columns
  }

  /** What was found for each sentence, in the order of the batch; nothing where the search went a way that is not known here. */
  get finished(): readonly (readonly Hypothesis[])[] {
    return this.#isLost ? [] : this.#finished
  }

  take(scores: Float32Array): void {
    const { length: columns } = this.#columns.ids
    if (this.#step === 0) this.#begin(scores.length / columns)
    const width = this.#open.reduce((widest, { paths }) => Math.max(widest, paths.length), 0)
    const count = this.#open.length
    this.#isLost ||= count === 0 || scores.length !== width * count * columns
    if (this.#isLost) return
    this.#open = this.#open.flatMap(({ sentence, paths }, place) => {
      const rows = paths.map((_, beam) =>
        scores.subarray((beam * count + place) * columns, (beam * count + place + 1) * columns),
      )
      const next = this.#follow(sentence, paths, rows)
      return next.length > 0 ? [{ sentence, paths: next }] : []
    })
    this.#step++
  }

  #begin(sentences: number): void {
    for (let sentence = 0; sentence < sentences; sentence++) {
      this.#finished.push([])
      this.#open.push({ sentence, paths: [root] })
    }
  }

  /** The hypotheses that go on. Those that have ended take a place of the beam with them. */
  #follow(sentence: number, paths: readonly Path[], rows: readonly Float32Array[]): Path[] {
    const limit = this.#step === 0 ? this.#beamSize : paths.length
    const next = paths.flatMap((before, beam) => {
      const row = rows[beam] ?? new Float32Array(0)
      const total = sumOfExponentials(row)
      return listLargest(row, limit, this.#columns.unknown).map((column): Path => ({
        total: before.total + (row[column] ?? 0) - total,
        column,
        before,
      }))
    })
    const best = next.toSorted((one, other) => other.total - one.total).slice(0, limit)
    for (const path of best) if (path.column === this.#columns.end) this.#finish(sentence, path)
    return best.filter(({ column }) => column !== this.#columns.end)
  }

  #finish(sentence: number, last: Path): void {
    const pieces: number[] = []
    for (let path = last.before; path && path.column >= 0; path = path.before)
      pieces.push(this.#columns.ids[path.column] ?? 0)
    this.#finished[sentence]?.push({ pieces: pieces.toReversed(), score: last.total / (this.#step + 1) })
  }
}

function listLargest(row: Float32Array, count: number, without: number): number[] {
  const largest: number[] = []
  let least = Number.NEGATIVE_INFINITY
  for (let column = 0; column < row.length; column++) {
    const score = row[column] ?? 0
    if (score <= least || column === without) continue
    const place = largest.findIndex((other) => (row[other] ?? 0) < score)
    largest.splice(place < 0 ? largest.length : place, 0, column)
    if (largest.length > count) largest.pop()
    if (largest.length === count) least = row[largest[count - 1] ?? 0] ?? 0
  }
  return largest
}

/** Steps of a table of e to the power of -x, between which a line is drawn: Math.exp takes four times as long. */
const fineness = 16
const powers = Float64Array.from({ length: 32 * fineness }, (_, index) => Math.exp(-index / fineness))

/** Of what lies further below the largest, ten thousand together do not change the sum's fifth digit. */
const negligible = 20

/** The logarithm of the sum. */
function sumOfExponentials(row: Float32Array): number {
  const largest = findLargest(row)
  let sum = 0
  // By index: an iterator takes three times as long.
  for (let column = 0; column < row.length; column++) {
    const distance = largest - (row[column] ?? 0)
    if (distance < negligible) sum += readPower(distance * fineness)
  }
  return largest + Math.log(sum)
}

function findLargest(row: Float32Array): number {
  let largest = Number.NEGATIVE_INFINITY
  for (let column = 0; column < row.length; column++) largest = Math.max(largest, row[column] ?? 0)
  return largest
}

function readPower(distance: number): number {
  const place = Math.floor(distance)
  const power = powers[place] ?? 0
  return power + ((powers[place + 1] ?? 0) - power) * (distance - place)
}
