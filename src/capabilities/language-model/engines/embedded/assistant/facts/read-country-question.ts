import type { Question } from '../topic.ts'
import type { Country } from './country.ts'
import { findEnglishCountry, findJapaneseCountry, toWords } from './find-country.ts'

export type CountryFact = 'capital' | 'currency' | 'inhabitants' | 'languages' | 'neighbours'

export interface CountryQuestion {
  readonly country: Country
  readonly facts: readonly CountryFact[]
}

const maxLength = 160

/** Which words ask for what; what is left of a question besides them and the country has to be words that say nothing. */
const english: readonly (readonly [CountryFact, RegExp])[] = [
  ['neighbours', /\b(?:neighbou?rs?|neighbou?ring|borders?|bordering|bordered|next to)\b/g],
  ['capital', /\bcapital(?: city| cities)?\b/g],
  ['currency', /\b(?:currency|currencies|money|cash)\b/g],
  ['inhabitants', /\b(?:population|inhabitants|populous|how (?:many people|big is the population)|people live)\b/g],
  ['languages', /\b(?:official language|languages?|speak|spoken)\b/g],
]
const englishFiller =
  /\b(?:what|whats|is|are|the|of|in|which|tell|me|name|names|do|does|did|they|people|use|uses|used|there|how|many|much|live|lives|living|for|country|countries|please|can|could|you|a|an|current|total|i|to|about|it|its|and|have|has|by|land|with|share|shares|sharing|that|this|official|main|mainly|s|know|give|list|all|need|pay|kind|type|currently|today|now|state|states|where|city|called|one|would|like|say)\b/g

const japanese: readonly (readonly [CountryFact, RegExp])[] = [
  [
    'neighbours',
    /隣国|(?:陸続きで)?国境を(?:接|共有)(?:して|する|し)?(?:いる|います)?|隣の国|となりの国|隣接(?:する|している)/g,
  ],
  ['capital', /首都/g],
  ['currency', /通貨|お金|貨幣/g],
  ['inhabitants', /人口|何人(?:住んで|すんで|が住んで|の人が住んで)(?:い(?:る|ます))?/g],
  ['languages', /公用語|言語|言葉|何語/g],
]
const japaneseFiller =
  /どこの?|何|なに|なん|どれ|どの|くらい|ぐらい|いくら|いくつ|です|でしょう|ます|ますか|教えて|おしえて|ください|下さい|知りたい|使われて|使って|使う|使い|話されて|話して|話す|話し|という|って|それと|名前|都市|現在|今|主な|国|全て|すべて|いる|い|人|[のはがをにでともか、。?!\s]/g

/** Reads "What is the capital of Peru?", ペルーの首都は?, and "and its currency?" after it. */
export function readCountryQuestion(question: Question): CountryQuestion | undefined {
  const { text, language, earlier } = question
  if (text.length > maxLength) return undefined
  const found = language === 'ja' ? findJapanese(text, earlier) : findEnglish(text, earlier)
  if (!found) return undefined
  const [words, filler] = language === 'ja' ? [japanese, japaneseFiller] : [english, englishFiller]
  let left = found.rest
  const facts: CountryFact[] = []
  for (const [fact, asked] of words) {
    const without = left.replace(asked, ' ')
    if (without !== left) facts.push(fact)
    left = without
  }
  const isWhole = left.replace(filler, ' ').trim() === ''
  return facts.length > 0 && isWhole ? { country: found.country, facts } : undefined
}

function findEnglish(text: string, earlier: readonly string[]) {
  const words = toWords(text)
  const named = findEnglishCountry(words)
  if (named || !/\b(?:there|it|its|they|their|that country)\b/.test(words)) return named
  const before = earlier.slice(0, 2).flatMap((one) => findEnglishCountry(toWords(one.slice(0, maxLength))) ?? [])[0]
  return before && { country: before.country, rest: words.replace(/\btheir\b/g, ' ') }
}

function findJapanese(text: string, earlier: readonly string[]) {
  const pronoun = /^(?:そこ|その国|そちら|あそこ)/.exec(text)?.[0]
  if (pronoun === undefined) return findJapaneseCountry(text)
  const before = earlier.slice(0, 2).flatMap((one) => findJapaneseCountry(one) ?? [])[0]
  return before && { country: before.country, rest: text.slice(pronoun.length) }
}
