import type { LanguagePair } from '../../port.ts'
import type { MarianModel } from './marian-model.ts'

/** The language by way of which the others are translated into each other: Mozilla's models all have it on one side. */
const pivot = 'en'

/** One model, or two by way of English. */
export type Route = readonly MarianModel[]

/** The pairs that the models make, those by way of English among them. */
export function listRoutePairs(models: readonly MarianModel[]): LanguagePair[] {
  const direct = models.map(({ card: { source, target } }) => ({ source, target }))
  const into = direct.filter(({ target }) => target === pivot)
  const from = direct.filter(({ source }) => source === pivot)
  const pivoted = into.flatMap(({ source }) => from.map(({ target }) => ({ source, target })))
  const further = pivoted.filter(
    (pair) => pair.source !== pair.target && !direct.some((other) => isSamePair(other, pair)),
  )
  return [...direct, ...further]
}

export function findRoute(models: readonly MarianModel[], pair: LanguagePair): Route | undefined {
  const direct = models.find(({ card }) => isSamePair(card, pair))
  if (direct) return [direct]
  const first = models.find(({ card }) => isSamePair(card, { source: pair.source, target: pivot }))
  const second = models.find(({ card }) => isSamePair(card, { source: pivot, target: pair.target }))
  return first && second && pair.source !== pair.target ? [first, second] : undefined
}

function isSamePair(one: LanguagePair, other: LanguagePair): boolean {
  return one.source === other.source && one.target === other.target
}
