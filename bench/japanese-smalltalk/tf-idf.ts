import { listGrams } from '../../src/interfaces/japanese-smalltalk/engines/embedded/list-grams.ts'
import { toPlain } from '../../src/interfaces/japanese-smalltalk/engines/embedded/to-plain.ts'

/** What each turn counts, the last first. */
const weights = [1, 0.7, 0.5, 0.3, 0.2]

/** The cosine of tf-idf over runs of one to four characters, which are counted in the texts given. */
export function createTfIdf(texts: readonly string[]): (turns: readonly string[], reply: string) => number {
  const holders = new Map<string, number>()
  for (const text of texts) for (const gram of listGrams(toPlain(text))) holders.set(gram, (holders.get(gram) ?? 0) + 1)
  const vectorOf = (text: string) => {
    const grams = listGrams(toPlain(text))
    const rarities = grams.map((gram) => Math.log((texts.length + 1) / ((holders.get(gram) ?? 0) + 1)))
    const length = Math.hypot(...rarities) || 1
    return new Map(grams.map((gram, at) => [gram, (rarities[at] ?? 0) / length]))
  }
  return (turns, reply) => {
    const own = vectorOf(reply)
    return turns.toReversed().reduce((sum, turn, back) => {
      let product = 0
      for (const [gram, weight] of vectorOf(turn)) product += weight * (own.get(gram) ?? 0)
      return sum + (weights[back] ?? 0) * product
    }, 0)
  }
}
