import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { toLatin } from '../../src/interfaces/name-gender/engines/embedded/script/to-latin.ts'
import { type Origin, origins } from '../../src/interfaces/name-gender/engines/embedded/origins.ts'

/** A name of the lists that only statistics are taken of, in one country. */
export interface CountedName {
  readonly word: string
  readonly country: string
  readonly origin: number
  /** Undefined where the list does not say. */
  readonly share: number | undefined
  /** How common it is there: the logarithm to base 2 of its frequency, -8 the rarest. */
  readonly frequency: number
}

const originOf: Readonly<Record<string, Origin>> = {
  'Great Britain': 'en',
  Ireland: 'en',
  'U.S.A.': 'en',
  Italy: 'it',
  Malta: 'it',
  Portugal: 'pt',
  Spain: 'es',
  France: 'fr',
  Belgium: 'nl',
  Luxembourg: 'de',
  'the Netherlands': 'nl',
  'East Frisia': 'nl',
  Germany: 'de',
  Austria: 'de',
  Swiss: 'de',
  Iceland: 'nordic',
  Denmark: 'nordic',
  Norway: 'nordic',
  Sweden: 'nordic',
  Finland: 'fi',
  Estonia: 'fi',
  Latvia: 'baltic',
  Lithuania: 'baltic',
  Poland: 'pl',
  'Czech Republic': 'cz',
  Slovakia: 'cz',
  Hungary: 'hu',
  Romania: 'ro',
  Bulgaria: 'south',
  'Bosnia and Herzegovina': 'south',
  Croatia: 'south',
  Kosovo: 'south',
  Macedonia: 'south',
  Montenegro: 'south',
  Serbia: 'south',
  Slovenia: 'south',
  Albania: 'south',
  Greece: 'gr',
  Russia: 'ru',
  Belarus: 'ru',
  Moldova: 'ro',
  Ukraine: 'ru',
  Armenia: 'am',
  Azerbaijan: 'tr',
  Georgia: 'am',
  'Kazakhstan/Uzbekistan,etc.': 'ru',
  Turkey: 'tr',
  'Arabia/Persia': 'ar',
  Israel: 'he',
  China: 'cn',
  'India/Sri Lanka': 'in',
  Japan: 'jp',
  Korea: 'kr',
  Vietnam: 'vn',
}

/** Share of women by the list's own marks: M, mostly M (`?M`), M as the first part of a double name (`1M`), and so on. */
const shareOf: Readonly<Record<string, number>> = { M: 0, F: 1, '?M': 0.15, '?F': 0.85, '1M': 0.1, '1F': 0.9, '?': 0.5 }

/** Names by country: gender.c by Jörg Michael (GNU FDL 1.2) and, as the country U.S.A., the names corpus of Mark Kantrowitz. */
export async function readStatistics(folder: string): Promise<CountedName[]> {
  return [...(await readByCountry(folder)), ...(await readCorpus(folder))]
}

async function readByCountry(folder: string): Promise<CountedName[]> {
  const text = gunzipSync(await readFile(join(folder, 'firstnames.csv.gz'))).toString('utf8')
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const countries = head.split(';').slice(2)
  return lines.flatMap((line) => {
    const [name = '', mark = '', ...frequencies] = line.trimEnd().split(';')
    const word = toLatin(name.replaceAll('+', '-'))
    return countries.flatMap((country, at) => {
      const origin = originOf[country]
      const frequency = frequencies[at]
      if (!origin || !frequency) return []
      const isUnknown = mark === '?' && origin === 'cn'
      const share = isUnknown ? undefined : shareOf[mark]
      return [{ word, country, origin: origins.indexOf(origin), share, frequency: Number(frequency) }]
    })
  })
}

async function readCorpus(folder: string): Promise<CountedName[]> {
  const [women, men] = await Promise.all(
    ['us-female.txt', 'us-male.txt'].map((file) => readFile(join(folder, file), 'utf8')),
  )
  const shares = new Map<string, number>()
  for (const name of words(women)) shares.set(name, 1)
  for (const name of words(men)) shares.set(name, shares.has(name) ? 0.5 : 0)
  const origin = origins.indexOf('en')
  return [...shares].map(([word, share]) => ({ word, country: 'U.S.A.', origin, share, frequency: -6 }))
}

function words(text = ''): string[] {
  return text.split(/\s+/).filter(Boolean).map(toLatin)
}
