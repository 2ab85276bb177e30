import { normOf } from '../../../../../libraries/numbers/norm-of.ts'
import { listGrams } from '../list-grams.ts'
import { toPlain } from '../to-plain.ts'

/** How rare each gram is in conversations: the logarithm of all turns by those that have it. */
export interface Rarities {
  readonly rowOf: ReadonlyMap<string, number>
  readonly ofRows: Float32Array
  /** Of those without a row, which are rarer than any that has one. */
  readonly ofOthers: number
}

/** The grams of a text by what they tell, of length 1 together. */
export type GramVector = ReadonlyMap<string, number>

export function toGramVector({ rowOf, ofRows, ofOthers }: Rarities, text: string): GramVector {
  const rarities = new Map<string, number>()
  for (const gram of listGrams(toPlain(text))) {
    const row = rowOf.get(gram)
    rarities.set(gram, row === undefined ? ofOthers : (ofRows[row] ?? 0))
  }
  const length = normOf(rarities.values()) || 1
  for (const [gram, rarity] of rarities) rarities.set(gram, rarity / length)
  return rarities
}

/** The cosine of two texts by their grams; `isCounted` leaves out some. */
export function compareGrams(
  one: GramVector,
  other: GramVector,
  isCounted: (gram: string) => boolean = () => true,
): number {
  const [less, more] = one.size < other.size ? [one, other] : [other, one]
  let product = 0
  for (const [gram, weight] of less) {
    const otherWeight = more.get(gram)
    if (otherWeight !== undefined && isCounted(gram)) product += weight * otherWeight
  }
  return product
}
