/**
 * RAPTOR (Delling, Pajor, Werneck 2012): round `k` finds what is reached with `k` rides, by scanning each route that a stop reached in the round
 * before lies on. Labels are kept from one start to the next, so that starts taken from the latest to the earliest give a profile (rRAPTOR).
 * Between two rides there is one way on foot; staying on board costs no round. A query with places to pass has a stage from each to the next:
 * whoever is on board at such a place is on board in the next stage.
 */
import { type DayNetwork, never } from './day-network.ts'
import type { Destination } from './destination.ts'
import { findEarlierTrip, findTrip } from './find-trip.ts'
import type { IntegerQueue } from './integer-queue.ts'
import type { Boarding } from './origin-boardings.ts'
import { RideLog } from './ride-log.ts'
import { RuleChanges } from './rule-changes.ts'
import { lower, onBoardWidth, Stage } from './stage.ts'
import { walk } from './walk.ts'

/** Rides of one journey, and one more for the start. */
export const width = 13

export class Raptor {
  readonly log = new RideLog()
  /** By the number of rides: earliest arrival at the destination, and the ride that it ends with. */
  readonly best = new Int32Array(width)
  readonly bestRide = new Int32Array(width)
  readonly #network: DayNetwork
  readonly #stages: Stage[] = []
  readonly #queuedFrom: Int32Array
  readonly #queuedRoutes: IntegerQueue
  readonly #hasRules: Uint8Array
  readonly #ruleChanges: RuleChanges
  #destination: Destination = { egress: new Int32Array(), vias: [], remaining: [] }

  constructor(network: DayNetwork, queue: IntegerQueue) {
    this.#network = network
    this.#queuedRoutes = queue
    this.#queuedFrom = new Int32Array(network.routePattern.length).fill(-1)
    this.#ruleChanges = new RuleChanges(network)
    this.#hasRules = new Uint8Array(network.stopCount)
    for (const stop of network.ruledWays.keys()) this.#hasRules[stop] = 1
  }

  /** Forgets everything and begins a query. */
  begin(destination: Destination): void {
    this.#destination = destination
    this.log.clear()
    this.#ruleChanges.clear()
    this.best.fill(never)
    while (this.#stages.length <= destination.vias.length)
      this.#stages.push(new Stage(this.#network.stopCount, this.#network.trips.length, width))
    for (let stage = 0; stage <= destination.vias.length; stage++)
      this.#stages[stage]?.clear(destination.remaining[stage])
  }

  /** From here on only journeys that arrive earlier are looked for. */
  limit(time: number): void {
    lower(this.best, 0, 1, time)
  }

  /** Goes on from these; `best` then holds what they improved. */
  run(boardings: readonly Boarding[]): void {
    const stages = this.#stages.slice(0, this.#destination.vias.length + 1)
    for (const boarding of boardings) this.#setOut(boarding)
    for (let rides = 1; rides < width && this.#hasWork(stages); rides++) {
      for (const [index, stage] of stages.entries()) this.#runRound(index, stage, rides)
      for (const stage of stages) [stage.onBoard, stage.onBoardNext] = [stage.onBoardNext, stage.onBoard]
    }
    for (const stage of stages) {
      stage.leaveRound()
      stage.onBoard.clear()
      stage.onBoardNext.clear()
    }
  }

  #setOut({ trip, position }: Boarding): void {
    const [stage] = this.#stages
    if (!stage) return
    stage.enter(trip, position, -1, trip, position)
    this.#waitForOthers(stage, 1, trip, position, -1)
  }

  /**
   * The first trip of a route is as good as the later ones as far as the route goes; but a later one may go on elsewhere with its passengers.
   * Whoever can board the first can wait for each of those.
   */
  #waitForOthers(stage: Stage, rides: number, first: number, position: number, before: number): void {
    const { tripRoute, routeTripStart, nextLinked, timeStart, times } = this.#network
    const end = routeTripStart[(tripRoute[first] ?? 0) + 1] ?? 0
    const limit = this.best[rides] ?? never
    for (let trip = nextLinked[first + 1] ?? end; trip < end; trip = nextLinked[trip + 1] ?? end) {
      if ((stage.waited[trip] ?? 255) <= rides || (times[(timeStart[trip + 1] ?? 0) - 2] ?? never) >= limit) return
      stage.waited[trip] = rides
      if (this.#destination.vias.length > 0) stage.enter(trip, position, before, trip, position)
      else this.#continue(stage, rides, trip, before, trip, position)
    }
  }

  #hasWork(stages: readonly Stage[]): boolean {
    return stages.some(({ marked, onBoard }) => marked.length > 0 || onBoard.length > 0)
  }

  #runRound(index: number, stage: Stage, rides: number): void {
    let done = this.#stayOnBoard(index, stage, rides, 0)
    this.#queueRoutes(stage, rides)
    for (let queued = 0; queued < this.#queuedRoutes.length; queued++) {
      const route = this.#queuedRoutes.at(queued)
      this.#scan(index, stage, rides, route, this.#queuedFrom[route] ?? 0)
      this.#queuedFrom[route] = -1
    }
    this.#queuedRoutes.clear()
    done = this.#stayOnBoard(index, stage, rides, done)
    stage.onBoard.clear()
    walk(this.#network, stage, rides, rides + 1 < width ? (this.best[rides + 1] ?? never) : 0)
  }

  /** Each route from the first of its stops at which one is newly ready. */
  #queueRoutes(stage: Stage, rides: number): void {
    const { marked, isMarked, ready } = stage
    const { stopRouteStart, stopRoutes, stopPositions } = this.#network
    const limit = this.best[rides] ?? never
    for (let index = 0; index < marked.length; index++) {
      const stop = marked.at(index)
      isMarked[stop] = 0
      if ((ready[(rides - 1) * stage.stopCount + stop] ?? never) >= limit) continue
      const end = stopRouteStart[stop + 1] ?? 0
      for (let at = stopRouteStart[stop] ?? 0; at < end; at++) {
        const route = stopRoutes[at] ?? 0
        const position = stopPositions[at] ?? 0
        const known = this.#queuedFrom[route] ?? -1
        if (known === -1) this.#queuedRoutes.push(route)
        if (known === -1 || position < known) this.#queuedFrom[route] = position
      }
    }
    marked.clear()
  }

  /** Rides along a route, at each stop in the earliest trip that can be caught there or was caught before. */
  #scan(index: number, stage: Stage, rides: number, route: number, from: number): void {
    const { routeStopStart, routeStopCount, routeTripStart, timeStart, stops, rules, times } = this.#network
    const firstStop = routeStopStart[route] ?? 0
    const last = (routeStopCount[route] ?? 0) - 1
    const firstTrip = routeTripStart[route] ?? 0
    const noTrip = routeTripStart[route + 1] ?? 0
    const via = this.#destination.vias[index]
    const limit = this.best[rides] ?? never
    let trip = noTrip
    let row = 0
    let before = -1
    let boardTrip = 0
    let boardPosition = 0
    for (let position = from; position <= last; position++) {
      const stop = stops[firstStop + position] ?? 0
      const rule = rules[firstStop + position] ?? 0
      if (trip < noTrip) {
        const arrival = times[row + position * 2] ?? never
        if ((rule & 2) !== 0 && this.#isWorthwhile(stage, rides, stop, arrival))
          this.#alight(
            index,
            stage,
            rides,
            stop,
            arrival,
            this.log.add(before, boardTrip, boardPosition, trip, position),
            trip,
          )
        if (via !== undefined && via[stop] === 1)
          this.#enterNextStage(index, rides, trip, position, before, boardTrip, boardPosition)
      }
      const ready = stage.ready[(rides - 1) * stage.stopCount + stop] ?? never
      if (ready >= limit || (rule & 1) === 0 || position === last) continue
      const caught =
        trip === noTrip
          ? findTrip(this.#network, route, position, ready)
          : findEarlierTrip(times, row, position, ready, trip, firstTrip, last)
      if (caught === trip) continue
      trip = caught
      row = timeStart[trip] ?? 0
      before = stage.readyRide[(rides - 1) * stage.stopCount + stop] ?? -1
      boardTrip = trip
      boardPosition = position
      this.#waitForOthers(stage, rides, trip, position, before)
      if (via !== undefined && via[stop] === 1)
        this.#enterNextStage(index, rides, trip, position, before, trip, position)
    }
    if (trip < noTrip) this.#continue(stage, rides, trip, before, boardTrip, boardPosition)
  }

  /** Rides along in trips that one is on already. Gives how many of them are done. */
  #stayOnBoard(index: number, stage: Stage, rides: number, done: number): number {
    const { onBoard } = stage
    let at = done
    for (; at < onBoard.length; at += onBoardWidth)
      this.#rideAlong(
        index,
        stage,
        rides,
        onBoard.at(at),
        onBoard.at(at + 1),
        onBoard.at(at + 2),
        onBoard.at(at + 3),
        onBoard.at(at + 4),
      )
    return at
  }

  #rideAlong(
    index: number,
    stage: Stage,
    rides: number,
    trip: number,
    from: number,
    before: number,
    boardTrip: number,
    boardPosition: number,
  ): void {
    const { tripRoute, routeStopStart, routeStopCount, timeStart, stops, rules, times } = this.#network
    const route = tripRoute[trip] ?? 0
    const firstStop = routeStopStart[route] ?? 0
    const stopCount = routeStopCount[route] ?? 0
    const row = timeStart[trip] ?? 0
    const via = this.#destination.vias[index]
    // Whoever stayed on board at the end of a trip could have left there; whoever was on board at a place to pass may leave at it.
    const first = from > 0 && (trip !== boardTrip || from !== boardPosition) ? from : from + 1
    for (let position = from; position < stopCount; position++) {
      const stop = stops[firstStop + position] ?? 0
      const arrival = times[row + position * 2] ?? never
      if (
        position >= first &&
        ((rules[firstStop + position] ?? 0) & 2) !== 0 &&
        this.#isWorthwhile(stage, rides, stop, arrival)
      )
        this.#alight(
          index,
          stage,
          rides,
          stop,
          arrival,
          this.log.add(before, boardTrip, boardPosition, trip, position),
          trip,
        )
      if (via !== undefined && via[stop] === 1)
        this.#enterNextStage(index, rides, trip, position, before, boardTrip, boardPosition)
    }
    this.#continue(stage, rides, trip, before, boardTrip, boardPosition)
  }

  #continue(stage: Stage, rides: number, trip: number, before: number, boardTrip: number, boardPosition: number): void {
    const { nextStart, next } = this.#network
    const end = nextStart[trip + 1] ?? 0
    for (let at = nextStart[trip] ?? 0; at < end; at++) {
      const following = next[at] ?? 0
      if ((stage.continued[following] ?? 255) <= rides) continue
      stage.continued[following] = rides
      stage.enter(following, 0, before, boardTrip, boardPosition)
    }
  }

  #enterNextStage(
    index: number,
    rides: number,
    trip: number,
    position: number,
    before: number,
    boardTrip: number,
    boardPosition: number,
  ): void {
    const stage = this.#stages[index + 1]
    if (!stage || (stage.entered[trip] ?? 255) <= rides) return
    stage.entered[trip] = rides
    stage.enter(trip, position, before, boardTrip, boardPosition)
  }

  /** Whether arriving at a stop then is earlier than known and may lead to the destination earlier than known. */
  #isWorthwhile(stage: Stage, rides: number, stop: number, time: number): boolean {
    if (time + (stage.remaining[stop] ?? 0) >= (this.best[rides] ?? never)) return false
    return time < (stage.arrival[rides * stage.stopCount + stop] ?? never) || this.#hasRules[stop] === 1
  }

  #alight(index: number, stage: Stage, rides: number, stop: number, time: number, ride: number, trip: number): void {
    if (this.#hasRules[stop] === 1) this.#ruleChanges.board(stage, { rides, stop, time, ride, trip })
    const label = rides * stage.stopCount + stop
    if (time >= (stage.arrival[label] ?? never)) return
    lower(stage.arrival, label, stage.stopCount, time)
    stage.touch(stop, ride)
    if (index === this.#destination.vias.length) this.#reachDestination(rides, stop, time, ride)
  }

  #reachDestination(rides: number, stop: number, time: number, ride: number): void {
    const egress = this.#destination.egress[stop] ?? -1
    if (egress === -1 || time + egress >= (this.best[rides] ?? never)) return
    lower(this.best, rides, 1, time + egress)
    this.bestRide[rides] = ride
  }
}
