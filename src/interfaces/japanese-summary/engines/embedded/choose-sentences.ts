import { cutToClauses } from '../../domain/cut-to-clauses.ts'
import { separatorLength } from '../../domain/separator-length.ts'

export interface Choice {
  readonly sentences: readonly string[]
  readonly terms: readonly (readonly string[])[]
  readonly scores: readonly number[]
  readonly maxSentences: number
  readonly maxCharacters: number
}

/** Share of the characters allowed beyond which nothing is added: the next best sentence says less, and little room is left for it. */
const enough = 0.85

/** A sentence that is so much weaker than the best is left out where characters are counted: a short summary is better than a filled one. */
const maxGap = 1.5

/** Characters of the last clauses of a sentence, at least, that are given in its place. */
const minClauses = 15

/** Share of a sentence's terms that one chosen before has. */
const maxOverlap = 0.7

/** Sentences that a further one is compared with: the best are among them. */
const maxCompared = 100

/** The sentences to give, in the order of the text: the best, then the next best that say something else, each whole or by its last clauses. */
export function chooseSentences(choice: Choice): string[] {
  const { sentences, scores, maxSentences, maxCharacters } = choice
  const order = [...sentences.keys()].toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
  const chosen =
    maxCharacters < Infinity
      ? chooseWithin(choice, order)
      : fillUp(chooseBest(choice, order), order, maxSentences).map((index) => ({ index, text: sentences[index] ?? '' }))
  return chosen.toSorted((one, other) => one.index - other.index).map(({ text }) => text)
}

interface Chosen {
  readonly index: number
  readonly text: string
}

function chooseWithin(choice: Choice, order: readonly number[]): Chosen[] {
  const { sentences, terms, scores, maxSentences, maxCharacters } = choice
  const sets = terms.map((sentence) => new Set(sentence))
  const chosen: Chosen[] = []
  let left = maxCharacters
  for (const index of order) {
    const score = scores[index] ?? 0
    const best = scores[chosen[0]?.index ?? index] ?? 0
    if (chosen.length >= maxSentences || best - score > maxGap) break
    if (chosen.length > 0 && left < (1 - enough) * maxCharacters) break
    if (
      repeats(
        index,
        chosen.map((each) => each.index),
        sets,
      )
    )
      continue
    const text = fit(sentences[index] ?? '', left - (chosen.length > 0 ? separatorLength : 0))
    if (text === undefined) continue
    left -= text.length + (chosen.length > 0 ? separatorLength : 0)
    chosen.push({ index, text })
  }
  return chosen
}

/** A sentence, or as many of its last clauses as fit, where they say something. */
function fit(sentence: string, maxCharacters: number): string | undefined {
  const text = cutToClauses(sentence, maxCharacters)
  return text === undefined || text === sentence || text.length >= minClauses ? text : undefined
}

function chooseBest({ terms, maxSentences }: Choice, order: readonly number[]): number[] {
  const sets = terms.map((sentence) => new Set(sentence))
  const chosen: number[] = []
  for (const index of order) {
    if (chosen.length >= maxSentences) break
    if (!repeats(index, chosen, sets)) chosen.push(index)
  }
  return chosen
}

function repeats(index: number, chosen: readonly number[], sets: readonly ReadonlySet<string>[]): boolean {
  const own = sets[index] ?? new Set()
  return chosen.slice(0, maxCompared).some((other) => {
    const said = sets[other] ?? new Set()
    const shared = [...own].filter((term) => said.has(term)).length
    return shared > maxOverlap * Math.max(1, Math.min(own.size, said.size))
  })
}

/** A caller who asks for so many sentences gets them, though some repeat what others say. */
function fillUp(chosen: readonly number[], order: readonly number[], maxSentences: number): number[] {
  if (chosen.length >= maxSentences) return [...chosen]
  const known = new Set(chosen)
  const rest = order.filter((index) => !known.has(index))
  return [...chosen, ...rest.slice(0, maxSentences - chosen.length)]
}
