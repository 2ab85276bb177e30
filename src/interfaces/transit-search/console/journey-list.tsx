import type { JourneyView } from './read-courses.ts'

interface Props {
  readonly journeys: readonly JourneyView[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

/** The journeys of an answer in a line each, the chosen one marked. */
export function JourneyList({ journeys, chosen, onChoose }: Props) {
  return (
    <ol class="journey-list" aria-label="Journeys">
      {journeys.map((journey, index) => (
        <li key={index}>
          <button type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
            <strong>{formatTimes(journey)}</strong>
            <span>{formatMinutes(journey.minutes)}</span>
            <span>{formatChanges(journey.changes)}</span>
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

export function formatTimes({ departure, arrival }: JourneyView): string {
  return departure === '' ? 'On average' : `${departure} – ${arrival}`
}

export function formatMinutes(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

export function formatChanges(changes: number): string {
  if (changes === 0) return 'no change'
  return changes === 1 ? '1 change' : `${changes} changes`
}

/** This wire tells no currency but the yen. */
export function formatFare(amount: number): string {
  return `¥${amount.toLocaleString('en')}`
}
