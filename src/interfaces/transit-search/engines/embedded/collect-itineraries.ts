import type { Itinerary } from './itinerary.ts'
import type { NetworkCache } from './network-cache.ts'
import type { ResolvedPlace } from './resolve-places.ts'
import type { DayOptions } from './search/build-day-network.ts'
import type { FoundJourney, NetworkSearch, ProfileQuery } from './search/find-profile.ts'
import { traceItinerary } from './trace-itinerary.ts'

const minute = 60
const hour = 3_600

/** From which hour on the trips of the day after belong to a search. */
const evening = 18 * hour

/** How long after the time asked for a search goes on, and how much of it is searched at first. */
const spans = { first: 30 * minute, all: 6 * hour }

/** How much longer than the quickest one a journey may take. */
const tolerance = { factor: 1.25, seconds: 15 * minute }

export interface CollectQuery {
  readonly day: number
  /** Seconds from midnight of the day; may lie beyond it. */
  readonly time: number
  /** Whether it is the time of arrival. */
  readonly isArrival: boolean
  /** Whether trips of the day after may be taken, where they are needed. */
  readonly mayUseTomorrow: boolean
  readonly places: readonly ResolvedPlace[]
  readonly busesOnly: boolean
  /** How many are wanted. */
  readonly count: number
}

/**
 * Itineraries next to a time that no other beats in departure, arrival and changes at once: at least as many as are wanted where there are so
 * many within hours, and always the one that arrives first (or sets out last).
 */
export function collectItineraries(cache: NetworkCache, query: CollectQuery): Itinerary[] {
  const { day, time, isArrival, mayUseTomorrow, busesOnly } = query
  const options = { day, isMirrored: isArrival, busesOnly }
  if (isArrival) {
    const found = search(cache, { ...options, withTomorrow: mayUseTomorrow && time > 24 * hour }, query)
    return found.length > 0 || !mayUseTomorrow ? found : searchDayBefore(cache, options, query)
  }
  const found = search(cache, { ...options, withTomorrow: mayUseTomorrow && time >= evening }, query)
  if (found.length > 0 || !mayUseTomorrow || time >= evening) return found
  return search(cache, { ...options, withTomorrow: true }, query)
}

/** Whoever wants to arrive early in the morning may have to set out the day before. */
function searchDayBefore(
  cache: NetworkCache,
  options: Omit<Required<DayOptions>, 'withTomorrow'>,
  query: CollectQuery,
): Itinerary[] {
  const day = options.day - 1
  return search(cache, { ...options, day, withTomorrow: true }, { ...query, day, time: query.time + 24 * hour })
}

function search(cache: NetworkCache, options: Required<DayOptions>, query: CollectQuery): Itinerary[] {
  const network = cache.open(options)
  const found = collectJourneys(
    network,
    prepare(network, query),
    query.isArrival ? -query.time : query.time,
    query.count,
  )
  return found.map((journey) => traceItinerary(network.network, options.day, journey))
}

function prepare(network: NetworkSearch, { places, isArrival }: CollectQuery): ProfileQuery {
  const inOrder = isArrival ? places.toReversed() : places
  const [from, to] = [inOrder[0], inOrder.at(-1)]
  const vias = inOrder.slice(1, -1).map(({ seconds }) => Uint8Array.from(seconds, (value) => (value === -1 ? 0 : 1)))
  const nowhere = new Int32Array(network.network.stopCount).fill(-1)
  return network.prepare(from?.seconds ?? nowhere, to?.seconds ?? nowhere, vias)
}

/**
 * The journey that arrives first says how long one takes: those that take much longer are left out, which makes looking for the others quick. They
 * are looked for through one span of time after the other.
 */
function collectJourneys(network: NetworkSearch, query: ProfileQuery, begin: number, count: number): FoundJourney[] {
  const first = network.findFirst(query, begin)
  if (!first) return []
  let found: FoundJourney[] = []
  let quickest = first.arrival - first.departure
  let span = spans.first
  for (let from = first.departure; from - begin <= spans.all || found.length === 0; from += span, span *= 2) {
    const maxDuration = Math.max(
      found.length === 0 ? quickest : 0,
      Math.round(tolerance.factor * quickest) + tolerance.seconds,
    )
    found = keepUnbeaten([...found, ...network.findProfile({ ...query, maxDuration }, from, from + span - 1)])
    if (found.length >= count) break
    quickest = Math.min(quickest, ...found.map(({ departure, arrival }) => arrival - departure))
  }
  return found
}

/** Journeys of different spans: one that sets out later may arrive as early. */
function keepUnbeaten(journeys: readonly FoundJourney[]): FoundJourney[] {
  return journeys.filter(
    (journey) =>
      !journeys.some(
        (other) =>
          other !== journey &&
          other.departure >= journey.departure &&
          other.arrival <= journey.arrival &&
          other.rides.length <= journey.rides.length &&
          (other.departure > journey.departure ||
            other.arrival < journey.arrival ||
            other.rides.length < journey.rides.length),
      ),
  )
}
