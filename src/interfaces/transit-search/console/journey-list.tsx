import type { JourneyView } from './read-courses.ts'
import { type Say, useSay } from '../../../../console/src/words/say.ts'

interface Props {
  readonly journeys: readonly JourneyView[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

/** The journeys of an answer in a line each, the chosen one marked. */
export function JourneyList({ journeys, chosen, onChoose }: Props) {
  const say = useSay()
  return (
    <ol class="journey-list" aria-label={say('Journeys')}>
      {journeys.map((journey, index) => (
        <li key={index}>
          <button type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
            <strong>{formatTimes(journey, say)}</strong>
            <span>{formatMinutes(journey.minutes, say)}</span>
            <span>{formatChanges(journey.changes, say)}</span>
            {journey.fare !== undefined && <span>{formatFare(journey.fare)}</span>}
            <LineStrip journey={journey} />
          </button>
        </li>
      ))}
    </ol>
  )
}

/** How the time is shared among the lines. */
function LineStrip({ journey: { legs } }: { readonly journey: JourneyView }) {
  return (
    <span class="journey-strip" aria-hidden="true">
      {legs.map(({ minutes, color, isWalk }, index) => (
        <span key={index} class={isWalk ? 'walk' : ''} style={{ flexGrow: Math.max(1, minutes), background: color }} />
      ))}
    </span>
  )
}

export function formatTimes({ departure, arrival }: JourneyView, say: Say): string {
  return departure === '' ? say('On average') : `${departure} – ${arrival}`
}

export function formatMinutes(minutes: number, say: Say): string {
  if (minutes < 60) return say('{minutes} min', { minutes })
  return say('{hours} h {minutes} min', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

export function formatChanges(changes: number, say: Say): string {
  if (changes === 0) return say('no change')
  return changes === 1 ? say('1 change') : say('{count} changes', { count: changes })
}

/** This wire tells no currency but the yen. */
export function formatFare(amount: number): string {
  return `¥${amount.toLocaleString('en')}`
}
