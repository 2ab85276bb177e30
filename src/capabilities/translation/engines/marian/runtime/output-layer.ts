/**
 * The last product of each step of the decoder: what each word of the target language scores as the next one. Firefox's interface for such products hands
 * it through us, so that a word can be forbidden at one step and the search goes on to what it would have said otherwise.
 */
import { BeamMirror, type Hypothesis } from './beam-mirror.ts'
import { isMemory, type WasmImports, type WasmMemory } from '../../../../../libraries/web-assembly/web-assembly.ts'

/** What the decoder liked at one step of its best hypothesis. */
export interface DecoderStep {
  readonly step: number
  /** The likeliest words, the best first. */
  readonly words: readonly LikelyWord[]
}

export interface LikelyWord {
  /** Its place among the words that the shortlist leaves. */
  readonly column: number
  /** From 0 to 1, its share of the probability. */
  readonly share: number
}

export interface ForbiddenWords {
  readonly step: number
  readonly columns: readonly number[]
}

/** Of each step. */
const maxWords = 4

/** The word that ends a sentence; without it a sentence would go on and on. */
const endOfSentence = 0
/** The word for whatever is in no vocabulary. */
const unknownWord = 1
/** Less than any word scores, and more than what the search takes for no number. */
const forbiddenScore = -1e8

export class OutputLayer {
  #memory: WasmMemory | undefined
  /** Matrices of output layers, by their address: the column of the word that ends a sentence. */
  readonly #endOf = new Map<number, number>()
  /** The address of the words that the shortlist left for the last batch. */
  #selected = 0
  #step = 0
  #forbidden: ForbiddenWords | undefined
  #steps: DecoderStep[] | undefined
  /** One for each batch of the search that is followed. */
  #mirrors: { readonly beamSize: number; readonly all: BeamMirror[] } | undefined

  connect({ env }: WasmImports): void {
    const memory = env?.['memory']
    if (isMemory(memory)) this.#memory = memory
  }

  /** Runs a search for one sentence, and gives its steps, except for the last one. */
  record<Found>(search: () => Found): readonly [Found, readonly DecoderStep[]] {
    const steps: DecoderStep[] = (this.#steps = [])
    this.#step = 0
    try {
      return [search(), steps]
    } finally {
      this.#steps = undefined
    }
  }

  /** Runs the same search without those words at their step. */
  forbid<Found>(words: ForbiddenWords, search: () => Found): Found {
    this.#forbidden = words
    this.#step = 0
    try {
      return search()
    } finally {
      this.#forbidden = undefined
    }
  }

  /** Runs a search for some sentences, and gives what it has found for each, in an order of its own. */
  follow<Found>(beamSize: number, search: () => Found): readonly [Found, readonly (readonly Hypothesis[])[]] {
    const { all } = (this.#mirrors = { beamSize, all: new Array<BeamMirror>() })
    try {
      const found = search()
      return [found, all.flatMap(({ finished }) => finished)]
    } finally {
      this.#mirrors = undefined
    }
  }

  /** Hears of a product that is done; `values` are its arguments. */
  hear(name: string, values: readonly number[]): void {
    if (name === 'int8_multiply_and_add_bias') {
      const isHeard = this.#steps || this.#forbidden || this.#mirrors
      const end = isHeard ? this.#endOf.get(values[3] ?? 0) : undefined
      const [rows = 0, , columns = 0, output = 0] = values.slice(8)
      if (end !== undefined) this.#take(this.#read(Float32Array, output, rows * columns), columns, end)
    } else if (name === 'int8_select_columns_of_b') {
      // The words that the shortlist leaves for a batch: a matrix, its width and columns; those to select, their count; the output.
      const [, , , selected = 0, count = 0, output = 0] = values
      // That of the batch before is gone.
      this.#endOf.delete(this.#selected)
      this.#selected = output
      const ids = this.#read(Uint32Array, selected, count)
      const end = ids.indexOf(endOfSentence)
      this.#endOf.set(output, end)
      const columns = { ids: ids.slice(), end, unknown: ids.indexOf(unknownWord) }
      this.#mirrors?.all.push(new BeamMirror(this.#mirrors.beamSize, columns))
    } else if (name.startsWith('int8_prepare_b')) {
      // Only embeddings, which models share with their output layer, are transposed and not quantized.
      const output = values.at(-1) ?? 0
      if (name === 'int8_prepare_b_from_transposed') this.#endOf.set(output, endOfSentence)
      else this.#endOf.delete(output)
    }
  }

  #take(scores: Float32Array, columns: number, end: number): void {
    const step = this.#step++
    if (this.#forbidden?.step === step)
      for (const column of this.#forbidden.columns)
        for (let at = column; at < scores.length; at += columns) scores[at] = forbiddenScore
    this.#mirrors?.all.at(-1)?.take(scores)
    if (!this.#steps) return
    // The best hypothesis so far comes first.
    const words = listLikeliest(scores.subarray(0, columns))
    const last = words.findIndex(({ column }) => column === end)
    if (last !== 0) this.#steps.push({ step, words: last < 0 ? words : words.slice(0, last) })
  }

  #read<Numbers>(
    Type: new (buffer: ArrayBufferLike, start: number, length: number) => Numbers,
    address: number,
    length: number,
  ): Numbers {
    return this.#memory ? new Type(this.#memory.buffer, address, length) : new Type(new ArrayBuffer(0), 0, 0)
  }
}

function listLikeliest(scores: Float32Array): LikelyWord[] {
  const columns: number[] = []
  for (let word = 0; word < maxWords && word < scores.length; word++) columns.push(findLargest(scores, columns))
  const largest = scores[columns[0] ?? 0] ?? 0
  const sum = scores.reduce((total, score) => total + Math.exp(score - largest), 0)
  return columns.map((column) => ({ column, share: Math.exp((scores[column] ?? 0) - largest) / sum }))
}

function findLargest(scores: Float32Array, without: readonly number[]): number {
  let largest = -1
  for (let at = 0; at < scores.length; at++)
    if ((largest < 0 || (scores[at] ?? 0) > (scores[largest] ?? 0)) && !without.includes(at)) largest = at
  return largest
}
