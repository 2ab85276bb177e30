import { lookUp } from '../../../../../../libraries/json/look-up.ts'
import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { say, type Topic } from '../topic.ts'
import { countries, type Country } from './country.ts'
import { toWords } from './find-country.ts'
import { nameCountry, nameCurrency, nameLanguage } from './name-country.ts'
import { type CountryFact, readCountryQuestion } from './read-country-question.ts'

/** Capital, currency, inhabitants, languages and neighbours of a country, and which country a capital is of. */
export const answerCountries: Topic = (question) => {
  const asked = readCountryQuestion(question)
  if (!asked) return answerCapital(question)
  const { language } = question
  const write = language === 'ja' ? writeJapanese : writeEnglish
  return say(0.93, asked.facts.map((fact) => write[fact](asked.country)).join(language === 'ja' ? '' : ' '))
}

/** Capitals of which one word says too little. */
const notes: Readonly<Record<string, Readonly<Record<AssistantLanguage, string>>>> = {
  BO: { en: ' The government sits in La Paz.', ja: '政府はラパスにあります。' },
  IL: { en: ' Its status is disputed.', ja: 'その地位には争いがあります。' },
  LK: { en: ' The largest city is Colombo.', ja: '最大の都市はコロンボです。' },
  NL: { en: ' The government sits in The Hague.', ja: '政府はハーグにあります。' },
  PS: { en: ' That is where the government sits.', ja: 'これは政府の所在地です。' },
  ZA: {
    en: ' Parliament sits in Cape Town, the highest court in Bloemfontein.',
    ja: '議会はケープタウン、最高裁判所はブルームフォンテーンにあります。',
  },
}

const writeEnglish: Readonly<Record<CountryFact, (country: Country) => string>> = {
  capital: ({ code, capital }) =>
    `The capital of ${nameCountry(code, 'en')} is ${capital.en}${capital.en.endsWith('.') ? '' : '.'}${lookUp(notes, code)?.en ?? ''}`,
  currency: ({ code, currencies }) =>
    `The currency of ${nameCountry(code, 'en')} is ${currencies.map((one) => nameCurrency(one, 'en')).join(', besides ')}.`,
  inhabitants: ({ code, inhabitants }) =>
    `About ${formatMillions(inhabitants)} people live in ${nameCountry(code, 'en')} (2024).`,
  languages: ({ code, languages }) =>
    `The main ${languages.length === 1 ? 'language' : 'languages'} of ${nameCountry(code, 'en')} ${languages.length === 1 ? 'is' : 'are'} ${joinEnglish(languages.map((one) => nameLanguage(one, 'en')))}.`,
  neighbours: ({ code, neighbours }) => {
    const name = nameCountry(code, 'en').replace(/^the/, 'The')
    if (neighbours.length === 0) return `${name} borders no other country by land.`
    return `${name} borders ${joinEnglish(neighbours.map((one) => nameCountry(one, 'en')))}.`
  },
}

const writeJapanese: Readonly<Record<CountryFact, (country: Country) => string>> = {
  capital: ({ code, capital }) =>
    `${nameCountry(code, 'ja')}の首都は${capital.ja}です。${lookUp(notes, code)?.ja ?? ''}`,
  currency: ({ code, currencies }) =>
    `${nameCountry(code, 'ja')}の通貨は${currencies.map((one) => nameCurrency(one, 'ja')).join('と')}です。`,
  inhabitants: ({ code, inhabitants }) =>
    `${nameCountry(code, 'ja')}の人口は約${formatInMan(inhabitants)}人です(2024年)。`,
  languages: ({ code, languages }) =>
    `${nameCountry(code, 'ja')}の主な言語は${languages.map((one) => nameLanguage(one, 'ja')).join('、')}です。`,
  neighbours: ({ code, neighbours }) => {
    if (neighbours.length === 0) return `${nameCountry(code, 'ja')}は陸でほかの国と国境を接していません。`
    return `${nameCountry(code, 'ja')}と国境を接する国は${neighbours.map((one) => nameCountry(one, 'ja')).join('、')}です。`
  },
}

/** "Paris is the capital of which country?", オスロはどこの国の首都? */
const answerCapital: Topic = ({ text, language }) => {
  if (text.length > 100) return undefined
  const name =
    language === 'ja'
      ? /^(.{2,20}?)(?:は|って)どこの(?:国の)?首都/u.exec(text)?.[1]
      : (/^(.{3,30}?) is the capital (?:city )?of (?:which|what)/i.exec(text)?.[1] ??
        /^(?:what|which) country (?:has|is) (?:the capital |)(.{3,30}?)(?: as (?:its|the) capital| the capital of)?[?\s]*$/i.exec(
          text,
        )?.[1])
  if (name === undefined || !/capital|首都/i.test(text)) return undefined
  const found = countries.find(({ capital }) => capital.ja === name || toWords(capital.en) === toWords(name))
  return found && say(0.93, (language === 'ja' ? writeJapanese : writeEnglish).capital(found))
}

function joinEnglish(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function formatMillions(millions: number): string {
  if (millions >= 1000) return `${(millions / 1000).toFixed(2)} billion`
  return millions >= 1 ? `${millions} million` : (millions * 1_000_000).toLocaleString('en')
}

/** 124 million as 1億2400万. */
function formatInMan(millions: number): string {
  const man = Math.round(millions * 100)
  if (man === 0) return `${Math.round(millions * 1_000_000)}`
  const [oku, rest] = [Math.floor(man / 10_000), man % 10_000]
  return `${oku > 0 ? `${oku}億` : ''}${rest > 0 ? `${rest}万` : ''}`
}
