import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { say, type Topic } from '../topic.ts'

/** Name | 名前 | diameter at the equator in km | distance from the sun in millions of km | its year in days of the earth | moons, as of 2025. */
const planetTable = `
Mercury|水星|4879|57.9|88.0|0
Venus|金星|12104|108.2|224.7|0
Earth|地球|12756|149.6|365.2|1
Mars|火星|6792|228.0|687.0|2
Jupiter|木星|142984|778.5|4331|97
Saturn|土星|120536|1432.0|10747|274
Uranus|天王星|51118|2867.0|30589|28
Neptune|海王星|49528|4515.0|59800|16
`

const planets = planetTable
  .trim()
  .split('\n')
  .map((line) => {
    const [en = '', ja = '', diameter = '', distance = '', year = '', moons = ''] = line.split('|')
    return {
      name: { en, ja },
      diameter: Number(diameter),
      distance: Number(distance),
      year: Number(year),
      moons: Number(moons),
    }
  })
type Planet = (typeof planets)[number]

/** Moons, size, distance and year of the planets, their order, and which is the largest. */
export const answerPlanets: Topic = ({ text, language }) => {
  if (text.length > 100) return undefined
  const answer = answerOfAll(text, language) ?? answerOfOne(text, language)
  return answer === undefined ? undefined : say(0.92, answer)
}

function answerOfAll(text: string, language: AssistantLanguage): string | undefined {
  if (!/planet|惑星/i.test(text)) return undefined
  const names = planets.map(({ name }) => name[language])
  if (
    /^(?:how many planets|太陽系(?:に|の)惑星(?:は|の数は)?(?:いくつ|何個))/i.test(text) ||
    /^(?:what are|name|list)(?: all)? the (?:\w+ )?planets|惑星を?(?:全て|すべて|全部)?(?:教えて|挙げて|順)/i.test(text)
  )
    return language === 'ja'
      ? `太陽系の惑星は、太陽に近い順に${names.join('、')}の八つです。`
      : `The sun has eight planets; from the nearest: ${names.join(', ')}.`
  const place = findPlace(text)
  const there = place === undefined ? undefined : planets[place - 1]
  if (there)
    return language === 'ja'
      ? `${there.name.ja}です(${sayDistance(there, 'ja')})。`
      : `${there.name.en} (${sayDistance(there, 'en')}).`
  const rank = ranks.find(({ asks }) => asks.test(text))
  const found = rank && planets.toSorted(rank.order)[0]
  if (!found || !/^(?:what|which)|は[何などですか?。\s]*$/i.test(text)) return undefined
  return language === 'ja'
    ? `${found.name.ja}です(${rank.says(found, 'ja')})。`
    : `${found.name.en} (${rank.says(found, 'en')}).`
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** Which one from the sun is asked for; undefined where none is. */
function findPlace(text: string): number | undefined {
  const [, word = '', digit] =
    /\b(?:(first|second|third|fourth|fifth|sixth|seventh|eighth)|([1-8])(?:st|nd|rd|th)) planet(?: (?:from|away from) the sun|.{0,3}$)/i.exec(
      text,
    ) ?? []
  const [, inJapanese] = /太陽から(?:数えて)?([1-8１-８一二三四五六七八])(?:番目|つ目)の惑星/u.exec(text) ?? []
  if (inJapanese !== undefined) return '一二三四五六七八'.indexOf(inJapanese) + 1 || Number(inJapanese) || undefined
  if (digit !== undefined) return Number(digit)
  return ordinals.indexOf(word.toLowerCase()) + 1 || undefined
}

const sayDiameter = ({ diameter }: Planet, language: AssistantLanguage) =>
  language === 'ja' ? `直径約${diameter.toLocaleString('en')} km` : `about ${diameter.toLocaleString('en')} km across`
const sayDistance = ({ distance }: Planet, language: AssistantLanguage) =>
  language === 'ja' ? `太陽から約${sayJapaneseDistance(distance)} km` : `about ${distance} million km from the sun`
const sayMoons = ({ moons }: Planet, language: AssistantLanguage) =>
  language === 'ja' ? `知られている衛星${moons}個、2025年` : `${moons} known moons, as of 2025`

const ranks: readonly {
  readonly asks: RegExp
  readonly order: (a: Planet, b: Planet) => number
  readonly says: (planet: Planet, language: AssistantLanguage) => string
}[] = [
  {
    asks: /\b(?:largest|biggest)\b|(?:最大|一番大きい|最も大きい|いちばん大きい)/i,
    order: (a, b) => b.diameter - a.diameter,
    says: sayDiameter,
  },
  {
    asks: /\bsmallest\b|(?:最小|一番小さい|最も小さい|いちばん小さい)/i,
    order: (a, b) => a.diameter - b.diameter,
    says: sayDiameter,
  },
  {
    asks: /\b(?:closest|nearest) to the sun\b|太陽に(?:一番|最も|いちばん)近い/i,
    order: (a, b) => a.distance - b.distance,
    says: sayDistance,
  },
  {
    asks: /\b(?:farthest|furthest) from the sun\b|太陽から(?:一番|最も|いちばん)遠い/i,
    order: (a, b) => b.distance - a.distance,
    says: sayDistance,
  },
  { asks: /\bmost moons\b|衛星が(?:一番|最も|いちばん)多い/i, order: (a, b) => b.moons - a.moons, says: sayMoons },
]

const ofOne = {
  en: /^(?:what(?:'s| is)|how|tell me)(?: the| many| far| big| long| large)? ?(moons|diameter|size|distance|far|big|large|a year|year|days in a year)?.{0,40}?\b(mercury|venus|earth|the earth|mars|jupiter|saturn|uranus|neptune)\b(?:'s)?(?: have| from the sun| is)?( from the sun)?[\s?.!]*$/i,
  ja: /^(水星|金星|地球|火星|木星|土星|天王星|海王星)(?:の|に|は|から|と)(.{1,24})$/,
}

function answerOfOne(text: string, language: AssistantLanguage): string | undefined {
  const found = ofOne[language].exec(text)
  if (!found) return undefined
  const name = (language === 'ja' ? found[1] : found[2]?.replace(/^the /i, ''))?.toLowerCase() ?? ''
  const planet = planets.find((one) => one.name[language].toLowerCase() === name)
  if (!planet) return undefined
  if (/\bmoons?\b|衛星|月は?いくつ/i.test(text))
    return language === 'ja'
      ? `${planet.name.ja}で知られている衛星は${planet.moons}個です(2025年)。`
      : `${planet.name.en} has ${planet.moons === 0 ? 'no moons' : planet.moons === 1 ? 'one moon' : `${planet.moons} known moons (as of 2025)`}.`
  if (/\b(?:distance|far)\b.*\bsun\b|太陽(?:から|まで|と)の?距離/i.test(text))
    return language === 'ja'
      ? `${planet.name.ja}は${sayDistance(planet, 'ja')}です。`
      : `${planet.name.en} is ${sayDistance(planet, 'en')}.`
  if (/\b(?:diameter|how big|how large|size)\b|直径|大きさ/i.test(text))
    return language === 'ja'
      ? `${planet.name.ja}は${sayDiameter(planet, 'ja')}です。`
      : `${planet.name.en} is ${sayDiameter(planet, 'en')}.`
  if (/\b(?:year|orbit)\b|公転周期|一年/i.test(text))
    return language === 'ja'
      ? `${planet.name.ja}の公転周期は約${planet.year}日です。`
      : `A year of ${planet.name.en} has about ${planet.year} days of the Earth.`
  return undefined
}

/** 149.6 million as 1億4960万. */
function sayJapaneseDistance(millions: number): string {
  const man = Math.round(millions * 100)
  const [oku, rest] = [Math.floor(man / 10_000), man % 10_000]
  return `${oku > 0 ? `${oku}億` : ''}${rest > 0 ? `${rest}万` : ''}`
}
