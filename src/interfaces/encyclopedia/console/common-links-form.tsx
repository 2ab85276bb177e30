import { useMemo } from 'preact/hooks'
import { LabelledChoice } from '../../../../console/src/form/labelled-choice.tsx'
import { LabelledInput } from '../../../../console/src/form/labelled-input.tsx'
import { supportedLanguageCodes } from '../../../common-links/index.ts'
import { createNameLanguage } from './name-language.ts'
import type { Question } from './use-common-links.ts'
import { useWords } from '../../../../console/src/words/say.ts'

interface Props {
  readonly question: Question
  readonly searching: boolean
  readonly onChange: (changed: Partial<Question>) => void
  readonly onSearch: () => void
  readonly onStop: () => void
}

const codes = supportedLanguageCodes()

export function CommonLinksForm({ question, searching, onChange, onSearch, onStop }: Props) {
  const { say, language } = useWords()
  const nameLanguage = useMemo(() => createNameLanguage(language), [language])
  const words = [
    { name: 'word1', label: say('Article') },
    { name: 'word2', label: say('Other article') },
  ] as const
  return (
    <form
      class="page-row"
      aria-label={say('Articles')}
      onSubmit={(event) => {
        event.preventDefault()
        if (searching) onStop()
        else onSearch()
      }}
    >
      {words.map(({ name, label }) => (
        <LabelledInput key={name} label={label}>
          {(id) => (
            <input
              id={id}
              required
              autocomplete="off"
              spellcheck={false}
              value={question[name]}
              onInput={(event) => onChange({ [name]: event.currentTarget.value })}
            />
          )}
        </LabelledInput>
      ))}
      <LabelledChoice
        label={say('Edition')}
        value={question.languageCode}
        choices={codes.map((code) => [code, nameLanguage(code)] as const)}
        onChange={(languageCode) => onChange({ languageCode })}
      />
      <button type="submit" class="send">
        {searching ? say('Stop') : say('Find common links')}
      </button>
    </form>
  )
}
