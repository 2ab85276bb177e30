import { existsSync } from 'node:fs'
import { eld } from 'eld/extrasmall'
import { type DetectLanguage, openDetector } from '../src/capabilities/translation/detection/open-detector.ts'
import { isSameLanguage, toLanguageTag } from '../src/capabilities/translation/domain/language-tag.ts'
import { createYieldToEventLoop } from '../src/kernel/foundation/workers/yield-to-event-loop.ts'
import { readInterfaceWords, readSentences, type TextSet } from './language-detection/read-sets.ts'
import type { BenchResult, Figure } from './result.ts'
import { sharedDataAt } from '../src/kernel/testing/shared-data.ts'

/** What `src/capabilities/translation/models/languages/README.md` says to fetch. */
const folder = process.env['MAINSTAY_CATALOGUES'] ?? sharedDataAt('text/catalogues')

/** Mozilla's registry of October 2025: what can be translated into English. */
const released =
  'ar az be bg bn bs ca cs da de el en es et fa fi fr gu he hi hr hu id is it ja kn ko lt lv ml ms nb nl nn pl pt ro ru sk sl sq sr sv te tr uk vi zh'.split(
    ' ',
  )

/**
 * How many sentences and words by translators whose work the table was not made from are detected right: where their language and English can be translated,
 * where all released ones can, and by eld, which knows nothing of that.
 */
export default async function run(): Promise<BenchResult> {
  if (!existsSync(folder)) throw new Error(`There is nothing in ${folder}; set MAINSTAY_CATALOGUES to the folder.`)
  const detect = openDetector(createYieldToEventLoop())
  const sets = [
    [
      'Wesnoth, sentences',
      readSentences(
        folder,
        'usr/share/games/wesnoth/*/locale/*/LC_MESSAGES/wesnoth-{httt,tb,tsg,l,utbs,did,tutorial}.mo',
      ),
    ],
    ['Widelands, sentences', readSentences(folder, 'usr/share/games/widelands/data/locale/*/LC_MESSAGES/*.mo')],
    ['TinyMCE, single words', readInterfaceWords(folder)],
  ] as const
  const figures: Figure[] = []
  for (const [name, set] of sets) figures.push(...(await measureSet(name, set, detect)))
  figures.push(await measureSpeed(sets[0][1], detect))
  return { name: 'language-detection', seeds: [], figures }
}

async function measureSet(name: string, set: TextSet, detect: DetectLanguage): Promise<Figure[]> {
  const shared = countLanguages(set)
  const figures: Figure[] = []
  for (const [language, texts] of set) {
    if (!released.some((tag) => isSameLanguage(tag, language)) && language !== 'zh-Hant') continue
    const share = async (tell: (text: string) => Promise<string>) => {
      const detected = await Promise.all(texts.map(tell))
      const right = detected.filter((tag, at) => isRight(tag, shared.get(texts[at] ?? '') ?? []))
      return (100 * right.length) / texts.length
    }
    figures.push({
      name: `${name}, ${language}`,
      value: await share(async (text) => (await detect(text, [language, 'en'])).language),
      unit: '%',
      peers: {
        'all released': await share(async (text) => (await detect(text, released)).language),
        eld: await share(async (text) => toLanguageTag(eld.detect(text).language) ?? 'und'),
      },
    })
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [all, alone] = ['all released', 'eld'].map((peer) => mean(figures.map(({ peers }) => peers[peer] ?? 0)))
  const peers = { 'all released': all ?? 0, eld: alone ?? 0 }
  return [
    {
      name: `${name}, mean of ${figures.length} languages`,
      value: mean(figures.map(({ value }) => value)),
      unit: '%',
      peers,
    },
    ...figures,
  ]
}

/** The languages that a text stands in: "Import" is of many. */
function countLanguages(set: TextSet): ReadonlyMap<string, readonly string[]> {
  const languages = new Map<string, string[]>()
  for (const [language, texts] of set)
    for (const text of texts) languages.set(text, [...(languages.get(text) ?? []), language])
  return languages
}

/** Whether simplified or traditional is asked of a translator, not of these. */
function isRight(tag: string, languages: readonly string[]): boolean {
  return languages.some((language) => isSameLanguage(tag, language))
}

async function measureSpeed(set: TextSet, detect: DetectLanguage): Promise<Figure> {
  const texts = [...set.values()].flat()
  const time = async (tell: (text: string) => unknown) => {
    const begun = performance.now()
    for (const text of texts) await tell(text)
    return ((performance.now() - begun) * 1_000) / texts.length
  }
  const value = await time((text) => detect(text, released))
  return { name: 'a sentence', value, unit: 'µs', peers: { eld: await time((text) => eld.detect(text)) } }
}
