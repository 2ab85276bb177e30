import type { Outcome } from './use-common-links.ts'
import { useSay } from '../../../../console/src/words/say.ts'
import { useSayFailure } from '../../../../console/src/words/use-say-failure.ts'

interface Props {
  readonly outcome: Outcome | undefined
}

/** How many titles there are, or why there are none; without the titles, which nobody wants to be read aloud at once. */
export function OutcomeSummary({ outcome }: Props) {
  return (
    <div class="outcome" role="status">
      {outcome && <Summary {...outcome} />}
    </div>
  )
}

function Summary({ result, milliseconds }: Outcome) {
  const say = useSay()
  const sayFailure = useSayFailure()
  if (!result.ok)
    return (
      <p class="notice">
        <strong>{say('No result ({reason}).', { reason: say(`${result.reason}|no result`) })}</strong>{' '}
        {sayFailure(result.message)}
      </p>
    )
  const { titles, articles, requests } = result
  return (
    <>
      <h2>
        {titles.length === 1
          ? say('1 common link')
          : say('{count} common links', { count: titles.length.toLocaleString('en') })}
      </h2>
      <p class="page-foot">
        <span>{say('{one} and {other}', { one: articles[0] ?? '', other: articles[1] ?? '' })}</span>
        <span>{say('{count} requests, {time} ms', { count: requests, time: Math.round(milliseconds) })}</span>
      </p>
    </>
  )
}
