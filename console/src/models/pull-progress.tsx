import type { PullView } from '../../../src/kernel/assembly/models/pull-view.ts'
import { type Say, useSay } from '../words/say.ts'
import { useSayFailure } from '../words/use-say-failure.ts'
import { formatSeconds, formatSize } from './models.ts'

/** How far a pull is: bytes, rate and the time that is left; or what came of it. */
export function PullProgress({ pull }: { readonly pull: PullView }) {
  const say = useSay()
  const sayFailure = useSayFailure()
  const { name, state, done, total, about } = pull
  if (state === 'failed') return <p class="notice pull-end">{sayFailure(about)}</p>
  if (state !== 'pulling') return <p class="pull-end">{say(about)}</p>
  return (
    <div class="pull-progress">
      <progress
        aria-label={say('Pulling {name}', { name })}
        max={total ?? 1}
        {...(total !== undefined && { value: done })}
      />
      <p>{describe(pull, say)}</p>
    </div>
  )
}

function describe({ done, total, rate, about }: PullView, say: Say): string {
  const amount =
    total === undefined
      ? formatSize(done)
      : say('{done} of {total}|bytes', { done: formatSize(done), total: formatSize(total) })
  if (!rate) return `${amount}, ${say(about)}`
  const left =
    total === undefined || done >= total
      ? ''
      : `, ${say('{time} left', { time: formatSeconds((total - done) / rate, say) })}`
  return `${amount}, ${formatSize(rate)}/s${left}`
}
