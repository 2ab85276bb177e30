import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { say, type Topic } from '../topic.ts'
import { areaTable } from './area-table.ts'
import type { Country } from './country.ts'
import { findEnglishCountry, findJapaneseCountry, toWords } from './find-country.ts'
import { nameCountry } from './name-country.ts'

/** Square kilometres by ISO 3166-1. */
const areas: ReadonlyMap<string, number> = new Map(
  areaTable
    .trim()
    .split(/[|\n]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [code = '', thousands = ''] = part.split(' ')
      return [code, Number(thousands) * 1000]
    }),
)

type Measure = 'area' | 'inhabitants'

interface Comparison {
  readonly measure: Measure
  readonly one: Country
  readonly other: Country
}

/** Which of two countries is larger or has more people, and how large one is. */
export const compareCountries: Topic = ({ text, language }) => {
  if (text.length > 120) return undefined
  const asked = text.replaceAll('’', "'").replace(/[\s?!.。？！]+$/u, '')
  const compared = language === 'ja' ? readJapanese(asked) : readEnglish(asked)
  const answer = compared ? compare(compared, language) : answerArea(asked, language)
  return answer === undefined ? undefined : say(0.93, answer)
}

const english = [
  /^(?:which|what)(?: (?:country|one))? (?:is|has|of the two is) (?:the )?(bigger|larger|smaller|more (?:people|inhabitants|populous)|fewer people|a (?:bigger|larger|smaller) population|(?:bigger|larger|smaller) population)(?: (?:country|in (?:area|size|population)|by (?:area|population)))?\s*[,:;-]?\s*(.+?) or (.+)$/i,
  /^(?:is|does|has) (.+?) (?:have )?(bigger|larger|smaller|more (?:people|inhabitants|populous)|fewer people|a (?:bigger|larger|smaller) population)(?: (?:in (?:area|size|population)))? than (.+)$/i,
]

function readEnglish(asked: string): Comparison | undefined {
  const [first, second] = english.map((form) => form.exec(asked))
  const [word, left, right] = first ? first.slice(1) : [second?.[2], second?.[1], second?.[3]]
  return readBoth(
    word,
    [left, right].map((name = '') => findWhole(name)),
  )
}

const japanese = [
  /^(.+?)と(.+?)(?:では|とでは|は|で|って|、)*(?:どちら|どっち)(?:の国)?(?:の(?:方|ほう))?が?(広い|大きい|小さい|狭い|人口が?(?:多い|少ない)).{0,6}$/u,
  /^(.+?)は(.+?)より(?:も)?(広い|大きい|小さい|狭い|人口が?(?:多い|少ない)).{0,6}$/u,
]

function readJapanese(asked: string): Comparison | undefined {
  const found = japanese.map((form) => form.exec(asked)).find((one) => one !== null)
  return readBoth(
    found?.[3],
    [found?.[1], found?.[2]].map((name = '') => findWholeJapanese(name)),
  )
}

function readBoth(word: string | undefined, [one, other]: readonly (Country | undefined)[]): Comparison | undefined {
  if (word === undefined || !one || !other || one === other) return undefined
  return { measure: /people|inhabitants|popul|人口/i.test(word) ? 'inhabitants' : 'area', one, other }
}

function findWhole(name: string): Country | undefined {
  const found = findEnglishCountry(toWords(name).replace(/^the /, ''))
  return found?.rest === '' ? found.country : undefined
}

function findWholeJapanese(name: string): Country | undefined {
  const found = findJapaneseCountry(name)
  return found?.rest === '' ? found.country : undefined
}

/** Nearer than that they are called alike, since sources differ in what they count. */
const alike = 1.05

function compare({ measure, one, other }: Comparison, language: AssistantLanguage): string | undefined {
  const valueOf = ({ code, inhabitants }: Country) => (measure === 'area' ? areas.get(code) : inhabitants * 1_000_000)
  const [left, right] = [valueOf(one), valueOf(other)]
  if (left === undefined || right === undefined) return undefined
  const [great, small] = left > right ? [one, other] : [other, one]
  const [most, least] = [Math.max(left, right), Math.min(left, right)].map((value) => writers[language][measure](value))
  const [greatName, smallName] = [great, small].map(({ code }) => nameCountry(code, language))
  const isAlike = Math.max(left, right) < alike * Math.min(left, right)
  if (language === 'ja') {
    const word = measure === 'area' ? '面積' : '人口'
    return isAlike
      ? `${word}はほぼ同じで、${greatName}が約${most}、${smallName}が約${least}です。`
      : `${greatName}のほうが${measure === 'area' ? '広く' : '人口が多く'}、約${most}です。${smallName}は約${least}です。`
  }
  const what = measure === 'area' ? 'are about the same size' : 'have about as many people'
  if (isAlike) return `${capital(greatName)} and ${smallName} ${what}: about ${most} and ${least}.`
  return `${capital(greatName)} ${measure === 'area' ? 'is larger' : 'has more people'}: about ${most}, to ${least} of ${smallName}.`
}

const asksArea = {
  en: /^(?:how (?:big|large) is|what(?:'s| is) the (?:area|size|surface area|land area) of) (.+?)(?: in square (?:kilomet(?:re|er)s|km))?$/i,
  ja: /^(.+?)の(?:面積|広さ|国土面積)(?:は|って|を)?.{0,14}$/u,
}

function answerArea(asked: string, language: AssistantLanguage): string | undefined {
  const name = asksArea[language].exec(asked)?.[1] ?? ''
  const country = language === 'ja' ? findWholeJapanese(name) : findWhole(name)
  const area = country && areas.get(country.code)
  if (!country || area === undefined) return undefined
  const written = writers[language].area(area)
  const called = nameCountry(country.code, language)
  return language === 'ja' ? `${called}の面積は約${written}です。` : `${capital(called)} covers about ${written}.`
}

const writers: Readonly<Record<AssistantLanguage, Readonly<Record<Measure, (value: number) => string>>>> = {
  en: {
    area: (value) => (value < 1_000_000 ? `${round(value)} km²` : `${(value / 1_000_000).toPrecision(3)} million km²`),
    inhabitants: (value) =>
      value < 1_000_000 ? round(value) : `${Number((value / 1_000_000).toPrecision(3))} million`,
  },
  ja: {
    area: (value) => `${inMan(value)}平方キロメートル`,
    inhabitants: (value) => `${inMan(value)}人`,
  },
}

function round(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en')
}

function inMan(value: number): string {
  if (value < 10_000) return round(value)
  const man = Math.round(Number(value.toPrecision(3)) / 1000) / 10
  const [oku, rest] = [Math.floor(man / 10_000), man % 10_000]
  return `${oku > 0 ? `${oku}億` : ''}${rest > 0 ? `${oku > 0 ? Math.round(rest) : rest}万` : ''}`
}

function capital(name = ''): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
