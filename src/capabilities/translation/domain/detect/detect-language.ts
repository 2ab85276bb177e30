import type { DetectedLanguage } from '../translator.ts'
import type { LanguageTable } from './language-table.ts'
import { scoreLanguages } from './score-languages.ts'
import { type Script, findWrittenLanguage } from './scripts.ts'
import { splitWords } from './split-words.ts'
import { withoutMarkup } from './without-markup.ts'

/** What comes later changes nothing. */
const readCharacters = 1_000

/** Words of them that are looked up. */
const maxWords = 80

/** Bits for a language that can be translated, and against one that people seldom write here. */
const likelyBits = 5
/** A Chinese character says more than a letter; two are a word. */
const likelyIdeographBits = 3
const seldomBits = 2
/** Whoever brought models for so few languages means each of them: half of that. */
const maxMeant = 4
const englishBits = 0.1
const seldom = new Set('af az be bs ca cy eo et eu ga gl is kk lt lv mk mr ms ne nn sq tl ur uz'.split(' '))

/** Languages whose sentences are often the same: where one can be translated and another cannot, it is the first that is meant. */
const nearLanguages = ['id ms', 'bs hr', 'da nb nn'].map((tags) => tags.split(' '))
const nearBits = 6

/** Letters of a word say in part what the word says, and words what others say: bits are worth less than bits. */
const bitsAreWorth = 0.7

/** So many languages that it may be as well are named. */
const maxOthers = 5

/**
 * The likeliest language of a text: by its script where that decides, else by its words and how they are spelt. One among `likely` is taken before others where
 * there is little evidence; they are tags as the table has them. `und` where there are no letters.
 */
export function detectLanguage(text: string, likely: ReadonlySet<string>, table: LanguageTable): DetectedLanguage {
  const read = withoutMarkup(text.slice(0, readCharacters))
  const writing = findWrittenLanguage(read)
  if (!writing) return { language: 'und', confidence: 0, others: [] }
  if ('language' in writing) return { language: writing.language, confidence: 1, others: [] }
  return rankLanguages(splitWords(read).slice(0, maxWords), writing.script, likely, table)
}

function rankLanguages(
  words: readonly string[],
  script: Script,
  likely: ReadonlySet<string>,
  table: LanguageTable,
): DetectedLanguage {
  const places = [...table.languages.keys()].filter((place) => table.languages[place]?.script === script)
  const scores = scoreLanguages(words, places, table)
  const ranked = places
    .map((place, at) => ({ tag: table.languages[place]?.tag ?? 'und', bits: scores[at] ?? 0 }))
    .map(({ tag, bits }) => ({ tag, bits: bits + expect(tag, likely, script) }))
    .toSorted((one, other) => other.bits - one.bits)
  const [best] = ranked
  if (!best) return { language: 'und', confidence: 0, others: [] }
  const total = ranked.reduce((sum, { bits }) => sum + 2 ** ((bits - best.bits) * bitsAreWorth), 0)
  const others = ranked.slice(1, 1 + maxOthers).map(({ tag }) => tag)
  return { language: best.tag, confidence: 1 / total, others }
}

/** The bits that are known before a word is read; of two that are as likely it is English. */
function expect(tag: string, likely: ReadonlySet<string>, script: Script): number {
  const bitsOfLikely = script === 'Han' ? likelyIdeographBits : likelyBits
  const against = seldom.has(tag) ? seldomBits / (likely.has(tag) && likely.size <= maxMeant ? 2 : 1) : 0
  const bits = (likely.has(tag) ? bitsOfLikely : 0) - against
  if (tag === 'en') return bits + englishBits
  const isInPlaceOfNear =
    !likely.has(tag) && nearLanguages.some((near) => near.includes(tag) && near.some((other) => likely.has(other)))
  return isInPlaceOfNear ? bits - nearBits : bits
}
