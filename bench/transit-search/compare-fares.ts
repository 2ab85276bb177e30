import type { Timetable } from '../../src/interfaces/transit-search/domain/timetable.ts'
import { readText } from '../../src/interfaces/transit-search/domain/text-table.ts'
import { JourneyPlanner } from '../../src/interfaces/transit-search/engines/embedded/journey-planner.ts'
import { ServiceError } from '../../src/kernel/foundation/errors/service-error.ts'
import { type PlainRow, readPlainTable } from './read-plain-feed.ts'
import type { Journey, JourneyQuery } from '../../src/interfaces/transit-search/domain/journey.ts'

export interface FareComparison {
  readonly compared: number
  readonly equal: number
  /** Those that the rules have a price for. */
  readonly priced: number
}

interface PlainTrip {
  readonly id: string
  readonly route: string
  readonly calls: readonly { readonly stop: string; readonly departure: number }[]
}

const ruleColumns = ['fare_id', 'route_id', 'origin_id', 'destination_id']

/**
 * Random direct rides of a feed whose fare_rules.txt names places on a route (`P1` the first stop): what answers say they cost, and what the rule
 * of route, place and place says. Where a route's places are not as many as its stops, its one price counts, or none if it has several.
 */
export async function compareFares(
  archive: string,
  timetable: Timetable,
  { count, date, seed }: { readonly count: number; readonly date: string; readonly seed: number },
): Promise<FareComparison> {
  const readFare = await readRules(archive)
  const trips = await readTrips(archive)
  const codes = readCodes(timetable)
  const planner = new JourneyPlanner(timetable)
  let state = seed
  const pick = (below: number) => (state = (state * 16_807) % 2_147_483_647) % below
  const result = { compared: 0, equal: 0, priced: 0 }
  for (let tries = 0; result.compared < count && tries < count * 50; tries++) {
    const trip = trips[pick(trips.length)]
    if (!trip || trip.calls.length < 2) continue
    const board = pick(trip.calls.length - 1)
    const alight = board + 1 + pick(trip.calls.length - board - 1)
    const ride = findRide(planner, codes, trip, board, alight, date)
    if (!ride) continue
    const wanted = readFare(trip, board, alight)
    const found = ride.fares.length === 0 ? undefined : ride.fares.reduce((sum, { amount }) => sum + amount, 0)
    result.compared++
    if (found === wanted) result.equal++
    if (wanted !== undefined) result.priced++
  }
  return result
}

async function readRules(archive: string) {
  const prices = new Map(
    (await readPlainTable(archive, 'fare_attributes.txt')).map(({ fare_id: id = '', price }) => [id, Number(price)]),
  )
  const rules = await readPlainTable(archive, 'fare_rules.txt', ruleColumns)
  const priceOf = ({ fare_id: id = '' }: PlainRow) => prices.get(id)
  const byPlaces = new Map(rules.map((rule) => [keyOf(rule), priceOf(rule)]))
  const byRoute = Map.groupBy(rules, ({ route_id: route = '' }) => route)
  const counts = new Map([...byRoute].map(([route, ofRoute]) => [route, countPlaces(ofRoute)]))
  const flat = new Map([...byRoute].map(([route, ofRoute]) => [route, new Set(ofRoute.map(priceOf))]))
  return ({ route, calls }: PlainTrip, board: number, alight: number): number | undefined => {
    if (counts.get(route) === calls.length) return byPlaces.get(`${route} P${board + 1} P${alight + 1}`)
    const [price, ...others] = flat.get(route) ?? []
    return others.length === 0 ? price : undefined
  }
}

function keyOf({ route_id: route, origin_id: origin, destination_id: destination }: PlainRow): string {
  return `${route} ${origin} ${destination}`
}

function countPlaces(rules: readonly PlainRow[]): number {
  return Math.max(...rules.map(({ destination_id: place = '' }) => Number(place.slice(1))))
}

async function readTrips(archive: string): Promise<PlainTrip[]> {
  const times = await readPlainTable(archive, 'stop_times.txt')
  const calls = Map.groupBy(times, ({ trip_id: trip = '' }) => trip)
  const rows = await readPlainTable(archive, 'trips.txt')
  return rows.map(({ trip_id: id = '', route_id: route = '' }) => ({
    id,
    route,
    calls: (calls.get(id) ?? [])
      .toSorted((one, other) => Number(one['stop_sequence']) - Number(other['stop_sequence']))
      .map(({ stop_id: stop = '', departure_time: time = '' }) => ({ stop, departure: toSeconds(time) })),
  }))
}

function toSeconds(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3_600 + minutes * 60 + seconds
}

function readCodes({ stops, stations, texts }: Timetable): ReadonlyMap<string, string> {
  return new Map(
    [...stops.id].map((id, stop) => [readText(texts, id), String(stations.code[stops.station[stop] ?? 0])]),
  )
}

/** The journey of an answer that is this ride and no other; undefined where none is, such as on days without the trip. */
function findRide(
  planner: JourneyPlanner,
  codes: ReadonlyMap<string, string>,
  trip: PlainTrip,
  board: number,
  alight: number,
  date: string,
): Journey | undefined {
  const [from, to] = [trip.calls[board], trip.calls[alight]]
  const places = [{ code: codes.get(from?.stop ?? '') ?? '' }, { code: codes.get(to?.stop ?? '') ?? '' }]
  if (!from || !to || from.departure >= 86_400 || places[0]?.code === places[1]?.code) return undefined
  const query = { places, kind: 'departure', date, time: from.departure, order: 'best', maxJourneys: 5 } as const
  return planOrNone(planner, query).find(({ legs: [leg, ...others] }) => {
    if (leg?.kind !== 'ride' || others.length > 0 || leg.tripId !== trip.id) return false
    return leg.calls[0]?.departure?.time === from.departure && leg.calls.length === alight - board + 1
  })
}

/** None on days on which nothing stops at one of the places. */
function planOrNone(planner: JourneyPlanner, query: JourneyQuery): readonly Journey[] {
  try {
    return planner.plan(query).journeys
  } catch (thrown) {
    if (thrown instanceof ServiceError && thrown.code === 'unserved_place') return []
    throw thrown
  }
}
