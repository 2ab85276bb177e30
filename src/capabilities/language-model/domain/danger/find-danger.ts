import { normalizeText } from '../../../../libraries/text/normalize-text.ts'
import type { FoundDanger } from './danger.ts'
import { cutMiddle, findBySigns } from './find-by-signs.ts'
import { type JudgeWords, judgeWords } from './learnt/judge-words.ts'

/** Code units of a text that are looked at, from its beginning and from its end. */
const maxLength = 20_000

/** From here on the learnt model is believed without a phrase that tells of danger in so many words. */
const minLogit = 0.3

/** Below this it is believed against such a phrase, in a text so short that it has read all of it. */
const [maxHarmless, maxReadWhole] = [-3, 300]

/**
 * What kind of danger the words of a person tell of, and in which language; undefined where they tell of none. Turns of speech
 * ("dying to see it"), the words of others that something is to be done with, and questions of fact are none.
 */
export function findDanger(text: string, judge: JudgeWords = judgeWords): FoundDanger | undefined {
  const own = withoutWordsOfOthers(normalizeText(cutMiddle(text, maxLength), 'NFKC'))
  const signed = findBySigns(own)
  const { danger, language, logit, isUnderstood } = judge(own)
  if (signed === undefined) return logit > minLogit ? { danger, language } : undefined
  const isOverruled = logit < maxHarmless && isUnderstood && own.length <= maxReadWhole && signed.language === language
  return isOverruled ? undefined : signed
}

/** Requests to do something with a text: what is quoted in them or stands behind a colon is not what the person says. */
const worksOnText =
  /^\W{0,5}(?:(?:please|can you|could you|how (?:do|would) (?:you|i|we)|how to) ){0,2}(?:translate|summari[sz]e|proof ?read|correct|rewrite|rephrase|classify|moderate|say|spell|pronounce|sort)\b|^\W{0,5}what (?:does|is|language is)\b.{0,200}\b(?:mean|in (?:english|japanese|french|german|spanish))\b|^\W{0,5}what language\b|^\W{0,5}(?:(?:bitte|peux tu|pouvez vous|puedes|podrias|puoi|pode) )?(?:übersetze?n?|korrigiere?|fasse|traduis|traduire|traduisez|corrige|corrigez|traduce|traduzca|traducir|resume|traduci|traduza|traduz|vertaal|переведи|переведите|翻译|翻譯|번역)|^\W{0,5}(?:was (?:bedeutet|heißt)|wie (?:sagt|schreibt|heißt)|que (?:signifie|veut dire|significa)|qué significa|comment (?:dit|écrit)|cómo se (?:dice|escribe)|cosa significa|come si (?:dice|scrive)|o que significa|como se (?:diz|escreve)|wat betekent|hoe (?:zeg|schrijf)|что значит|как (?:будет|сказать))|(?:用|的)(?:英语|英文|日语|日文).{0,6}(?:怎么说|怎麼說)|什么意思|什麼意思|(?:번역|뜻이)|(?:を|って)(?:[ぁ-んァ-ヶ一-龠]{1,6}(?:語|文)に)?(?:翻訳|訳し|要約|校正|添削|直し|英語で|日本語で)/iu

function withoutWordsOfOthers(text: string): string {
  if (!worksOnText.test(text.slice(0, 400))) return text
  return text
    .replace(/["“”„「『«][^"“”„「」『』«»]{0,4000}["”“」』»]/gu, ' ')
    .replace(/[:：][^]*$/u, ' ')
    .replace(/(?<=\b(?:translate|say)) .{1,300} (?=(?:in|into|to) \p{L}+\W*$)/iu, ' ')
}
