/** How likely words translate each other, learnt from pairs by IBM's first model (Brown et al. 1993), both ways at once. */

const iterations = 5
/** Slots of the table of word pairs that occur together; a power of two. */
const slots = 2 ** 25

export type WordPair = readonly [english: readonly string[], japanese: readonly string[]]

export class WordAssociations {
  readonly #english = new Map<string, number>([['', 0]])
  readonly #japanese = new Map<string, number>([['', 0]])
  readonly #counts: { english: number[]; japanese: number[] } = { english: [0], japanese: [0] }
  readonly #keys = new Float64Array(slots)
  /** Of the Japanese word given the English one. */
  #forward = new Float32Array(slots).fill(1e-3)
  /** Of the English word given the Japanese one. */
  #backward = new Float32Array(slots).fill(1e-3)

  constructor(pairs: readonly WordPair[]) {
    const sentences = pairs.map(([english, japanese]) => ({
      english: english.map((word) => number(this.#english, this.#counts.english, word)),
      japanese: japanese.map((word) => number(this.#japanese, this.#counts.japanese, word)),
    }))
    for (let round = 0; round < iterations; round++) this.#learn(sentences)
  }

  /** How well the best of the Japanese words explains an English one; undefined for a word too rare to tell. */
  explainEnglish(word: string, japanese: readonly string[]): number | undefined {
    const english = this.#english.get(word) ?? 0
    if ((this.#counts.english[english] ?? 0) < 3) return undefined
    return Math.max(
      0,
      ...japanese.map((other) =>
        this.#probability(this.#backward, english, this.#japanese.get(other) ?? 0, 'japanese'),
      ),
    )
  }

  explainJapanese(word: string, english: readonly string[]): number | undefined {
    const japanese = this.#japanese.get(word) ?? 0
    if ((this.#counts.japanese[japanese] ?? 0) < 3) return undefined
    return Math.max(
      0,
      ...english.map((other) => this.#probability(this.#forward, this.#english.get(other) ?? 0, japanese, 'english')),
    )
  }

  /** What was seen only once or twice is believed the less. */
  #probability(table: Float32Array, english: number, japanese: number, given: 'english' | 'japanese'): number {
    const slot = this.#find(english, japanese, false)
    const seen = this.#counts[given][given === 'english' ? english : japanese] ?? 0
    return slot < 0 ? 0 : ((table[slot] ?? 0) * seen) / (seen + 1)
  }

  #learn(sentences: readonly { readonly english: readonly number[]; readonly japanese: readonly number[] }[]): void {
    const [forward, backward] = [new Float32Array(slots), new Float32Array(slots)]
    const totals = {
      english: new Float64Array(this.#counts.english.length),
      japanese: new Float64Array(this.#counts.japanese.length),
    }
    for (const { english, japanese } of sentences) {
      this.#share(japanese, [0, ...english], this.#forward, forward, totals.english, false)
      this.#share(english, [0, ...japanese], this.#backward, backward, totals.japanese, true)
    }
    for (let slot = 0; slot < slots; slot++) {
      const key = this.#keys[slot] ?? 0
      if (key === 0) continue
      const [english, japanese] = [Math.floor(key / 2 ** 20) - 1, key % 2 ** 20]
      forward[slot] = (forward[slot] ?? 0) / Math.max(totals.english[english] ?? 1, 1e-9)
      backward[slot] = (backward[slot] ?? 0) / Math.max(totals.japanese[japanese] ?? 1, 1e-9)
    }
    this.#forward = forward
    this.#backward = backward
  }

  /** Each word is shared among those that may have made it, as likely as each was so far. */
  #share(
    words: readonly number[],
    givens: readonly number[],
    table: Float32Array,
    sums: Float32Array,
    totals: Float64Array,
    isBackward: boolean,
  ): void {
    for (const word of words) {
      const places = givens.map((given) => (isBackward ? this.#find(word, given, true) : this.#find(given, word, true)))
      const whole = places.reduce((sum, place) => sum + (table[place] ?? 0), 0)
      places.forEach((place, at) => {
        const share = (table[place] ?? 0) / Math.max(whole, 1e-12)
        const given = givens[at] ?? 0
        sums[place] = (sums[place] ?? 0) + share
        totals[given] = (totals[given] ?? 0) + share
      })
    }
  }

  #find(english: number, japanese: number, adds: boolean): number {
    const key = (english + 1) * 2 ** 20 + japanese
    let slot = (Math.imul(english, 0x9e37_79b1) ^ Math.imul(japanese, 0x85eb_ca6b)) >>> 7
    for (;;) {
      const found = this.#keys[slot]
      if (found === key) return slot
      if (found === 0) {
        if (!adds) return -1
        this.#keys[slot] = key
        return slot
      }
      slot = (slot + 1) % slots
    }
  }
}

function number(numbers: Map<string, number>, counts: number[], word: string): number {
  const known = numbers.get(word) ?? numbers.size
  numbers.set(word, known)
  counts[known] = (counts[known] ?? 0) + 1
  return known
}
