import type { Proofreading } from './proofreading-client.ts'
import { TableHead } from '../../../../console/src/ui/table-head.tsx'
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
    <table class="page-table">
      <TableHead headings={['Word', 'Suggestions', 'Place', 'Score']} numbers={['Place', 'Score']} />
      <tbody>
        {alerts.map(({ pos, word, score, suggestions }) => (
          <tr key={pos}>
            <th scope="row" lang="ja">
              {word}
            </th>
            <td data-label={say('Suggestions')} lang="ja">
              {suggestions.join('、')}
            </td>
            <td data-label={say('Place')} class="number">
              {pos}
            </td>
            <td data-label={say('Score')} class="number">
              {score}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
