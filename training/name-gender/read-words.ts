import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { allLocales } from '@faker-js/faker'
import { isJsonObject } from '../../src/libraries/json/json-object.ts'

/** A text that is no name of a person. */
export interface OtherWord {
  readonly text: string
  readonly weight: number
  /** Learned even where it is in a list of names. */
  readonly isSure?: boolean
}

const weights = { own: 5, english: 3, faker: 1.5, regions: 3 }

/** The lists of `words`, of our own writing: greetings, brands, places, fields of forms. */
export async function readOwnWords(): Promise<OtherWord[]> {
  const folder = join(import.meta.dirname, 'words')
  const files = (await readdir(folder)).toSorted()
  const lists = await Promise.all(files.map(async (file) => readFile(join(folder, file), 'utf8')))
  return lists.flatMap((list) =>
    list.split('\n').flatMap((line) => {
      const items = /^\w+: (.*)$/.exec(line)?.[1]?.split('; ') ?? []
      return items.map((text) => ({ text, weight: weights.own, isSure: true }))
    }),
  )
}

const fewest = { ofAll: 3, ofSure: 1000 }

/** English words that are not written with a capital; one that comes very often is no name, though some people bear it: the, you, can. */
export async function readEnglishWords(folder: string): Promise<OtherWord[]> {
  const text = gunzipSync(await readFile(join(folder, 'english-modern.txt.gz'))).toString('utf8')
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/(?<![\w'])[a-z]{3,}(?![\w'])/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > fewest.ofAll)
    .map(([word, count]) => ({ text: word, weight: weights.english, isSure: count > fewest.ofSure }))
}

const sections: ReadonlySet<string> = new Set(
  'color commerce company date food hacker location science vehicle word airline finance'.split(' '),
)
const leftOut = /street|postcode|pattern|abbr|postal|suffix|prefix|secondary|symbol|code|iata|description/

/** Words of `@faker-js/faker` (MIT) in all its languages: food, cities, goods, colours, firms; those of its filling text that are no Latin. */
export function readFakerWords(): OtherWord[] {
  const texts = new Set<string>()
  for (const locale of Object.values(allLocales)) {
    for (const [section, parts] of Object.entries(locale)) {
      if (sections.has(section)) collectTexts(parts, texts)
      if (section === 'lorem') collectTexts(parts, texts, /[\u0250-\uffff]/)
    }
  }
  return [...texts].map((text) => ({ text, weight: weights.faker }))
}

function collectTexts(value: unknown, texts: Set<string>, needed = /\p{L}{2}/u): void {
  if (typeof value === 'string') {
    if (value.length < 30 && needed.test(value) && !/[{}\d/#]/.test(value)) texts.add(value.toLowerCase())
  } else if (Array.isArray(value)) for (const part of value) collectTexts(part, texts, needed)
  else if (isJsonObject(value))
    for (const [key, part] of Object.entries(value)) if (!leftOut.test(key)) collectTexts(part, texts, needed)
}

const languages =
  'en de fr es it pt nl sv da nb fi pl cs hu ro tr el ru uk bg sr ar fa he hi ja zh zh-TW ko th vi id sw ka hy'
const kinds = { region: 'A', language: 'a', currency: 'c' } as const

/** Countries, languages, currencies, months, days and cities of time zones, as CLDR has them in Node. */
export function readRegions(): OtherWord[] {
  const texts = new Set<string>()
  for (const language of languages.split(' ')) {
    for (const type of ['region', 'language', 'currency'] as const) {
      const names = new Intl.DisplayNames(language, { type, fallback: 'none' })
      for (const code of codesOf(type)) texts.add(names.of(code) ?? '')
    }
    for (const options of [{ month: 'long' }, { weekday: 'long' }] as const) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
      for (let day = 0; day < 12; day++) texts.add(format.format(new Date(Date.UTC(2024, day, day + 1))))
    }
  }
  for (const zone of Intl.supportedValuesOf('timeZone')) texts.add((zone.split('/').at(-1) ?? '').replaceAll('_', ' '))
  return [...texts]
    .filter((text) => text.length > 1 && !/[\d()]/.test(text))
    .map((text) => ({ text, weight: weights.regions }))
}

function codesOf(type: keyof typeof kinds): readonly string[] {
  if (type === 'currency') return Intl.supportedValuesOf('currency')
  const base = kinds[type].charCodeAt(0)
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(base + at))
  return letters.flatMap((first) => letters.map((second) => first + second))
}
