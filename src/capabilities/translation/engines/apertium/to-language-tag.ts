import { lookUp } from '../../../../libraries/json/look-up.ts'

/**
 * Apertium's names of languages as BCP 47 tags: `eng`, `spa`, `por_BR`, `cat_valencia`, and in older pairs `en`, `gl`. Undefined for what
 * has no registered tag, such as spelling reforms (`cat_iec2017`).
 */
export function toLanguageTag(name: string): string | undefined {
  const known = lookUp(named, name)
  if (known !== undefined) return known
  const [language = '', ...suffixes] = name.split('_')
  const subtags = suffixes.map((suffix) => (/^[A-Z]{2}$/.test(suffix) ? suffix : lookUp(variants, suffix)))
  if (!/^[a-z]{2,3}$/.test(language) || subtags.includes(undefined)) return undefined
  return Intl.getCanonicalLocales([language, ...subtags].join('-'))[0]
}

/** What Unicode's table of aliases would make something else of, or nothing. */
const named: Readonly<Record<string, string>> = {
  hbs_HR: 'hr',
  hbs_BS: 'bs',
  hbs_SR: 'sr',
  zlm: 'ms',
}

/** Names of variants, and their registered subtags. */
const variants: Readonly<Record<string, string>> = {
  valencia: 'valencia',
  gascon: 'gascon',
  aran: 'aranes',
}
