import { normalizeText } from '../../../../../../libraries/text/normalize-text.ts'
import { countries, type Country } from './country.ts'
import { nameCountry } from './name-country.ts'

/** Names that people use besides those of the Unicode CLDR. */
const others = `
AE: uae, emirates, UAE
BA: bosnia, ボスニア
CD: dr congo, drc, congo kinshasa, democratic republic of congo
CG: congo, congo brazzaville, republic of congo, コンゴ
CI: ivory coast
CN: 中華人民共和国
CV: cabo verde
CZ: czech republic, チェコ共和国
FM: micronesia
GB: uk, great britain, britain, 英国
KP: dprk
KR: korea, republic of korea, 大韓民国
MK: macedonia, マケドニア
MM: burma, ビルマ
NL: holland
PS: パレスチナ
RU: russian federation
SZ: swaziland
TL: east timor, 東ティモール
TR: turkey
US: usa, us, u s, u s a, america, united states of america, アメリカ, 米国
VA: vatican, holy see, バチカン
`

/** Words of English in small letters, without marks and signs. */
export function toWords(text: string): string {
  return normalizeText(text.toLowerCase(), 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(['’])s\b/g, ' ')
    .replace(/\bst\b\.?/g, 'saint')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Made when it is first needed. */
let byName: ReadonlyMap<string, Country> | undefined

function listNames(): ReadonlyMap<string, Country> {
  const entries = countries.flatMap((country) => {
    const english = toWords(nameCountry(country.code, 'en').replace(/^the /, ''))
    return [english, nameCountry(country.code, 'ja')].map((name) => [name, country] as const)
  })
  const byCode = new Map(countries.map((country) => [country.code, country]))
  const further = others
    .trim()
    .split('\n')
    .flatMap((line) => {
      const country = byCode.get(line.slice(0, 2))
      return country
        ? line
            .slice(4)
            .split(', ')
            .map((name) => [name, country] as const)
        : []
    })
  return new Map([...entries, ...further])
}

/** Words that the longest name has. */
const maxWords = 5

/** The country whose name is the longest in English words, and the words without it. */
export function findEnglishCountry(words: string): { readonly country: Country; readonly rest: string } | undefined {
  byName ??= listNames()
  const list = words.split(' ')
  for (let count = maxWords; count > 0; count--)
    for (let at = 0; at + count <= list.length; at++) {
      const country = byName.get(list.slice(at, at + count).join(' '))
      if (country) return { country, rest: [...list.slice(0, at), ...list.slice(at + count)].join(' ') }
    }
  return undefined
}

/** The country that a Japanese question begins with, or that stands behind その国 and the like. */
export function findJapaneseCountry(text: string): { readonly country: Country; readonly rest: string } | undefined {
  byName ??= listNames()
  for (let end = Math.min(text.length, 16); end > 1; end--) {
    const country = byName.get(text.slice(0, end))
    if (country) return { country, rest: text.slice(end) }
  }
  return undefined
}
