import type { AskedJourney, AskOptions, KeptRide, TransitSearch } from '../port.ts'
import { toKeptRide } from './to-kept-ride.ts'
import { toPlaceClock } from './to-place-clock.ts'
import type { Place } from './place.ts'
import type { Journey } from './journey.ts'

export interface Replacement {
  /** The question that the journey answers. */
  readonly query: AskedJourney
  /** Rides before the leg, those that take its place, and those after it. */
  readonly before: readonly KeptRide[]
  readonly instead: readonly KeptRide[]
  readonly after: readonly KeptRide[]
}

/**
 * A journey with other trains for one of its legs. Whoever comes too late for the trains after it takes the first way on to the end. Undefined
 * where the new trains leave before one can be there.
 */
export async function replaceLeg(
  engine: TransitSearch,
  { query, before, instead, after }: Replacement,
  options: AskOptions,
): Promise<Journey | undefined> {
  const rebuild = (rides: readonly KeptRide[]) => engine.rebuildJourney({ query, rides }, options)
  const begun = await rebuild([...before, ...instead])
  if (!begun.isPossible) return undefined
  if (after.length === 0) return begun.journey
  const whole = await rebuild([...before, ...instead, ...after])
  if (whole.isPossible) return whole.journey
  const [last, end] = [instead.at(-1), query.places.at(-1)]
  const arrival = begun.journey.legs.findLast((leg) => leg.kind === 'ride')?.calls.at(-1)?.arrival
  if (!last || !end || !arrival) return undefined
  const from: Place = { code: last.alightCode }
  const { stays: _kept, ...unbound } = query
  const onward = {
    ...unbound,
    places: [from, end],
    kind: 'departure',
    ...(await toPlaceClock(engine, arrival, from)),
    order: 'best',
    maxJourneys: 1,
  } as const
  const [next] = (await engine.findJourneys(onward, options)).journeys
  if (!next) return undefined
  const rides = next.legs.filter((leg) => leg.kind === 'ride').map(toKeptRide)
  return (await rebuild([...before, ...instead, ...rides])).journey
}
