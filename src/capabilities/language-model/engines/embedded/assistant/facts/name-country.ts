import { lookUp } from '../../../../../../libraries/json/look-up.ts'
import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'

/** Names as sentences use them, where those of the Unicode CLDR are for lists. */
const names: Readonly<Record<string, string>> = {
  CD: 'the Democratic Republic of the Congo',
  CG: 'the Republic of the Congo',
  MM: 'Myanmar',
  PS: 'Palestine',
}

const withArticle: ReadonlySet<string> = new Set('AE BS CF DO GB GM KM MH MV NL PH SB SC US'.split(' '))

const kinds = { region: 'region', currency: 'currency', language: 'language' } as const

/** Names that CLDR does not have. */
const otherLanguages: Readonly<Record<AssistantLanguage, Readonly<Record<string, string>>>> = {
  en: { ber: 'Berber', zdj: 'Comorian', no: 'Norwegian' },
  ja: { ber: 'ベルベル語', zdj: 'コモロ語' },
}

/** "the Netherlands", オランダ. */
export function nameCountry(code: string, language: AssistantLanguage): string {
  const name = new Intl.DisplayNames(language, { type: kinds.region }).of(code) ?? code
  if (language === 'ja') return name.replace(/\s*[(（].*$/u, '')
  return lookUp(names, code) ?? `${withArticle.has(code) ? 'the ' : ''}${name.replace(' & ', ' and ')}`
}

/** "the Swedish krona (SEK)", スウェーデン クローナ(SEK). */
export function nameCurrency(code: string, language: AssistantLanguage): string {
  const name = new Intl.DisplayNames(language, { type: kinds.currency }).of(code) ?? code
  if (language === 'ja') return `${name}(${code})`
  return `the ${name.replace(/\p{L}+$/u, (word) => word.toLowerCase())} (${code})`
}

export function nameLanguage(code: string, language: AssistantLanguage): string {
  return (
    lookUp(otherLanguages[language], code) ?? new Intl.DisplayNames(language, { type: kinds.language }).of(code) ?? code
  )
}
