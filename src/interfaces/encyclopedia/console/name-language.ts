/** Writes an edition's code with the language's name in that of the page, where the browser knows one: `jp, Japanese`. */
export function createNameLanguage(pageLanguage: string): (code: string) => string {
  const names = new Intl.DisplayNames([pageLanguage], { type: 'language', fallback: 'none' })
  return (code) => {
    const name = nameBy(names, toLanguageTag(code))
    return name === undefined ? code : `${code}, ${name}`
  }
}

/** Japanese is `jp` in the specification's list alone. */
export function toLanguageTag(code: string): string {
  return code === 'jp' ? 'ja' : code
}

/** Some of Wikipedia's codes, such as `bat-smg`, are no language tags. */
function nameBy(names: Intl.DisplayNames, tag: string): string | undefined {
  try {
    return names.of(tag)
  } catch {
    return undefined
  }
}
