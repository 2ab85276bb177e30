import type { Fare } from '../../domain/journey.ts'

/** The sum of all fares, then each; there and back costs twice as much. None where the feeds have no fare for some ride. */
export function toPrices(fares: readonly Fare[]) {
  if (fares.length === 0) return []
  const total = fares.reduce((sum, { amount }) => sum + amount, 0)
  return [{ kind: 'FareSummary', ...toAmounts(total) }, ...fares.map(toPrice)]
}

function toPrice({ firstLeg, lastLeg, amount }: Fare, place: number) {
  return {
    kind: 'Fare',
    index: String(place + 1),
    fromLineIndex: String(firstLeg + 1),
    toLineIndex: String(lastLeg + 1),
    selected: 'true',
    fareRevisionStatus: 'none',
    Type: 'Fare',
    RevisionStatus: 'latest',
    ...toAmounts(amount),
  }
}

function toAmounts(amount: number) {
  return { Oneway: toText(amount), Round: toText(amount * 2) }
}

/** Whole numbers as they are; sums of decimals without what binary numbers add to them. */
function toText(amount: number): string {
  return String(Number(amount.toFixed(3)))
}
