import { formatSeconds, formatSize, type Pull } from './models.ts'

/** How far a pull is: bytes, rate and the time that is left; or what came of it. */
export function PullProgress({ pull }: { readonly pull: Pull }) {
  const { name, state, done, total, about } = pull
  if (state === 'failed') return <p class="notice pull-end">{about}</p>
  if (state !== 'pulling') return <p class="pull-end">{about}</p>
  return (
    <div class="pull-progress">
      <progress aria-label={`Pulling ${name}`} max={total ?? 1} {...(total !== undefined && { value: done })} />
      <p>{describe(pull)}</p>
    </div>
  )
}

function describe({ done, total, rate, about }: Pull): string {
  const amount = total === undefined ? formatSize(done) : `${formatSize(done)} of ${formatSize(total)}`
  if (!rate) return `${amount}, ${about}`
  const left = total === undefined || done >= total ? '' : `, ${formatSeconds((total - done) / rate)} left`
  return `${amount}, ${formatSize(rate)}/s${left}`
}
