import { lookUp } from '../../../libraries/json/look-up.ts'

/** Names of languages: BCP 47 tags, and the older and shorter codes that people send for them. */

/** Codes that Unicode's own aliases leave as they are. */
const otherNames: Readonly<Record<string, string>> = {
  no: 'nb',
  jp: 'ja',
  cn: 'zh',
  ua: 'uk',
  cz: 'cs',
  gr: 'el',
  kr: 'ko',
}

/** Characters of the longest tag there is need for (RFC 5646, 4.4.1). */
const maxLength = 35

/** A code in canonical form (`PT-br` is `pt-BR`, `iw` is `he`, `zh-TW` is `zh-Hant`); undefined for what names no language. */
export function toLanguageTag(code: string): string | undefined {
  const locale = code.length > maxLength ? undefined : readLocale(code.replaceAll('_', '-'))
  // Longer subtags are well-formed and name nothing; `und` names no language.
  if (!locale || !/^[a-z]{2,3}$/.test(locale.language) || locale.language === 'und') return undefined
  const language = lookUp(otherNames, locale.language) ?? locale.language
  if (language === 'zh') return locale.maximize().script === 'Hant' ? 'zh-Hant' : 'zh'
  return locale.baseName.replace(/^[a-z]+/, language)
}

function readLocale(code: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(code)
  } catch {
    return undefined
  }
}

/** `en` of `en-US`; what is written in another script keeps saying so. */
export function withoutRegion(tag: string): string {
  const { language, script } = new Intl.Locale(tag)
  return [language, script].filter(Boolean).join('-')
}

/** Whether two tags name one written language, whatever their regions: `en` and `en-GB`, but not `zh` and `zh-Hant`. */
export function isSameLanguage(one: string, other: string): boolean {
  return writtenLanguageOf(one) === writtenLanguageOf(other)
}

/** Models may be called by older codes too, such as `no` and `zh-CN`. */
function writtenLanguageOf(tag: string): string {
  const { language, script } = new Intl.Locale(toLanguageTag(tag) ?? tag).maximize()
  return `${language}-${script}`
}

/**
 * Of the tags that name a language, the nearest to the one asked for: itself, then one without a region, then one of another region.
 * Undefined where none is of that written language.
 */
export function findNearestTag(wanted: string, tags: Iterable<string>): string | undefined {
  const same = [...tags].filter((tag) => isSameLanguage(tag, wanted))
  return same.find((tag) => tag === wanted) ?? same.find((tag) => !new Intl.Locale(tag).region) ?? same[0]
}
