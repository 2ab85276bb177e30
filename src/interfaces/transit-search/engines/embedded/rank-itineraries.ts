import { vehicleKinds } from '../../domain/timetable.ts'
import type { JourneyOrder, SearchKind } from '../../port.ts'
import { findFares } from './find-fares.ts'
import { countChanges, type Itinerary } from './itinerary.ts'
import type { TripReader } from './trip-reader.ts'

/** What a change costs beside its time, and what it has to save, in seconds. */
const change = { cost: 240, saving: 120 }

/** How much a minute under way counts beside a minute of arriving later, and walking beside that. */
const weights = { duration: 0.3, walking: 0.5 }

/** Grams of CO2 for each passenger kilometre (Japan's transport ministry, 2022: rail 20, bus 71, air 101, ferries as buses). */
const emissions: Readonly<Record<(typeof vehicleKinds)[number], number>> = {
  train: 20,
  subway: 20,
  tram: 20,
  monorail: 20,
  bus: 71,
  ship: 71,
  plane: 101,
  cable: 20,
  funicular: 20,
}

export interface Ranking {
  readonly kind: SearchKind
  /** Seconds from midnight of the itineraries' day. */
  readonly time: number
  readonly order: JourneyOrder
  readonly count: number
}

/** The best ones in the order that was asked for. The one that arrives first (or sets out last, for an arrival) is always among them. */
export function rankItineraries(reader: TripReader, itineraries: readonly Itinerary[], ranking: Ranking): Itinerary[] {
  const first = findExtreme(itineraries, ranking.kind)
  const sensible = itineraries.filter((itinerary) => itinerary === first || !isPointless(itinerary, itineraries))
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

function isBackward(kind: SearchKind): boolean {
  return kind === 'arrival' || kind === 'lastTrain'
}

function findExtreme(itineraries: readonly Itinerary[], kind: SearchKind): Itinerary | undefined {
  const measure = isBackward(kind) ? ({ departure }: Itinerary) => -departure : ({ arrival }: Itinerary) => arrival
  return itineraries.toSorted(
    (one, other) => measure(one) - measure(other) || countChanges(one) - countChanges(other),
  )[0]
}

/** Whether another one saves changes and hardly costs time. */
function isPointless(itinerary: Itinerary, others: readonly Itinerary[]): boolean {
  return others.some((other) => {
    const saved = countChanges(itinerary) - countChanges(other)
    if (saved <= 0) return false
    const later = other.arrival - itinerary.arrival
    const earlier = itinerary.departure - other.departure
    return Math.max(later, 0) + Math.max(earlier, 0) <= saved * change.saving
  })
}

/** Seconds, with what is unpleasant counted in. */
function measureCost(reader: TripReader, itinerary: Itinerary, { kind, time }: Ranking): number {
  const { departure, arrival } = itinerary
  const away = isBackward(kind) ? time - departure : arrival - time
  const walking = measureWalking(reader, itinerary)
  return (
    away + weights.duration * (arrival - departure) + change.cost * countChanges(itinerary) + weights.walking * walking
  )
}

function measureKey(reader: TripReader, itinerary: Itinerary, { order, kind }: Ranking): number {
  if (order === 'time') return itinerary.arrival - itinerary.departure
  if (order === 'changes') return countChanges(itinerary)
  if (order === 'walking') return measureWalking(reader, itinerary)
  if (order === 'emissions') return measureEmissions(reader, itinerary)
  if (order === 'price') return measurePrice(reader, itinerary)
  if (kind === 'lastTrain') return -itinerary.departure
  return kind === 'firstTrain' ? itinerary.arrival : 0
}

/** Seconds between rides and at both ends that are spent on foot. */
function measureWalking(reader: TripReader, { rides, departure, arrival }: Itinerary): number {
  const [begin, end] = [rides[0]?.[0], rides.at(-1)?.at(-1)]
  const ends =
    begin && end
      ? reader.departureAt(begin, begin.boardPosition) - departure + arrival - reader.arrivalAt(end, end.alightPosition)
      : 0
  return rides.slice(1).reduce((sum, ride, index) => {
    const [before, after] = [rides[index]?.at(-1), ride[0]]
    if (!before || !after) return sum
    const way = reader.findWay(
      reader.stopAt(before.trip, before.alightPosition),
      reader.stopAt(after.trip, after.boardPosition),
    )
    return sum + (way && way.metres > 0 ? way.seconds : 0)
  }, ends)
}

function measureEmissions(reader: TripReader, { rides }: Itinerary): number {
  const { lines } = reader.timetable
  return rides.flat().reduce((sum, segment) => {
    const kind = vehicleKinds[lines.kind[reader.lineOf(segment.trip)] ?? 0] ?? 'train'
    return sum + reader.measure(segment) * emissions[kind]
  }, 0)
}

/** Those without a fare come last. */
function measurePrice(reader: TripReader, itinerary: Itinerary): number {
  const fares = findFares(reader, itinerary)
  return fares.length === 0 ? Number.MAX_SAFE_INTEGER : fares.reduce((sum, { amount }) => sum + amount, 0)
}
