import { useMemo } from 'preact/hooks'
import { useWords } from '../../../../console/src/words/say.ts'

/** Names a language in that of the page; in English as the server does. */
export function useNameLanguage(): (code: string, english: string) => string {
  const { language } = useWords()
  return useMemo(() => {
    if (language === 'en') return (_code, english) => english
    const names = new Intl.DisplayNames([language], { type: 'language' })
    return (code, english) => nameBy(names, code) ?? english
  }, [language])
}

/** Some codes of the wire are no tags of BCP 47. */
function nameBy(names: Intl.DisplayNames, code: string): string | undefined {
  try {
    return names.of(code)
  } catch {
    return undefined
  }
}
