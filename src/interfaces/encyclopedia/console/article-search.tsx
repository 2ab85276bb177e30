import { useId, useMemo, useState } from 'preact/hooks'
import { supportedLanguageCodes } from '../../../common-links/index.ts'
import { useWords } from '../../../../console/src/words/say.ts'
import { createNameLanguage } from './name-language.ts'
import { type OpenArticle, useTitles } from './use-titles.ts'

interface Props {
  readonly place: OpenArticle
  readonly apiKey: string
  readonly onOpen: (language: string, title: string) => void
  readonly onBack: (() => void) | undefined
}

/** Which article of which edition, with titles that begin with what was typed. */
export function ArticleSearch({ place, apiKey, onOpen, onBack }: Props) {
  const { say, language } = useWords()
  const nameLanguage = useMemo(() => createNameLanguage(language), [language])
  const id = useId()
  const [title, setTitle] = useState(place.title)
  const titles = useTitles(place, title, apiKey)
  return (
    <form
      class="reader-bar"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim() !== '') onOpen(place.language, title.trim())
      }}
    >
      {onBack && (
        <button type="button" class="quiet-button" onClick={onBack}>
          ← {say('Back')}
        </button>
      )}
      <select
        aria-label={say('Edition')}
        value={place.language}
        onChange={(event) => onOpen(event.currentTarget.value, title)}
      >
        {codesWith(place.language).map((code) => (
          <option key={code} value={code}>
            {nameLanguage(code)}
          </option>
        ))}
      </select>
      <input
        type="search"
        aria-label={say('Title of an article')}
        list={id}
        value={title}
        onInput={(event) => setTitle(event.currentTarget.value)}
      />
      <datalist id={id}>
        {titles.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <button type="submit" class="send">
        {say('Read')}
      </button>
    </form>
  )
}

/** Every edition once: Japanese is `jp` beside `ja` in the specification's list. */
function codesWith(open: string): readonly string[] {
  return [...new Set([open, ...supportedLanguageCodes()])].filter((code) => code !== 'jp' || open === 'jp')
}
