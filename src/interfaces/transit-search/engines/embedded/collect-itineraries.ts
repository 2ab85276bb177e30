import { minOf } from '../../../../libraries/numbers/min-of.ts'
import { maxOf } from '../../../../libraries/numbers/max-of.ts'
import type { Itinerary } from './itinerary.ts'
import type { LineFilter } from './line-filter.ts'
import type { NetworkCache } from './network-cache.ts'
import type { ResolvedPlace } from './resolve-places.ts'
import type { DayOptions } from './search/build-day-network.ts'
import type { DayNetwork } from './search/day-network.ts'
import { type FoundJourney, maxRides } from './search/found-journey.ts'
import type { JourneyQuery } from './search/journey-query.ts'
import { measureHeadway } from './search/measure-headway.ts'
import type { JourneySearch } from './search/journey-search.ts'
import { traceItinerary } from './trace-itinerary.ts'

const minute = 60
const hour = 3_600

/** From which hour on the trips of the day after belong to a search. */
const evening = 18 * hour

/**
 * How long after the first journey others are looked for: at least to begin with, and at most. Five journeys set out, as a rule, within three
 * times the longest headway among the first one's rides.
 */
const spans = { least: 30 * minute, all: 7.5 * hour, headways: 0.8 }

/** How much longer than the quickest one a journey may take: more where it is wanted for something else than time. */
const tolerances = {
  quick: { factor: 1.2, seconds: 12 * minute },
  other: { factor: 1.25, seconds: 15 * minute },
}

/** How many rides more than the first one to arrive a journey may have; that one, as a rule, has the most. */
const moreRides = 1

export interface CollectQuery {
  readonly day: number
  /** Seconds from midnight of the day; may lie beyond it. */
  readonly time: number
  /** Whether it is the time of arrival. */
  readonly isArrival: boolean
  /** Whether trips of the day after may be taken, where they are needed. */
  readonly mayUseTomorrow: boolean
  readonly places: readonly ResolvedPlace[]
  readonly lines: LineFilter | undefined
  readonly withoutWalks: boolean
  readonly maxChanges: number | undefined
  /** Whether journeys are wanted for something else than time, and may take longer. */
  readonly mayBeSlow: boolean
  /** How many are wanted. */
  readonly count: number
}

/**
 * Itineraries next to a time that no other beats in departure, arrival and changes at once: at least as many as are wanted where there are so
 * many within hours, and always the one that arrives first (or sets out last).
 */
export function collectItineraries(cache: NetworkCache, query: CollectQuery): Itinerary[] {
  const { day, time, isArrival, mayUseTomorrow, lines, withoutWalks } = query
  const options = { day, isMirrored: isArrival, lines, withoutWalks }
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
  const begin = query.isArrival ? -query.time : query.time
  const found = collectJourneys(
    network.network,
    network.begin(toJourneyQuery(query, network.network.stopCount), begin),
    query,
  )
  return found.map((journey) => traceItinerary(network.network, options.day, journey))
}

function toJourneyQuery({ places, isArrival }: CollectQuery, stopCount: number): JourneyQuery {
  const inOrder = isArrival ? places.toReversed() : places
  const nowhere = new Int32Array(stopCount).fill(-1)
  const vias = inOrder.slice(1, -1).map(({ seconds }) => Uint8Array.from(seconds, (value) => (value === -1 ? 0 : 1)))
  return { access: inOrder[0]?.seconds ?? nowhere, egress: inOrder.at(-1)?.seconds ?? nowhere, vias }
}

/**
 * The journey that arrives first says how long one takes: those that take much longer are left out, which makes looking for the others quick. As
 * long as too few are found, a longer time of setting out is searched, by the pace at which they were found.
 */
function collectJourneys(
  network: DayNetwork,
  search: JourneySearch,
  { count, mayBeSlow, maxChanges }: CollectQuery,
): FoundJourney[] {
  const limit = maxChanges === undefined ? maxRides : Math.min(maxRides, maxChanges + 1)
  const first = search.findFirst(limit)
  if (!first) return []
  const tolerance = mayBeSlow ? tolerances.other : tolerances.quick
  const maxRideCount = Math.min(limit, first.rides.length + moreRides)
  const isAllowed = ({ rides }: FoundJourney) => rides.length <= limit
  let quickest = durationOf(first)
  const headway = maxOf(first.rides.map((ride) => measureHeadway(network, ride)))
  let known: FoundJourney[] = []
  let begin: number | undefined
  for (let span = clampSpan(spans.headways * count * headway); ;) {
    const maxDuration = Math.round(tolerance.factor * quickest) + tolerance.seconds
    const end = first.departure + span
    const later = search.findAll(end - 1, maxDuration, maxRideCount, begin).filter(isAllowed)
    const found = [
      ...later,
      ...known.filter((one) => durationOf(one) <= maxDuration && !later.some((other) => beats(other, one))),
    ]
    known = found
    begin = end
    const isAmong = found.some(({ departure, arrival }) => departure >= first.departure && arrival <= first.arrival)
    const all = isAmong ? found : [...found, first]
    if (all.length >= count || span >= spans.all) return all
    if (all.length > 0) quickest = minOf(all.map(durationOf))
    span = clampSpan(span * Math.max(2, (1.2 * count) / Math.max(1, all.length)))
  }
}

/** One that sets out later. */
function beats(later: FoundJourney, one: FoundJourney): boolean {
  return later.arrival <= one.arrival && later.rides.length <= one.rides.length
}

function clampSpan(seconds: number): number {
  return Math.round(Math.min(spans.all, Math.max(spans.least, seconds)))
}

function durationOf({ departure, arrival }: FoundJourney): number {
  return arrival - departure
}
