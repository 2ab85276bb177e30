import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { say, type Topic } from '../topic.ts'
import { toWords } from './find-country.ts'
import { placesTable } from './places-table.ts'

type PlaceKind = 'river' | 'mountain' | 'building' | 'lake'

interface Place {
  readonly kind: PlaceKind
  /** The usual name first. */
  readonly names: Readonly<Record<AssistantLanguage, readonly string[]>>
  readonly measure: number
}

const kinds: ReadonlyMap<string, PlaceKind> = new Map(
  (['river', 'mountain', 'building', 'lake'] as const).map((kind) => [kind, kind]),
)

const places: readonly Place[] = placesTable
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [kind = '', en = '', ja = '', measure = ''] = line.split('|')
    const found = kinds.get(kind)
    return found ? [{ kind: found, names: { en: en.split(','), ja: ja.split(',') }, measure: Number(measure) }] : []
  })

const inMiles = 0.621371
const inFeet = 3.28084

const lead = '^(?:(?:do you know|tell me|can you tell me) )?'
const asks: Readonly<Record<PlaceKind, Readonly<Record<AssistantLanguage, RegExp>>>> = {
  river: {
    en: new RegExp(
      `${lead}(?:how long is|what(?:'s| is) the length of|how many (?:km|kilomet(?:re|er)s|miles) long is) (?:the )?(?:river )?(.+?)(?: river)?(?: in (?:miles|km|kilomet(?:re|er)s))?$`,
      'i',
    ),
    ja: /^(.+?)の(?:長さ|全長|流路延長)(?:は|って|を)?.{0,14}$|^(.+?)(?:は|って)(?:どれ|どの)(?:くらい|ぐらい|だけ)長い.{0,8}$/u,
  },
  mountain: {
    en: new RegExp(
      `${lead}(?:how (?:high|tall) is|what(?:'s| is) the (?:height|elevation|altitude) of|how many (?:feet|met(?:re|er)s) (?:high|tall) is) (?:the )?(?:mount |mt\\.? |mountain )?(.+?)(?: mountain)?(?: in (?:feet|ft|met(?:re|er)s|m))?$`,
      'i',
    ),
    ja: /^(.+?)の(?:高さ|標高|海抜)(?:は|って|を)?.{0,14}$|^(.+?)(?:は|って)(?:何メートル|どれ(?:くらい|ぐらい|だけ)高い|どのくらい高い).{0,8}$/u,
  },
  building: {
    en: new RegExp(
      `${lead}(?:how (?:high|tall) is|what(?:'s| is) the height of|how many (?:feet|met(?:re|er)s) (?:high|tall) is) (?:the )?(.+?)(?: in (?:feet|ft|met(?:re|er)s|m))?$`,
      'i',
    ),
    ja: /^(.+?)の高さ(?:は|って|を)?.{0,14}$|^(.+?)(?:は|って)(?:何メートル|どれ(?:くらい|ぐらい|だけ)高い|どのくらい高い).{0,8}$/u,
  },
  lake: {
    en: new RegExp(
      `${lead}(?:how (?:big|large) is|what(?:'s| is) the (?:area|size|surface area) of) (?:the )?(.+?)$`,
      'i',
    ),
    ja: /^(.+?)の(?:面積|広さ|大きさ)(?:は|って|を)?.{0,14}$|^(.+?)(?:は|って)どれ(?:くらい|ぐらい|だけ)(?:広|大き)い.{0,8}$/u,
  },
}

/** How long a river is, how high a mountain or a building, how large a lake. */
export const answerPlaces: Topic = ({ text, language }) => {
  if (text.length > 100) return undefined
  const asked = text.replaceAll('’', "'").replace(/[\s?!.。？！]+$/u, '')
  for (const kind of kinds.values()) {
    const found = asks[kind][language].exec(asked)
    const name = found?.[1] ?? found?.[2]
    const place = name === undefined ? undefined : findPlace(kind, name, language)
    if (place) return say(0.89, writers[language][kind](place.names[language][0] ?? '', place.measure))
  }
  return undefined
}

function findPlace(kind: PlaceKind, name: string, language: AssistantLanguage): Place | undefined {
  const key = toKey(name, language)
  return places.find(
    (place) => place.kind === kind && place.names[language].some((one) => toKey(one, language) === key),
  )
}

function toKey(name: string, language: AssistantLanguage): string {
  return language === 'ja' ? name.trim() : toWords(name).replace(/^(?:the|mount|mt) /, '')
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const number = (value: number) => Math.round(value).toLocaleString('en')
const roundMiles = (kilometres: number) => number(Number((kilometres * inMiles).toPrecision(3)))

const writers: Readonly<
  Record<AssistantLanguage, Readonly<Record<PlaceKind, (name: string, measure: number) => string>>>
> = {
  en: {
    river: (name, km) =>
      `${capitalize(name)} is about ${number(km)} km (${roundMiles(km)} miles) long; sources differ.`,
    mountain: (name, metres) => `${name} is ${number(metres)} metres (${number(metres * inFeet)} feet) high.`,
    building: (name, metres) =>
      `${capitalize(name)} is ${number(metres)} metres (${number(metres * inFeet)} feet) tall.`,
    lake: (name, area) => `${capitalize(name)} covers about ${number(area)} square kilometres.`,
  },
  ja: {
    river: (name, km) => `${name}の長さは約${number(km)} kmです(測り方によって異なります)。`,
    mountain: (name, metres) => `${name}の標高は${number(metres)}メートルです。`,
    building: (name, metres) => `${name}の高さは${number(metres)}メートルです。`,
    lake: (name, area) => `${name}の面積は約${number(area)}平方キロメートルです。`,
  },
}
