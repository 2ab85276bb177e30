import { type DayNetwork, never } from './day-network.ts'
import { IntegerQueue } from './integer-queue.ts'
import { type Access, type Departure, listDepartures, listFirstBoardings } from './origin-boardings.ts'
import type { Destination } from './destination.ts'
import { Raptor, width } from './raptor.ts'
import { RemainingTimes } from './remaining-times.ts'
import type { FoundRide } from './ride-log.ts'

/** A journey in a network: times are the network's own, ways on foot at both ends among them. */
export interface FoundJourney {
  readonly departure: number
  readonly arrival: number
  readonly rides: readonly FoundRide[]
}

export interface ProfileQuery {
  readonly access: Access
  readonly destination: Destination
  /** Seconds; longer journeys are not looked for. */
  readonly maxDuration: number
}

/** Searches in one network; its memory is used again for each query. */
export class NetworkSearch {
  readonly network: DayNetwork
  readonly #remaining: RemainingTimes
  readonly #raptor: Raptor

  constructor(network: DayNetwork) {
    this.network = network
    this.#remaining = new RemainingTimes(network)
    this.#raptor = new Raptor(network, new IntegerQueue())
  }

  /** A query to a destination, by way of others. */
  prepare(access: Access, egress: Int32Array, vias: readonly Uint8Array[]): ProfileQuery {
    const remaining = this.#remaining.measure(egress, vias)
    return { access, destination: { egress, vias, remaining }, maxDuration: never }
  }

  /** Seconds that the whole way takes at least, without any waiting; `never` or more where no vehicle goes there at all. */
  measureLeast({ access, destination: { remaining } }: ProfileQuery): number {
    const [first] = remaining
    return access.reduce(
      (least, seconds, stop) => (seconds === -1 ? least : Math.min(least, seconds + (first?.[stop] ?? never))),
      never,
    )
  }

  /** By the number of rides: the earliest arrival for whoever sets out at `time` or later. */
  findEarliest(query: ProfileQuery, time: number): FoundJourney[] {
    this.#raptor.begin(query.destination)
    return this.#runOnce({ time, boardings: listFirstBoardings(this.network, query.access, time) }, query)
  }

  /** The journey that arrives first, those of the fewest rides among equals. Looked for among short ones first, which is quicker. */
  findFirst(query: ProfileQuery, time: number): FoundJourney | undefined {
    const least = this.measureLeast(query)
    if (least >= never) return undefined
    const short = this.findEarliest({ ...query, maxDuration: Math.round(1.5 * least) + 2_700 }, time).at(-1)
    return short ?? this.findEarliest(query, time).at(-1)
  }

  /**
   * All journeys that set out within a time and that no other beats in departure, arrival and rides at once, be it one that sets out later.
   * The latest come first.
   */
  findProfile(query: ProfileQuery, begin: number, end: number): FoundJourney[] {
    this.#raptor.begin(query.destination)
    this.#runOnce({ time: end + 1, boardings: listFirstBoardings(this.network, query.access, end + 1) }, query)
    const departures = listDepartures(this.network, query.access, begin, end)
    return departures.flatMap((departure) => this.#runOnce(departure, query))
  }

  #runOnce({ time, boardings }: Departure, { access, maxDuration }: ProfileQuery): FoundJourney[] {
    const { best, bestRide, log } = this.#raptor
    if (maxDuration < never) this.#raptor.limit(time + maxDuration + 1)
    const before = best.slice()
    this.#raptor.run(boardings)
    const found: FoundJourney[] = []
    for (let rides = 1; rides < width; rides++) {
      const arrival = best[rides] ?? 0
      if (arrival < (before[rides] ?? 0) && arrival < (best[rides - 1] ?? 0))
        found.push(this.#toJourney(log.readChain(bestRide[rides] ?? -1), arrival, access))
    }
    return found
  }

  /** It sets out in time for its first ride, not earlier. */
  #toJourney(rides: readonly FoundRide[], arrival: number, access: Access): FoundJourney {
    const { stops, times, timeStart, tripRoute, routeStopStart } = this.network
    const { boardTrip = 0, boardPosition = 0 } = rides[0] ?? {}
    const stop = stops[(routeStopStart[tripRoute[boardTrip] ?? 0] ?? 0) + boardPosition] ?? 0
    const boarding = times[(timeStart[boardTrip] ?? 0) + boardPosition * 2 + 1] ?? 0
    return { departure: boarding - (access[stop] ?? 0), arrival, rides }
  }
}
