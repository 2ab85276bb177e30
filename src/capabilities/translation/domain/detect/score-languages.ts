import { cutGrams } from './cut-grams.ts'
import type { BitsTable, LanguageTable } from './language-table.ts'

/** The table counts each letter three times over, and what follows from another as if it did not. */
const gramWeight = 0.35

/** Chinese characters are counted twice, alone and by two. */
const ideographWeight = 0.7

/** A word that is known says more than its letters, which say the same once more. */
const knownGramWeight = gramWeight / 2

/** The bits of evidence that words give for some languages of the table, in the order of their places. */
export function scoreLanguages(
  words: readonly string[],
  places: readonly number[],
  table: LanguageTable,
): Float64Array {
  const scores = new Float64Array(places.length)
  const areIdeographs = table.languages[places[0] ?? 0]?.script === 'Han'
  const unknownWeight = areIdeographs ? ideographWeight : gramWeight
  const add = (bits: BitsTable, key: string, weight: number) => {
    const row = bits.placeOf(key)
    if (row === undefined) return false
    for (let at = 0; at < places.length; at++)
      scores[at] = (scores[at] ?? 0) + bits.bitsAt(row, places[at] ?? 0) * weight
    return true
  }
  for (const word of words) {
    const weight = add(table.words, word, 1) ? knownGramWeight : unknownWeight
    for (const gram of cutGrams(word)) add(table.grams, gram, weight)
  }
  return scores
}
