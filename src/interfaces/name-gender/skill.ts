import type { Skill, AssistantLanguage } from '../../kernel/wire/interface/skill.ts'
import type { NameAnswer, NameReader } from './port.ts'
import type { Settings } from './settings.ts'
import { spendCredit } from './wire/spend-credit.ts'

/** Tells the gender of a name: "Is Andrea a male or female name?". */
export const skill: Skill<NameReader, Settings> = {
  offer: { en: 'tell whether a name is a man’s or a woman’s', ja: '名前からの性別の推定' },
  example: { en: 'Is Chiara a male or a female name?', ja: 'あきらは男性の名前?' },
  match({ text, language }) {
    if (text.length > maxRequestLength) return undefined
    const { rest, country } = cutOffCountry(text.trim(), language)
    const name = findName(rest)
    if (!name) return undefined
    return {
      confidence: 0.95,
      async perform(engine, context) {
        await spendCredit(context)
        const question = { name, ...(country && { country }), guessesAlways: false, asksLanguageModel: false }
        return format[language](name, await engine.predictGender(question, context.signal))
      },
    }
  },
}

const maxRequestLength = 200

/** The name stands where the questions below have their group. */
const questions = [
  /^(?:is|are) (?:the name )?["'“‘]?([\p{L}\p{M}' .-]{2,60}?)["'”’]? (?:usually |normally )?(?:an? )?(?:male|female|man|woman|man's|woman's|boy's|girl's|boys?|girls?|men's|women's|masculine|feminine)(?:[ ,]|\?|$)/iu,
  /^(?:what(?:'s| is) the )?(?:gender|sex) of (?:the name )?["'“‘]?([\p{L}\p{M}' .-]{2,60}?)["'”’]?\s*\??$/iu,
  /^(?:what|which) gender is (?:the name )?["'“‘]?([\p{L}\p{M}' .-]{2,60}?)["'”’]?\s*\??$/iu,
  /^「?([\p{L}\p{M}ー・ ]{1,30}?)」?(?:という名前)?(?:さん)?は、?(?:男性|女性|男|女)(?:の名前|名|か|ですか|でしょうか|\?|？|、|$)/u,
  /^「?([\p{L}\p{M}ー・ ]{1,30}?)」?(?:という名前)?の性別/u,
]

/** "Is Andrea a man's name in Italy?" without its end, and the country's ISO 3166-1 code; the whole where no country is named. */
function cutOffCountry(
  text: string,
  language: AssistantLanguage,
): { readonly rest: string; readonly country?: string } {
  const [whole, named] = ends[language].exec(text) ?? []
  const country = named && findCountry(named, language)
  return whole && country ? { rest: text.replace(whole, ''), country } : { rest: text }
}

const ends: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /,? (?:in|from) (?:the )?(\p{L}[\p{L}\p{M} .'-]{2,40}?)[ ?!.]*$/iu,
  ja: /^([\p{sc=Han}\p{sc=Katakana}ー・]{2,20}?)(?:で(?:は、?|の)?|では)/u,
}

/** By the name of a country as the language writes it. */
function findCountry(name: string, language: AssistantLanguage): string | undefined {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes.find((code) => names.of(code)?.toLowerCase() === name.toLowerCase())
}

function findName(text: string): string | undefined {
  for (const question of questions) {
    const name = question.exec(text)?.[1]?.trim()
    if (name && !pronouns.test(name)) return name
  }
  return undefined
}

const pronouns =
  /^(?:you|he|she|it|they|this|that|i|we|the|there|mainstay|あなた|君|彼|彼女|私|僕|それ|これ)$|^(?:an?|the|my|your|his|her|our|their|this|that|every|being) /i

const format: Readonly<Record<AssistantLanguage, (name: string, answer: NameAnswer) => string>> = {
  en(name, { gender, probability }) {
    if (!gender) return `“${name}” does not look like a name of a person to me.`
    const percent = Math.round(probability * 100)
    if (percent < 65)
      return `“${name}” can be a man’s or a woman’s name; ${gender} is slightly likelier (${percent} %).`
    return `“${name}” is most likely a ${gender} name (${percent} %).`
  },
  ja(name, { gender, probability }) {
    if (!gender) return `「${name}」は人の名前ではなさそうです。`
    const percent = Math.round(probability * 100)
    const word = gender === 'male' ? '男性' : '女性'
    if (percent < 65) return `「${name}」は男性にも女性にも使われる名前で、やや${word}が多いようです(${percent} %)。`
    return `「${name}」は${word}の名前である可能性が高いです(${percent} %)。`
  },
}
