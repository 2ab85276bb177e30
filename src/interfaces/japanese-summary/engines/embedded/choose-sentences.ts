export interface Choice {
  readonly sentences: readonly string[]
  readonly terms: readonly (readonly string[])[]
  readonly scores: readonly number[]
  readonly maxSentences: number
  readonly maxCharacters: number
}

/** Share of the characters allowed beyond which nothing is added: the next best sentence says less, and little room is left for it. */
const enough = 0.8

/** A sentence that is so much weaker than the best is left out where characters are counted: a short summary is better than a filled one. */
const maxGap = 1.2

/** Share of a sentence's terms that one chosen before has. */
const maxOverlap = 0.7

/** Sentences that a further one is compared with: the best are among them. */
const maxCompared = 100

/** Places of the sentences to give, in the order of the text: the best that fits, then the next best that say something else and fit. */
export function chooseSentences({ sentences, terms, scores, maxSentences, maxCharacters }: Choice): number[] {
  const order = [...sentences.keys()].toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
  const sets = terms.map((sentence) => new Set(sentence))
  const isCounted = maxCharacters < Infinity
  const chosen: number[] = []
  let characters = 0
  let best = 0
  for (const index of order) {
    if (chosen.length >= maxSentences) break
    const length = sentences[index]?.length ?? 0
    if (chosen.length > 0) {
      if (isCounted && (characters > enough * maxCharacters || best - (scores[index] ?? 0) > maxGap)) break
      if (repeats(index, chosen, sets)) continue
    }
    if (characters + length > maxCharacters) continue
    if (chosen.length === 0) best = scores[index] ?? 0
    chosen.push(index)
    characters += length
  }
  return fillUp(chosen, order, maxSentences, isCounted).toSorted((one, other) => one - other)
}

function repeats(index: number, chosen: readonly number[], sets: readonly ReadonlySet<string>[]): boolean {
  const own = sets[index] ?? new Set()
  return chosen.slice(0, maxCompared).some((other) => {
    const said = sets[other] ?? new Set()
    const shared = [...own].filter((term) => said.has(term)).length
    return shared > maxOverlap * Math.max(1, Math.min(own.size, said.size))
  })
}

/** Whoever asks for so many sentences gets them, though some repeat what others say. */
function fillUp(
  chosen: readonly number[],
  order: readonly number[],
  maxSentences: number,
  isCounted: boolean,
): number[] {
  if (isCounted || chosen.length >= maxSentences) return [...chosen]
  const known = new Set(chosen)
  const rest = order.filter((index) => !known.has(index))
  return [...chosen, ...rest.slice(0, maxSentences - chosen.length)]
}
