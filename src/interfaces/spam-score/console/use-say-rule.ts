import { useEffect, useState } from 'preact/hooks'
import { createSay, type Dictionary, useWords } from '../../../../console/src/words/say.ts'

interface SaidRule {
  readonly text: string
  /** English where the rule is of another filter, which the page has no words for. */
  readonly language: string
}

/** Says a rule's description in the language of the page. */
export function useSayRule(): (description: string) => SaidRule {
  const { language, say } = useWords()
  const [words, setWords] = useState<Dictionary>({})
  useEffect(() => {
    // Without these words the table is still of use, in English.
    if (language === 'ja')
      import('./rule-japanese.ts').then(
        ({ ruleJapanese }) => setWords(ruleJapanese),
        () => {},
      )
  }, [language])
  return (description) => {
    const [, from, to] = /^By its words alone, (\S+) to (\S+) % of such mails are spam$/.exec(description) ?? []
    if (from !== undefined && to !== undefined)
      return { language, text: say('By its words alone, {from} to {to} % of such mails are spam', { from, to }) }
    const isKnown = language === 'ja' && Object.hasOwn(words, description)
    return isKnown ? { language, text: createSay(words)(description) } : { language: 'en', text: description }
  }
}
