import { normalizeText } from '../../../../../libraries/text/normalize-text.ts'

/** Languages whose month names feeds have been seen to use. Where two use one name for different months, the first wins. */
const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'da',
  'sv',
  'nb',
  'fi',
  'is',
  'ru',
  'uk',
  'bg',
  'sr',
  'pl',
  'cs',
  'sk',
  'sl',
  'hr',
  'hu',
  'ro',
  'el',
  'tr',
  'id',
  'vi',
  'et',
  'lv',
  'lt',
  'ca',
  'eu',
  'gl',
  'fa-u-ca-gregory',
  'ar-EG-u-nu-latn',
  'he',
  'hi',
]
const english = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const englishMonth =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/
const englishWeekday = /^(mon|tues?|wed(nes)?|thu(rs?)?|fri|sat(ur)?|sun)(day)?$/
let foreign: ReadonlyMap<string, number> | undefined

/** The month, 1 to 12, that a word names in any of the languages, in full or abbreviated; undefined for other words. */
export function findMonth(word: string): number | undefined {
  const name = normalise(word)
  if (englishMonth.test(name)) return english.indexOf(name.slice(0, 3)) + 1
  if (englishWeekday.test(name)) return undefined
  foreign ??= collectNames()
  return foreign.get(name)
}

/** Read from the Unicode data that the runtime carries, when the first word turns up that is not English. */
function collectNames(): Map<string, number> {
  const names = new Map<string, number>()
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      // A month alone and a month after a day differ in many languages: январь, января.
      addNames(names, new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }))
      addNames(
        names,
        new Intl.DateTimeFormat(language, { day: 'numeric', month: style, year: 'numeric', timeZone: 'UTC' }),
      )
    }
  }
  return names
}

function addNames(names: Map<string, number>, format: Intl.DateTimeFormat): void {
  for (let month = 1; month <= 12; month += 1) {
    const parts = format.formatToParts(Date.UTC(2001, month - 1, 15))
    const name = normalise(parts.find(({ type }) => type === 'month')?.value ?? '')
    if (!/^\d*$/.test(name) && !names.has(name)) names.set(name, month)
  }
}

/** Without case, accents and full stops. */
function normalise(name: string): string {
  return normalizeText(name, 'NFKD')
    .replaceAll(/\p{M}|\./gu, '')
    .toLowerCase()
    .trim()
}
