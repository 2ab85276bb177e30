import { type LocalMinutes, startOfDay, toLocalMinutes } from './local-time.ts'
import type { Journey, Moment } from './journey.ts'

/** When one sets out. */
export function beginOf({ legs: [first] }: Journey): LocalMinutes {
  const departure = first?.kind === 'walk' ? first.departure : first?.calls[0]?.departure
  return departure ? toLocalMinutes(departure) : 0
}

/** When one is there; a minute of walking that has begun counts. */
export function endOf({ legs }: Journey): LocalMinutes {
  const last = legs.at(-1)
  if (last?.kind === 'walk')
    return toLocalMinutes(last.departure) + Math.ceil(((last.departure.time % 60) + last.seconds) / 60)
  const arrival = last?.calls.at(-1)?.arrival
  return arrival ? toLocalMinutes(arrival) : 0
}

/** Seconds in vehicles, on foot and, by averages, of waiting: how long one takes who comes at any time. */
export function measureExpected({ legs }: Journey): number {
  return legs.reduce((sum, leg) => {
    if (leg.kind === 'walk') return sum + leg.seconds
    return sum + leg.averageWait + secondsBetween(leg.calls[0]?.departure, leg.calls.at(-1)?.arrival)
  }, 0)
}

function secondsBetween(begin: Moment | undefined, end: Moment | undefined): number {
  return begin && end ? (startOfDay(end.date) - startOfDay(begin.date)) * 60 + end.time - begin.time : 0
}
