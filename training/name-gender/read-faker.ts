import { allLocales, type LocaleDefinition } from '@faker-js/faker'
import { toLatin } from '../../src/interfaces/name-gender/engines/embedded/script/to-latin.ts'
import { type Origin, origins } from '../../src/interfaces/name-gender/engines/embedded/origins.ts'
import type { GenderRow, OriginRow } from './row.ts'

const originOf: Readonly<Record<string, Origin>> = {
  ar: 'ar',
  az: 'tr',
  cs_CZ: 'cz',
  da: 'nordic',
  de: 'de',
  de_AT: 'de',
  de_CH: 'de',
  el: 'gr',
  en: 'en',
  en_AU: 'en',
  en_GH: 'af',
  en_IN: 'in',
  en_NG: 'af',
  en_NP: 'in',
  es: 'es',
  es_MX: 'es',
  fa: 'fa',
  fi: 'fi',
  fr: 'fr',
  fr_BE: 'fr',
  fr_CH: 'fr',
  he: 'he',
  hr: 'south',
  hu: 'hu',
  hy: 'am',
  id_ID: 'sea',
  it: 'it',
  ja: 'jp',
  ka_GE: 'am',
  ko: 'kr',
  lv: 'baltic',
  mk: 'south',
  nb_NO: 'nordic',
  ne: 'in',
  nl: 'nl',
  nl_BE: 'nl',
  pl: 'pl',
  pt_BR: 'pt',
  pt_PT: 'pt',
  ro: 'ro',
  ro_MD: 'ro',
  ru: 'ru',
  sk: 'cz',
  sl_SI: 'south',
  sr_RS_latin: 'south',
  sv: 'nordic',
  ta_IN: 'in',
  th: 'sea',
  tr: 'tr',
  uk: 'ru',
  ur: 'ar',
  uz_UZ_latin: 'ru',
  vi: 'vn',
  yo_NG: 'af',
  zh_CN: 'cn',
  zh_TW: 'cn',
  zu_ZA: 'af',
}

interface Parts {
  readonly female?: readonly string[]
  readonly male?: readonly string[]
  readonly generic?: readonly string[]
}

interface FakerNames {
  readonly given: GenderRow[]
  readonly family: OriginRow[]
  /** Family names in Chinese characters. */
  readonly hanFamilyNames: string[]
  readonly hangulFamilyNames: string[]
}

/** Names of the package `@faker-js/faker` (MIT), with those of other alphabets as the model spells them. */
export function readFakerNames(): FakerNames {
  const names: FakerNames = { given: [], family: [], hanFamilyNames: [], hangulFamilyNames: [] }
  const locales: Readonly<Record<string, LocaleDefinition>> = allLocales
  for (const [locale, name] of Object.entries(originOf)) {
    const origin = origins.indexOf(name)
    const person = locales[locale]?.person
    addGiven(names.given, person?.first_name, origin)
    const families = listOf(person?.last_name)
    for (const family of families) {
      const word = toLatin(family.split(' ')[0] ?? family)
      names.family.push({ word, role: 'family', origin, weight: 1 })
      if (/^\p{Script=Han}+$/u.test(family)) names.hanFamilyNames.push(family)
      if (/^\p{Script=Hangul}+$/u.test(family)) names.hangulFamilyNames.push(family)
    }
  }
  return names
}

function addGiven(rows: GenderRow[], parts: Parts | null | undefined, origin: number): void {
  const [female, male] = [new Set(parts?.female), new Set(parts?.male)]
  for (const name of new Set([...female, ...male])) {
    // A Vietnamese name ends with the one that is called.
    const said = name.split(' ').at(origins[origin] === 'vn' ? -1 : 0) ?? name
    const share = female.has(name) ? (male.has(name) ? 0.5 : 1) : 0
    rows.push({ word: toLatin(said), origin, share, weight: 1 })
  }
}

function listOf(parts: Parts | null | undefined): string[] {
  return [...new Set([...(parts?.generic ?? []), ...(parts?.female ?? []), ...(parts?.male ?? [])])]
}
