import { useWords } from '../../../../console/src/words/say.ts'

interface Props {
  readonly isBuiltIn: boolean
  /** Sends one of the questions that are offered. */
  readonly onSuggestion: (text: string) => void
}

const suggestions = {
  en: [
    'How much is 17 * 23?',
    'What day is 100 days from today?',
    'Translate “Where is the station?” into Japanese.',
    'What is Berlin?',
    'Where is 8.8.8.8?',
    'How do I get from 港 to 空港?',
  ],
  ja: [
    '17×23 はいくつ？',
    '今日から100日後は何曜日？',
    '「駅はどこですか」を英語にして。',
    '東京について教えて。',
    '8.8.8.8 はどこ？',
    '港から空港へはどう行く？',
  ],
} as const

/** An empty conversation: what may be expected of who answers, and how to begin. */
export function ChatBeginning({ isBuiltIn, onSuggestion }: Props) {
  const { say, language } = useWords()
  return (
    <div class="chat-beginning">
      <h2>{say('What would you like to know?')}</h2>
      {isBuiltIn && (
        <p>
          {say(
            'The built-in assistant works things out and looks them up here: sums, dates, translations, places, journeys. For talk about anything, get a language model; this page then uses it.',
          )}{' '}
          <a href="#/models">{say('Models')}</a>
        </p>
      )}
      <ul class="chat-suggestions" aria-label={say('To begin with')}>
        {suggestions[language].map((text) => (
          <li key={text}>
            <button type="button" class="quiet-button" onClick={() => onSuggestion(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
