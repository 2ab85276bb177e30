import type { DayNetwork, RuledWay } from './day-network.ts'
import { findTrip } from './find-trip.ts'
import type { Stage } from './stage.ts'

/** Stops of one trip. */
const maxStops = 4_096

/** An arrival by a trip, at the end of so many rides; `ride` is its place in the log. */
export interface RuledArrival {
  readonly rides: number
  readonly stop: number
  readonly time: number
  readonly ride: number
  readonly trip: number
}

/** Changes between certain lines and trips: they hold for one arrival, not for a stop, so each is followed by itself. */
export class RuleChanges {
  readonly #network: DayNetwork
  /** After how many rides a place was boarded by a rule, in each stage, so that it is not followed twice. */
  readonly #boarded = new Map<Stage, Map<number, number>>()

  constructor(network: DayNetwork) {
    this.#network = network
  }

  clear(): void {
    this.#boarded.clear()
  }

  /** Boards what the rules let one board in the next round: for each route the first trip, and later ones that go on elsewhere. */
  board(stage: Stage, arrival: RuledArrival): void {
    const { stopRouteStart, stopRoutes, stopPositions, rules, routeStopStart, routeStopCount } = this.#network
    for (const way of this.#network.ruledWays.get(arrival.stop) ?? [])
      for (let at = stopRouteStart[way.to] ?? 0; at < (stopRouteStart[way.to + 1] ?? 0); at++) {
        const route = stopRoutes[at] ?? 0
        const position = stopPositions[at] ?? 0
        const canBoard = ((rules[(routeStopStart[route] ?? 0) + position] ?? 0) & 1) !== 0
        if (!canBoard || position === (routeStopCount[route] ?? 0) - 1) continue
        for (const trip of this.#listTrips(way, arrival, route, position))
          if (this.#isNew(stage, arrival.rides, trip, position)) stage.enterNext(trip, position, arrival.ride)
      }
  }

  *#listTrips(way: RuledWay, { time, trip }: RuledArrival, route: number, position: number): Generator<number> {
    const { times, timeStart, trips, routeTripStart, nextStart } = this.#network
    const end = routeTripStart[route + 1] ?? 0
    let isFirst = true
    for (let caught = findTrip(this.#network, route, position, time + way.minSeconds); caught < end; caught++) {
      if (!isFirst && nextStart[caught] === nextStart[caught + 1]) continue
      const seconds = way.measure(trips[trip] ?? -1, trips[caught] ?? -1)
      if (seconds < 0 || time + seconds > (times[(timeStart[caught] ?? 0) + position * 2 + 1] ?? -1)) continue
      isFirst = false
      yield caught
    }
  }

  #isNew(stage: Stage, rides: number, trip: number, position: number): boolean {
    const ofStage = this.#boarded.get(stage) ?? new Map<number, number>()
    this.#boarded.set(stage, ofStage)
    const key = trip * maxStops + position
    if ((ofStage.get(key) ?? Number.POSITIVE_INFINITY) <= rides) return false
    ofStage.set(key, rides)
    return true
  }
}
