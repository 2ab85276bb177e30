import { splitSentences } from '../../../../../libraries/text/split-sentences.ts'
import { maxOf } from '../../../../../libraries/numbers/max-of.ts'
import type { LanguagePair } from '../../../port.ts'
import { translateSentences } from '../../../texts/translate-sentences.ts'
import type { SentenceTranslator } from './sentence-translator.ts'

/** Each sentence costs a dozen searches; of a page nobody reads other translations. */
export const maxSentences = 4
export const maxCharacters = 1_000

/** Other translations of a plain text: the second has the second of each sentence that has one. */
export async function listAlternatives(
  text: string,
  pair: LanguagePair,
  wanted: number,
  translator: SentenceTranslator,
): Promise<readonly string[]> {
  if (text.length > maxCharacters) return []
  const sentences = new Set(splitSentences(text, pair.source).map((sentence) => sentence.text))
  if (sentences.size > maxSentences) return []
  const ranked = new Map<string, readonly string[]>()
  for (const sentence of sentences)
    ranked.set(sentence, [await translator.translateText(sentence), ...(await translator.listOthers(sentence, wanted))])
  return Promise.all(
    listPlaces([...ranked.values()]).map((place) =>
      translateSentences(text, pair, {
        translate: async (asked) =>
          asked.map((sentence) => {
            const known = ranked.get(sentence)
            return known?.[place] ?? known?.[0] ?? sentence
          }),
        waitTurn: () => translator.waitTurn(),
      }),
    ),
  )
}

/** From the second best on, as far as any sentence goes. */
export function listPlaces(ranked: readonly (readonly string[])[]): readonly number[] {
  const count = maxOf([1, ...ranked.map(({ length }) => length)]) - 1
  return Array.from({ length: count }, (_, index) => index + 1)
}
