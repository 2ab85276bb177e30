import { never } from './day-network.ts'
import { type FoundJourney, maxRides } from './found-journey.ts'
import type { DestinationBound } from './destination-bounds.ts'
import type { JourneyQuery } from './journey-query.ts'
import type { JourneySearch } from './journey-search.ts'
import type { RideRounds } from './ride-rounds.ts'
import { departureWidth, findStopDeparture, type StopDepartures } from './stop-departures.ts'

/** More than a list has departures; a time of setting out and where its departure stands are one number. */
const maxDepartures = 2 ** 26

/** How much longer than the least the first journey takes, as a rule, to begin with. */
const spans = { factor: 2, seconds: 3_600 }

export interface RoundParts {
  readonly departures: StopDepartures
  readonly rounds: RideRounds
  readonly bound: DestinationBound
}

interface EarliestArrival {
  readonly arrival: number
  /** As few as there are journeys that arrive then. */
  readonly rides: number
}

interface Span {
  /** Times of setting out. */
  readonly begin: number
  readonly end: number
  /** The last arrival that counts, and the rides and seconds that a journey takes at most. */
  readonly bound: number
  readonly most: number
  readonly maxDuration: number
}

/** Journeys from a time on, where there are no places to pass, and no changes that rules are about. */
export class RoundSearch implements JourneySearch {
  readonly #query: JourneyQuery
  /** Stops that one can set out from. */
  readonly #origins: readonly number[]
  readonly #begin: number
  readonly #parts: RoundParts

  constructor(query: JourneyQuery, begin: number, parts: RoundParts) {
    this.#query = query
    this.#origins = listOrigins(query)
    this.#begin = begin
    this.#parts = parts
  }

  findFirst(limit = maxRides): FoundJourney | undefined {
    const [fewest, seconds] = this.#measureLeast()
    if (fewest > limit) return undefined
    const soon = this.#begin + Math.ceil(spans.factor * seconds) + spans.seconds
    const earliest = this.#findEarliest(fewest, limit, soon) ?? this.#findEarliest(fewest, limit, never - 1)
    if (!earliest) return undefined
    const { arrival, rides } = earliest
    const span = { begin: this.#begin, end: never, bound: arrival, most: rides, maxDuration: never }
    for (const journey of this.#list(span)) return journey
    return undefined
  }

  findAll(end: number, maxDuration: number, most = maxRides, begin = this.#begin): FoundJourney[] {
    const bound = Math.min(never, end + maxDuration)
    return [...this.#list({ begin, end, bound, most, maxDuration })]
  }

  /** Rides and seconds of any journey at least. */
  #measureLeast(): readonly [rides: number, seconds: number] {
    const { left, seconds: least } = this.#parts.bound
    let [rides, seconds] = [Number.POSITIVE_INFINITY, never]
    for (const stop of this.#origins) {
      rides = Math.min(rides, 1 + (left.boarding[stop] ?? 0))
      seconds = Math.min(seconds, this.#walkTo(stop) + (least[stop] ?? 0))
    }
    return [rides, seconds]
  }

  /** What is found with few rides, which takes little time, says how early others have to arrive: few do. */
  #findEarliest(fewest: number, limit: number, latest: number): EarliestArrival | undefined {
    let best: EarliestArrival | undefined
    for (let most = fewest; most <= limit; most = best ? limit + 1 : most + 1) {
      best = this.#findArrival(most, latest)
      if (!best) continue
      for (const more of new Set([Math.min(most + 1, limit), limit]))
        best = this.#findArrival(more, best.arrival - 1) ?? best
    }
    return best
  }

  #walkTo(stop: number): number {
    return this.#query.access[stop] ?? 0
  }

  #open(most: number, isProfile: boolean): RideRounds {
    const { rounds, bound } = this.#parts
    rounds.begin({ egress: this.#query.egress, bound, most, isProfile })
    return rounds
  }

  /** Arriving by `latest`. */
  #findArrival(most: number, latest: number): EarliestArrival | undefined {
    const rounds = this.#open(most, false)
    rounds.setOut(latest)
    for (const stop of this.#origins) rounds.start(stop, this.#begin + this.#walkTo(stop))
    rounds.run()
    const arrival = rounds.best[most] ?? never
    return arrival === never ? undefined : { arrival, rides: rounds.best.indexOf(arrival, 1) }
  }

  /** Journeys that no other beats, the last to set out first. */
  *#list(span: Span): Generator<FoundJourney> {
    const { end, bound, most, maxDuration } = span
    const rounds = this.#open(most, true)
    const setOuts = this.#listSetOuts(span)
    for (let index = setOuts.length - 1; index >= 0;) {
      const departure = timeOf(setOuts[index] ?? 0)
      rounds.setOut(Math.min(bound, departure + maxDuration))
      for (; index >= 0 && timeOf(setOuts[index] ?? 0) === departure; index--)
        rounds.board(((setOuts[index] ?? 0) - departure * maxDepartures) * departureWidth)
      rounds.run()
      if (departure > end) continue
      for (let count = 1; count <= most; count++) {
        const rides = rounds.trace(count)
        if (rides) yield { departure, arrival: rounds.best[count] ?? never, rides }
      }
    }
  }

  /** Times of setting out, each with the departure that it leads to, in their order. */
  #listSetOuts({ begin, bound, most }: Span): Float64Array {
    const { departures, bound: toGo } = this.#parts
    const { records, start } = departures
    const setOuts: number[] = []
    for (const stop of this.#origins) {
      const seconds = this.#walkTo(stop)
      const last = bound - (toGo.seconds[stop] ?? 0)
      const end = start[stop + 1] ?? 0
      for (let at = findStopDeparture(departures, stop, begin + seconds); at < end; at += departureWidth) {
        if ((records[at] ?? 0) > last) break
        if (1 + (toGo.left.riding[records[at + 1] ?? 0] ?? 0) <= most)
          setOuts.push(((records[at] ?? 0) - seconds) * maxDepartures + at / departureWidth)
      }
    }
    return Float64Array.from(setOuts).sort()
  }
}

function listOrigins({ access }: JourneyQuery): readonly number[] {
  const origins: number[] = []
  for (let stop = 0; stop < access.length; stop++) if ((access[stop] ?? -1) >= 0) origins.push(stop)
  return origins
}

function timeOf(setOut: number): number {
  return Math.floor(setOut / maxDepartures)
}
