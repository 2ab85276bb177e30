import { useSay } from '../../../../console/src/words/say.ts'

interface Props {
  readonly result: {
    readonly categories: Readonly<Record<string, boolean | undefined>>
    readonly category_scores: Readonly<Record<string, number | undefined>>
  }
}

/** A bar for each category, the gravest first; what is flagged stands out. */
export function CategoryBars({ result: { categories, category_scores } }: Props) {
  const say = useSay()
  const scores = Object.entries(category_scores)
    .flatMap(([name, score]) => (score === undefined ? [] : [{ name, score, isFlagged: categories[name] === true }]))
    .toSorted((one, other) => other.score - one.score)
  return (
    <table class="bars">
      <caption class="visually-hidden">{say('Scores by category')}</caption>
      <tbody>
        {scores.map(({ name, score, isFlagged }) => (
          <tr key={name} class={isFlagged ? 'bars-flagged' : undefined}>
            <th scope="row">
              {say(name)}
              {isFlagged && <span class="visually-hidden"> ({say('flagged')})</span>}
            </th>
            <td>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect class="bars-ground" width="100" height="8" />
                <rect width={100 * score} height="8" />
              </svg>
            </td>
            <td class="number">{formatScore(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In percent; what is next to nothing is not called nothing. */
function formatScore(score: number): string {
  return score > 0 && score < 0.001 ? '< 0.1 %' : `${(100 * score).toFixed(1)} %`
}
