/** The translation of the sentence most like the one asked for: what a model has to be better than. */

interface Entry {
  readonly words: ReadonlyMap<string, number>
  readonly length: number
  readonly translation: string
}

export class NearestTranslation {
  readonly #entries: readonly Entry[]
  readonly #byWord = new Map<string, number[]>()
  readonly #cut: (text: string) => string[]

  constructor(pairs: readonly (readonly [source: string, target: string])[], cut: (text: string) => string[]) {
    this.#cut = cut
    for (const [index, [source]] of pairs.entries())
      for (const word of new Set(features(cut(source)))) {
        const places = this.#byWord.get(word) ?? []
        places.push(index)
        this.#byWord.set(word, places)
      }
    this.#entries = pairs.map(([source, translation]) => ({ ...this.#weigh(cut(source)), translation }))
  }

  find(text: string): string {
    const asked = this.#weigh(this.#cut(text))
    const scores = new Map<number, number>()
    for (const [word, weight] of asked.words)
      for (const index of this.#byWord.get(word) ?? []) {
        const entry = this.#entries[index]
        if (entry) scores.set(index, (scores.get(index) ?? 0) + (weight * (entry.words.get(word) ?? 0)) / entry.length)
      }
    let best = -1
    for (const [index, score] of scores) if (best === -1 || score > (scores.get(best) ?? 0)) best = index
    return this.#entries[best]?.translation ?? ''
  }

  /** Words and pairs of words, rare ones counting more. */
  #weigh(words: readonly string[]): { words: Map<string, number>; length: number } {
    const weights = new Map<string, number>()
    for (const word of features(words)) weights.set(word, (weights.get(word) ?? 0) + 1)
    let square = 0
    for (const [word, count] of weights) {
      const weight = count * Math.log(60_000 / ((this.#byWord.get(word)?.length ?? 0) + 1))
      weights.set(word, weight)
      square += weight ** 2
    }
    return { words: weights, length: Math.sqrt(square) || 1 }
  }
}

function features(words: readonly string[]): string[] {
  return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)]
}
