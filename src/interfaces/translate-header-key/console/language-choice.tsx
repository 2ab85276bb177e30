import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
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
  return (
    <LabelledInput label={label}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {none !== undefined && <option value="">{none}</option>}
          {!isListed && <option value={value}>{nameLanguage(value, value)}</option>}
          {languages.map(({ language, name }) => (
            <option key={language} value={language}>
              {nameLanguage(language, name)}
            </option>
          ))}
        </select>
      )}
    </LabelledInput>
  )
}
