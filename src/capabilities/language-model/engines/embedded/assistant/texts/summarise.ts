import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { splitSentences } from '../../../../../../libraries/text/split-sentences.ts'
import { countWords, listWords } from './list-words.ts'

/** What the first sentence is worth more, which says what a text is about, and one that goes on with the one before less. */
const [first, leaning] = [1.6, 0.7]
const leaningStart =
  /^(?:but|and|so|it|they|he|she|this|that|these|those|however|also|then)\b|^(?:しかし|また|そして|それ|これ|その|だが)/i

/** Brackets that are never closed are each looked for to the end of a quotation. */
const bracketRuns = /([「『（〔【“„«([])[「『（〔【“„«([]{3,}/gu

/** The sentences of a text that hold most of its frequent words, in their order. */
export function summarise(text: string, language: AssistantLanguage, max: number): readonly string[] {
  const all = splitSentences(text.replace(bracketRuns, '$1'), language).map((sentence) => sentence.text)
  const sentences = [...new Set(all.filter((sentence) => /\p{L}/u.test(sentence)))]
  if (sentences.length <= max) return sentences
  const counts = countWords(listWords(sentences.join('\n')))
  const worths = sentences.map((sentence, index) => {
    const words = new Set(listWords(sentence))
    let worth = 0
    for (const word of words) worth += Math.log(1 + (counts.get(word) ?? counts.get(word.replace(/s$/, '')) ?? 0))
    const place = index === 0 ? first : leaningStart.test(sentence) ? leaning : 1
    return { index, worth: (place * worth) / Math.sqrt(words.size + 4) }
  })
  const chosen = worths.toSorted((a, b) => b.worth - a.worth).slice(0, max)
  return chosen.toSorted((a, b) => a.index - b.index).map(({ index }) => sentences[index] ?? '')
}
