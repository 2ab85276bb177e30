import type { Proofreading } from './proofreading-client.ts'
import { useSay } from '../../../../console/src/words/say.ts'

/** The text as it was sent, what was pointed out marked in its place with what may have been meant above it. */
export function MarkedText({ outcome: { inputSentence: text, alerts = [] } }: { readonly outcome: Proofreading }) {
  const ends = [0, ...alerts.map(({ pos, word }) => pos + word.length)]
  return (
    <p class="proofreading-text" lang="ja">
      {alerts.map(({ pos, word, score, suggestions }, index) => (
        <>
          {text.slice(ends[index], pos)}
          <ruby>
            <mark title={describe(score, suggestions)}>{word}</mark>
            <rt>{suggestions[0] ?? '?'}</rt>
          </ruby>
        </>
      ))}
      {text.slice(ends.at(-1))}
    </p>
  )
}

function describe(score: number, suggestions: readonly string[]): string {
  return `${Math.round(score * 100)} %: ${suggestions.join(', ')}`
}

/** The same as a table, for whoever cannot hover. */
export function AlertTable({ outcome: { alerts = [] } }: { readonly outcome: Proofreading }) {
  const say = useSay()
  if (alerts.length === 0) return <p>{say('Nothing was found.')}</p>
  return (
    <table>
      <thead>
        <tr>
          <th>{say('Place')}</th>
          <th>{say('Word')}</th>
          <th>{say('Suggestions')}</th>
          <th>{say('Score')}</th>
        </tr>
      </thead>
      <tbody lang="ja">
        {alerts.map(({ pos, word, score, suggestions }) => (
          <tr key={pos}>
            <td>{pos}</td>
            <td>{word}</td>
            <td>{suggestions.join('、')}</td>
            <td>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
