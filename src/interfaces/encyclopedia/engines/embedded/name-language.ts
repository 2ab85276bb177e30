/** The name of a language in another one; the code where nobody has a name for it. */
export function nameLanguage(code: string, inLanguage: string): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
