import { LabelledChoice } from '../../../../console/src/form/labelled-choice.tsx'
import type { Language } from './translate-client.ts'
import { useNameLanguage } from './use-name-language.ts'

interface Props {
  readonly label: string
  readonly value: string
  /** What stands before the languages, for none of them. */
  readonly none?: string
  readonly languages: readonly Language[]
  readonly onChange: (code: string) => void
}

/** One of the languages; one that the server does not list stays to be chosen as long as it is. */
export function LanguageChoice({ label, value, none, languages, onChange }: Props) {
  const nameLanguage = useNameLanguage()
  const isListed = value === '' || languages.some(({ language }) => language === value)
  const choices: readonly (readonly [string, string])[] = [
    ...(none === undefined ? [] : [['', none] as const]),
    ...(isListed ? [] : [[value, nameLanguage(value, value)] as const]),
    ...languages.map(({ language, name }) => [language, nameLanguage(language, name)] as const),
  ]
  return <LabelledChoice label={label} value={value} choices={choices} onChange={onChange} />
}
