import { normalizeText } from '../../../../kernel/text/normalize-text.ts'
import type { Danger } from './danger.ts'
import { englishSigns } from './english-signs.ts'
import { japaneseSigns } from './japanese-signs.ts'
import { toPlainWords } from './to-plain-words.ts'

/** Code units of a text that are looked at, from its beginning and from its end. */
const maxLength = 20_000

/**
 * What kind of danger the words of a person tell of; undefined where they tell of none. Turns of speech ("dying to see it"), the
 * words of others that something is to be done with, and questions of fact are none.
 */
export function findDanger(text: string): Danger | undefined {
  const looked = text.length > 2 * maxLength ? `${text.slice(0, maxLength)}\n${text.slice(-maxLength)}` : text
  const own = withoutWordsOfOthers(normalizeText(looked, 'NFKC'))
  const plain = toPlainWords(own)
  const found =
    englishSigns.find(({ words }) => words.test(plain)) ?? japaneseSigns.find(({ words }) => words.test(own))
  return found?.danger
}

/** Requests to do something with a text: what is quoted in them or stands behind a colon is not what the person says. */
const worksOnText =
  /^\W{0,5}(?:(?:please|can you|could you|how (?:do|would) (?:you|i|we)|how to) ){0,2}(?:translate|summari[sz]e|proof ?read|correct|rewrite|rephrase|classify|moderate|say|spell|pronounce|sort)\b|^\W{0,5}what (?:does|is|language is)\b.{0,200}\b(?:mean|in (?:english|japanese|french|german|spanish))\b|^\W{0,5}what language\b|(?:を|って)(?:[ぁ-んァ-ヶ一-龠]{1,6}(?:語|文)に)?(?:翻訳|訳し|要約|校正|添削|直し|英語で|日本語で)/iu

function withoutWordsOfOthers(text: string): string {
  if (!worksOnText.test(text.slice(0, 400))) return text
  return text
    .replace(/["“”「『][^"“”「」『』]{0,4000}["”」』]/gu, ' ')
    .replace(/[:：][^]*$/u, ' ')
    .replace(/(?<=\b(?:translate|say)) .{1,300} (?=(?:in|into|to) \p{L}+\W*$)/iu, ' ')
}
