import { languageCodes, languages } from './language.ts'
import { useWords } from './say.ts'

/** The languages of the page, each in its own words; the choice is remembered. */
export function LanguageSwitch() {
  const { language, say, choose } = useWords()
  return (
    <fieldset class="theme-switch">
      <legend class="visually-hidden">{say('Language')}</legend>
      {languageCodes.map((code) => (
        <label key={code} lang={code}>
          <input
            type="radio"
            name="language"
            class="visually-hidden"
            checked={code === language}
            onChange={() => choose(code)}
          />
          <span>{languages[code]}</span>
        </label>
      ))}
    </fieldset>
  )
}
