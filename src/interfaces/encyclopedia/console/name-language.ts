/** The edition's code with the language's English name where the browser knows one: `jp, Japanese`. */
export function nameLanguage(code: string): string {
  const name = namesOf(toLanguageTag(code))
  return name === undefined ? code : `${code}, ${name}`
}

/** Japanese is `jp` in the specification's list alone. */
export function toLanguageTag(code: string): string {
  return code === 'jp' ? 'ja' : code
}

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Some of Wikipedia's codes, such as `bat-smg`, are no language tags. */
function namesOf(tag: string): string | undefined {
  try {
    return names.of(tag)
  } catch {
    return undefined
  }
}
