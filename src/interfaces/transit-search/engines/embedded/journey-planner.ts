import type { Adjustments } from '../../domain/adjustments.ts'
import { measureExpected } from '../../domain/journey-times.ts'
import { operatingDay } from '../../domain/operating-day.ts'
import { isBackward, placeOfTime } from '../../domain/place-of-time.ts'
import type { Timetable } from '../../domain/timetable.ts'
import type { JourneyAnswer, RebuildQuery, RebuiltJourney } from '../../port.ts'
import type { IsVia } from './fares/divide-at-turns.ts'
import { attachAdjustments } from './live/attach-adjustments.ts'
import { collectItineraries } from './collect-itineraries.ts'
import type { Itinerary, Segment } from './itinerary.ts'
import { joinStays, type PartQuery } from './join-stays.ts'
import { createLineFilter, type LineFilter } from './line-filter.ts'
import { dropSameIntervals } from './drop-same-intervals.ts'
import { measureWait } from './measure-wait.ts'
import { measurePlaceClock } from './place-clock.ts'
import { NetworkCache } from './network-cache.ts'
import { rankItineraries } from './rank-itineraries.ts'
import { refineItineraries } from './refine-itineraries.ts'
import { readDay } from './read-day.ts'
import { PlaceResolver, type ResolvedPlace } from './resolve-places.ts'
import { RunCodes } from './run-codes.ts'
import { refuseUnserved } from './served-days.ts'
import { StationIndex } from './station-index.ts'
import { secondsOfDay } from './search/build-day-network.ts'
import { createStationReader } from './station-reader.ts'
import { toMoment } from './to-moment.ts'
import { connects, keepsStays, rebuildItinerary } from './rebuild-itinerary.ts'
import { type JourneyContext, toJourney } from './to-journey.ts'
import { TripReader } from './trip-reader.ts'
import { addWalk } from './add-walk.ts'
import type { JourneyQuery } from '../../domain/journey.ts'

export interface PlannerParts {
  readonly places: PlaceResolver
  readonly runs: RunCodes
  readonly networks: NetworkCache
  /** What live data say of the timetable. */
  readonly adjustments: Adjustments | undefined
}

/** What does not stop at a place, the beginning of a sentence. */
const forWheelchairs = 'Nothing that the feeds let wheelchairs on'

interface Bounds {
  readonly places: readonly ResolvedPlace[]
  readonly lines: LineFilter | undefined
}

/** Answers queries over one timetable, in any thread. */
export class JourneyPlanner {
  readonly #reader: TripReader
  readonly #places: PlaceResolver
  readonly #networks: NetworkCache
  readonly #adjustments: Adjustments | undefined
  readonly #runs: RunCodes

  /** It shares with other searches what they have, too. */
  constructor(timetable: Timetable, { places, runs, networks, adjustments }: Partial<PlannerParts> = {}) {
    this.#reader = new TripReader(timetable)
    this.#places = places ?? new PlaceResolver(timetable, new StationIndex(timetable))
    this.#runs = runs ?? new RunCodes(timetable, '')
    this.#networks = networks ?? new NetworkCache(timetable)
    this.#adjustments = adjustments
  }

  /** As live data say it, where there are any. Throws a `ServiceError` for places and dates that the timetable does not have. */
  plan(query: JourneyQuery): JourneyAnswer {
    const adjustments = this.#useAdjustments(query)
    const asked = readDay(this.#reader.timetable, query.date)
    const places = this.#places.resolve(query.places, query.avoidsWalking)
    const { day, time } = this.#placeTime(query, asked, places)
    const lines = createLineFilter(this.#reader.timetable, query.lines)
    const { kind, order, maxJourneys: count } = query
    const ranking = { kind, order, count, time, isVia: createViaTest(places) }
    const isArrival = isBackward(query.kind)
    const find = (part: PartQuery) => {
      const found = collectItineraries(this.#networks, {
        ...part,
        isArrival,
        mayUseTomorrow: query.kind !== 'lastTrain',
        lines,
        withoutWalks: query.avoidsWalking ?? false,
        mayBeSlow: query.order !== 'best' && query.order !== 'time',
      }).map((itinerary) => (adjustments ? attachAdjustments(adjustments, itinerary) : itinerary))
      return refineItineraries(this.#reader, part.places, found)
    }
    const whole = { day, places, time, maxChanges: query.maxChanges, count }
    const { stays = [] } = query
    const refined = stays.some((stay) => stay > 0) ? joinStays({ ...whole, isArrival, stays }, find) : find(whole)
    const distinct =
      query.kind === 'average' ? this.#dropRepetitions(refined) : dropSameIntervals(this.#reader, refined, query.kind)
    const ranked = rankItineraries(this.#reader, distinct, ranking)
    const answer = this.#toAnswer({ ...query, ...toMoment(day, time) }, { places, lines }, ranked)
    if (answer.journeys.length === 0)
      refuseUnserved(this.#reader.timetable, { day: asked, lines, noun: query.wheelchair && forWheelchairs }, places)
    return answer
  }

  /** By the clocks of the timetable, where the question goes by those of its place. The last trains are those of the day, however late it is. */
  #placeTime(query: JourneyQuery, day: number, places: readonly ResolvedPlace[]) {
    const place = placeOfTime(places, query.kind)
    const time = chooseTime(query) + (place ? measurePlaceClock(this.#reader.timetable, place, day) : 0)
    const days = query.kind === 'lastTrain' ? 0 : Math.floor(time / secondsOfDay)
    return { day: day + days, time: time - days * secondsOfDay }
  }

  /** A journey that was kept, by the times that there are now. Throws a `ServiceError` where a train of it does not run any more. */
  rebuild({ query, rides }: RebuildQuery): RebuiltJourney {
    const adjustments = this.#useAdjustments(query)
    const places = this.#places.resolve(query.places)
    const [from, to] = [places[0], places.at(-1)]
    if (!from || !to) throw new Error('A journey has two places.')
    const itinerary = rebuildItinerary(this.#reader, rides, { from, to }, adjustments)
    const journey = toJourney(this.#describe(query, { places, lines: undefined }, { from, to }), itinerary)
    const isPossible = connects(this.#reader, itinerary) && keepsStays(this.#reader, itinerary, places, query.stays)
    return { journey, isPossible }
  }

  /** What one waits on average is the timetable's to say, whatever runs late today. */
  #useAdjustments({ kind }: Pick<JourneyQuery, 'kind'>): Adjustments | undefined {
    const adjustments = kind === 'average' ? undefined : this.#adjustments
    this.#networks.use(adjustments && { timetable: this.#reader.timetable, adjustments })
    return adjustments
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

  #toAnswer(query: JourneyQuery, { places, lines }: Bounds, ranked: readonly Itinerary[]): JourneyAnswer {
    const [from, to] = [places[0], places.at(-1)]
    if (!from || !to) return { journeys: [] }
    const context = this.#describe(query, { places, lines }, { from, to })
    const found = ranked.map((itinerary) => toJourney(context, itinerary))
    // One who waits for whatever comes is there first by what comes often.
    const isByTime = query.kind === 'average' && (query.order === 'best' || query.order === 'time')
    const journeys = isByTime ? found.toSorted((one, other) => measureExpected(one) - measureExpected(other)) : found
    const { walkingSpeed } = this.#reader.timetable
    return { journeys: addWalk(query, places, journeys, { readStation: context.readStation, walkingSpeed }) }
  }

  #describe(
    { kind }: Pick<JourneyQuery, 'kind'>,
    { places, lines }: Bounds,
    ends: Pick<JourneyContext, 'from' | 'to'>,
  ) {
    const wait = (day: number, segment: Segment) => this.#measureWait(lines, day, segment)
    return {
      reader: this.#reader,
      readStation: createStationReader(this.#reader.timetable),
      ...ends,
      isVia: createViaTest(places),
      measureWait: kind === 'average' ? wait : undefined,
      writeRun: this.#runs.write,
    }
  }

  #measureWait(lines: LineFilter | undefined, day: number, segment: Segment): number {
    const options = { day, withTomorrow: false, isMirrored: false, lines, withoutWalks: false }
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
