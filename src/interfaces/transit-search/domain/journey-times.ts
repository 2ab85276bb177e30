import type { Journey } from '../port.ts'
import { type LocalMinutes, toLocalMinutes } from './local-time.ts'

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
