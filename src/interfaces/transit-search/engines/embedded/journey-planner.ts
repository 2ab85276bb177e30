import { kernelError, ServiceError } from '../../../../kernel/errors/service-error.ts'
import { Adjustments, type AdjustmentTable } from '../../domain/adjustments.ts'
import { formatDate, parseDate } from '../../domain/calendar.ts'
import { measureExpected } from '../../domain/journey-times.ts'
import { operatingDay } from '../../domain/operating-day.ts'
import type { Timetable } from '../../domain/timetable.ts'
import type { JourneyAnswer, JourneyQuery } from '../../port.ts'
import type { IsVia } from './fares/divide-at-turns.ts'
import { attachAdjustments } from './live/attach-adjustments.ts'
import { collectItineraries } from './collect-itineraries.ts'
import type { Itinerary, Segment } from './itinerary.ts'
import { measureWait } from './measure-wait.ts'
import { NetworkCache } from './network-cache.ts'
import { rankItineraries } from './rank-itineraries.ts'
import { refineItineraries } from './refine-itineraries.ts'
import { PlaceResolver, type ResolvedPlace } from './resolve-places.ts'
import { refuseUnserved } from './served-days.ts'
import { StationIndex } from './station-index.ts'
import { createStationReader } from './station-reader.ts'
import { toJourney } from './to-journey.ts'
import { TripReader } from './trip-reader.ts'
import { addWalk } from './add-walk.ts'

/** Answers queries over one timetable, in any thread. */
export class JourneyPlanner {
  readonly #reader: TripReader
  readonly #places: PlaceResolver
  readonly #networks: NetworkCache
  #adjustments: Adjustments | undefined

  constructor(timetable: Timetable) {
    this.#reader = new TripReader(timetable)
    this.#places = new PlaceResolver(timetable, new StationIndex(timetable))
    this.#networks = new NetworkCache(timetable)
  }

  /** As live data say it, where there are any. Throws a `ServiceError` for places and dates that the timetable does not have. */
  plan(query: JourneyQuery, table?: AdjustmentTable): JourneyAnswer {
    // What one waits on average is the timetable's to say, whatever runs late today.
    const adjustments = query.kind === 'average' ? undefined : table && this.#readAdjustments(table)
    this.#networks.use(adjustments)
    const day = this.#readDay(query.date)
    const places = this.#places.resolve(query.places)
    const { kind, order, maxJourneys: count } = query
    const ranking = { kind, order, count, time: chooseTime(query), isVia: createViaTest(places) }
    const found = collectItineraries(this.#networks, {
      day,
      places,
      time: ranking.time,
      isArrival: query.kind === 'arrival' || query.kind === 'lastTrain',
      mayUseTomorrow: query.kind !== 'lastTrain',
      busesOnly: query.vehicles === 'bus',
      mayBeSlow: query.order !== 'best' && query.order !== 'time',
      count: query.maxJourneys,
    }).map((itinerary) => (adjustments ? attachAdjustments(adjustments, itinerary) : itinerary))
    const refined = refineItineraries(this.#reader, places, found)
    const distinct = query.kind === 'average' ? this.#dropRepetitions(refined) : refined
    const answer = this.#toAnswer(query, places, rankItineraries(this.#reader, distinct, ranking))
    const served = { day, busesOnly: query.vehicles === 'bus' }
    if (answer.journeys.length === 0) refuseUnserved(this.#reader.timetable, served, places)
    return answer
  }

  /** Kept until others come. */
  #readAdjustments(table: AdjustmentTable): Adjustments {
    if (this.#adjustments?.version !== table.version) this.#adjustments = new Adjustments(table)
    return this.#adjustments
  }

  #readDay(date: string): number {
    const { firstDay, dayCount } = this.#reader.timetable
    const day = parseDate(date)
    if (day === undefined) throw kernelError('invalid_request', `"${date}" is no date such as 20261122.`)
    if (day >= firstDay && day < firstDay + dayCount) return day
    const range = `${formatDate(firstDay)} to ${formatDate(firstDay + dayCount - 1)}`
    throw new ServiceError('outside_timetable', 400, `The timetable covers ${range}; ${date} lies outside of it.`)
  }

  /** Averages are the same whenever one goes: the first journey of each kind stands for all. */
  #dropRepetitions(itineraries: readonly Itinerary[]): Itinerary[] {
    const kinds = Map.groupBy(itineraries, ({ rides }) =>
      rides.flatMap((ride) => ride.map(({ trip }) => this.#reader.lineOf(trip))).join(),
    )
    return [...kinds.values()].map((alike) =>
      alike.reduce((one, other) => (durationOf(other) < durationOf(one) ? other : one)),
    )
  }

  #toAnswer(query: JourneyQuery, places: readonly ResolvedPlace[], ranked: readonly Itinerary[]): JourneyAnswer {
    const [from, to] = [places[0], places.at(-1)]
    if (!from || !to) return { journeys: [] }
    const wait =
      query.kind === 'average' ? (day: number, segment: Segment) => this.#measureWait(query, day, segment) : undefined
    const context = {
      reader: this.#reader,
      readStation: createStationReader(this.#reader.timetable),
      from,
      to,
      isVia: createViaTest(places),
      measureWait: wait,
    }
    const found = ranked.map((itinerary) => toJourney(context, itinerary))
    // One who waits for whatever comes is there first by what comes often.
    const isByTime = query.kind === 'average' && (query.order === 'best' || query.order === 'time')
    const journeys = isByTime ? found.toSorted((one, other) => measureExpected(one) - measureExpected(other)) : found
    const { walkingSpeed } = this.#reader.timetable
    return { journeys: addWalk(query, places, journeys, { readStation: context.readStation, walkingSpeed }) }
  }

  #measureWait({ vehicles }: JourneyQuery, day: number, segment: Segment): number {
    const options = { day, withTomorrow: false, isMirrored: false, busesOnly: vehicles === 'bus' }
    return measureWait(this.#reader, this.#networks.open(options).network, segment)
  }
}

function chooseTime({ kind, time }: JourneyQuery): number {
  if (kind === 'firstTrain') return operatingDay.begin
  return kind === 'lastTrain' ? operatingDay.end : time
}

function createViaTest(places: readonly ResolvedPlace[]): IsVia {
  const vias = places.slice(1, -1)
  return (stop) => vias.some(({ seconds }) => (seconds[stop] ?? -1) !== -1)
}

function durationOf({ departure, arrival }: Itinerary): number {
  return arrival - departure
}
