import { estimateEmissions } from '../../domain/estimate-emissions.ts'
import { isBackward } from '../../domain/place-of-time.ts'
import { vehicleKinds } from '../../domain/timetable.ts'
import type { IsVia } from './fares/divide-at-turns.ts'
import { findFares } from './find-fares.ts'
import { countChanges, type Itinerary } from './itinerary.ts'
import type { TripReader } from './trip-reader.ts'
import type { JourneyOrder, SearchKind } from '../../domain/journey.ts'

/** What a change, or a walk at an end, costs beside its time, and what it has to save, in seconds. */
const change = { cost: 240, saving: 120 }

/** How much a minute under way counts beside a minute of arriving later, and walking beside that. */
const weights = { duration: 0.3, walking: 0.5 }

export interface Ranking {
  readonly kind: SearchKind
  /** Seconds from midnight of the itineraries' day. */
  readonly time: number
  readonly order: JourneyOrder
  readonly count: number
  readonly isVia: IsVia
}

/** The best ones in the order that was asked for. The one that arrives first (or sets out last, for an arrival) is always among them. */
export function rankItineraries(reader: TripReader, itineraries: readonly Itinerary[], ranking: Ranking): Itinerary[] {
  const first = findExtreme(itineraries, ranking.kind)
  const sensible = itineraries.filter(
    (itinerary) => itinerary === first || !isPointless(reader, itinerary, itineraries),
  )
  const measured = sensible.map((itinerary) => ({
    itinerary,
    cost: measureCost(reader, itinerary, ranking),
    key: measureKey(reader, itinerary, ranking),
  }))
  measured.sort((one, other) => one.key - other.key || one.cost - other.cost)
  const ranked = measured.map(({ itinerary }) => itinerary)
  const chosen = ranked.slice(0, ranking.count)
  if (!first || chosen.includes(first)) return chosen
  return ranked.filter((itinerary) => itinerary === first || chosen.slice(0, -1).includes(itinerary))
}

function findExtreme(itineraries: readonly Itinerary[], kind: SearchKind): Itinerary | undefined {
  const measure = isBackward(kind) ? ({ departure }: Itinerary) => -departure : ({ arrival }: Itinerary) => arrival
  return itineraries.toSorted(
    (one, other) => measure(one) - measure(other) || countChanges(one) - countChanges(other),
  )[0]
}

/** Whether another one saves trouble and hardly costs time, or saves time at no more trouble. */
function isPointless(reader: TripReader, itinerary: Itinerary, others: readonly Itinerary[]): boolean {
  return others.some((other) => {
    const saved = countTroubles(reader, itinerary) - countTroubles(reader, other)
    const later = other.arrival - itinerary.arrival
    const earlier = itinerary.departure - other.departure
    if (saved < 0 || (saved === 0 && later >= 0 && earlier >= 0)) return false
    return Math.max(later, 0) + Math.max(earlier, 0) <= saved * change.saving
  })
}

/** Changes, and ways on foot to or from another station, which riders take as unwillingly. */
function countTroubles(reader: TripReader, itinerary: Itinerary): number {
  const { before, after } = measureEnds(reader, itinerary)
  return countChanges(itinerary) + Number(before > 0) + Number(after > 0)
}

/** Seconds on foot before the first ride and after the last. */
function measureEnds(reader: TripReader, { rides, departure, arrival }: Itinerary) {
  const [begin, end] = [rides[0]?.[0], rides.at(-1)?.at(-1)]
  return {
    before: begin ? reader.departureAt(begin, begin.boardPosition) - departure : 0,
    after: end ? arrival - reader.arrivalAt(end, end.alightPosition) : 0,
  }
}

/** Seconds, with what is unpleasant counted in. */
function measureCost(reader: TripReader, itinerary: Itinerary, { kind, time }: Ranking): number {
  const { departure, arrival } = itinerary
  const away = isBackward(kind) ? time - departure : arrival - time
  const walking = measureWalking(reader, itinerary)
  return (
    away +
    weights.duration * (arrival - departure) +
    change.cost * countTroubles(reader, itinerary) +
    weights.walking * walking
  )
}

function measureKey(reader: TripReader, itinerary: Itinerary, { order, kind, isVia }: Ranking): number {
  if (order === 'time') return itinerary.arrival - itinerary.departure
  if (order === 'changes') return countChanges(itinerary)
  if (order === 'walking') return measureWalking(reader, itinerary)
  if (order === 'emissions') return measureEmissions(reader, itinerary)
  if (order === 'price') return measurePrice(reader, itinerary, isVia)
  if (kind === 'lastTrain') return -itinerary.departure
  return kind === 'firstTrain' ? itinerary.arrival : 0
}

/** Seconds between rides and at both ends that are spent on foot. */
function measureWalking(reader: TripReader, itinerary: Itinerary): number {
  const { rides } = itinerary
  const { before: access, after: egress } = measureEnds(reader, itinerary)
  return rides.slice(1).reduce((sum, ride, index) => {
    const [before, after] = [rides[index]?.at(-1), ride[0]]
    if (!before || !after) return sum
    const way = reader.findWay(reader.stopAt(before, before.alightPosition), reader.stopAt(after, after.boardPosition))
    return sum + (way && way.metres > 0 ? way.seconds : 0)
  }, access + egress)
}

function measureEmissions(reader: TripReader, { rides }: Itinerary): number {
  const { lines } = reader.timetable
  return rides.flat().reduce((sum, segment) => {
    const kind = vehicleKinds[lines.kind[reader.lineOf(segment.trip)] ?? 0] ?? 'train'
    return sum + estimateEmissions(kind, reader.measure(segment)).own
  }, 0)
}

/** Those without a fare come last. */
function measurePrice(reader: TripReader, itinerary: Itinerary, isVia: IsVia): number {
  const fares = findFares(reader, itinerary, isVia)
  return fares.length === 0 ? Number.MAX_SAFE_INTEGER : fares.reduce((sum, { amount }) => sum + amount, 0)
}
