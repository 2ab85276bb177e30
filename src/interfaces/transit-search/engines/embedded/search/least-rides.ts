import type { DayNetwork } from './day-network.ts'
import { type IntegerLists, invertLists } from './invert-lists.ts'
import { listWaysInto } from './list-ways-into.ts'

/** More than any number of rides. */
const unreachable = 255

export interface RidesQuery {
  readonly access: Int32Array
  readonly egress: Int32Array
  /** How many rides a journey may have. */
  readonly most: number
}

/**
 * How many rides a journey has at least that leads through a place, whenever one travels: rounds over the routes, as RAPTOR has them (Delling,
 * Pajor, Werneck 2012), without their times.
 */
export class LeastRides {
  readonly #network: DayNetwork
  readonly #waysInto: IntegerLists
  /** Where each stop stands in rows. */
  readonly #placesOf: IntegerLists
  /** Rows that vehicles go on to from each row, and those that they come from: a row by where it begins. */
  readonly #after: ReadonlyMap<number, readonly number[]>
  readonly #before: ReadonlyMap<number, readonly number[]>
  readonly #rowStart: Int32Array
  readonly #rowEnd: Int32Array
  /** By place: rides from the origin on, the one there counted; and further ones from there on to the destination. */
  readonly #begun: Uint8Array
  readonly #left: Uint8Array
  readonly #mayFollow: Uint8Array
  readonly #isReached: Uint8Array
  #useful: Uint8Array = new Uint8Array()
  #most = 0

  constructor(network: DayNetwork) {
    const { stops, stopCount } = network
    this.#network = network
    this.#waysInto = listWaysInto(network)
    this.#placesOf = invertLists(
      { start: Int32Array.from({ length: stops.length + 1 }, (_, at) => at), items: stops },
      stopCount,
    )
    const following = listFollowingRows(network)
    this.#after = following.after
    this.#before = following.before
    this.#rowStart = new Int32Array(stops.length)
    this.#rowEnd = new Int32Array(stops.length)
    for (const [route, start] of network.routeStopStart.entries()) {
      const end = start + (network.routeStopCount[route] ?? 0)
      this.#rowStart.fill(start, start, end)
      this.#rowEnd.fill(end, start, end)
    }
    this.#begun = new Uint8Array(stops.length)
    this.#left = new Uint8Array(stops.length)
    this.#mayFollow = new Uint8Array(stops.length)
    this.#isReached = new Uint8Array(stopCount)
  }

  /**
   * By place, how many rides may follow the one there in a journey of `most` rides; it holds until the next query. Takes from the places that
   * are of use those that no such journey leads through.
   */
  measure({ access, egress, most }: RidesQuery, useful: Uint8Array): Uint8Array {
    this.#useful = useful
    this.#most = most
    this.#measureBegun(access, most)
    this.#measureLeft(egress, most)
    for (let place = 0; place < useful.length; place++) {
      const follow = most - (this.#begun[place] ?? 0)
      if (follow < (this.#left[place] ?? 0)) useful[place] = 0
      else this.#mayFollow[place] = follow
    }
    return this.#mayFollow
  }

  #measureBegun(access: Int32Array, most: number): void {
    const { transfers, ruledWays } = this.#network
    const { start, items } = this.#placesOf
    this.#begun.fill(unreachable)
    let stops = this.#begin(access)
    for (let rides = 1; rides <= most && stops.length > 0; rides++) {
      const alighted: number[] = []
      for (const stop of stops)
        for (let at = start[stop] ?? 0; at < (start[stop + 1] ?? 0); at++) this.#rideOn(items[at] ?? 0, rides, alighted)
      stops = []
      for (const stop of alighted) {
        for (let way = transfers.start[stop] ?? 0; way < (transfers.start[stop + 1] ?? 0); way++)
          this.#reach(transfers.to[way] ?? 0, stops)
        for (const { to } of ruledWays.get(stop) ?? []) this.#reach(to, stops)
      }
    }
  }

  #measureLeft(egress: Int32Array, most: number): void {
    const { start, items } = this.#placesOf
    this.#left.fill(unreachable)
    let stops = this.#begin(egress)
    for (let rides = 0; rides < most && stops.length > 0; rides++) {
      const boarded: number[] = []
      for (const stop of stops)
        for (let at = start[stop] ?? 0; at < (start[stop + 1] ?? 0); at++)
          this.#rideBack((items[at] ?? 0) - 1, rides, boarded)
      stops = []
      for (const stop of boarded)
        for (let way = this.#waysInto.start[stop] ?? 0; way < (this.#waysInto.start[stop + 1] ?? 0); way++)
          this.#reach(this.#waysInto.items[way] ?? 0, stops)
    }
  }

  #begin(seconds: Int32Array): number[] {
    const stops: number[] = []
    this.#isReached.fill(0)
    for (let stop = 0; stop < seconds.length; stop++) if ((seconds[stop] ?? -1) >= 0) this.#reach(stop, stops)
    return stops
  }

  #reach(stop: number, stops: number[]): void {
    if (this.#isReached[stop] === 1) return
    this.#isReached[stop] = 1
    stops.push(stop)
  }

  /** On board from a place on, and of what the vehicle goes on as. */
  #rideOn(first: number, rides: number, alighted: number[]): void {
    const { stops } = this.#network
    const last = (this.#rowEnd[first] ?? 0) - 1
    if (first === last) return
    for (let place = first; place < last; place++) {
      if (this.#useful[place] === 0 || (this.#begun[place] ?? 0) <= rides) return
      this.#begun[place] = rides
      alighted.push(stops[place + 1] ?? 0)
    }
    for (const row of this.#after.get(this.#rowStart[first] ?? 0) ?? []) this.#rideOn(row, rides, alighted)
  }

  /** On board up to the end of a place, and of what the vehicle was before. */
  #rideBack(last: number, rides: number, boarded: number[]): void {
    const { stops } = this.#network
    const first = this.#rowStart[last + 1] ?? 0
    if (last < first) return
    for (let place = last; place >= first; place--) {
      if ((this.#begun[place] ?? 0) + rides > this.#most || (this.#left[place] ?? 0) <= rides) return
      this.#left[place] = rides
      boarded.push(stops[place] ?? 0)
    }
    for (const row of this.#before.get(first) ?? []) this.#rideBack((this.#rowEnd[row] ?? 0) - 2, rides, boarded)
  }
}

function listFollowingRows({ tripRoute, routeStopStart, nextStart, next }: DayNetwork) {
  const after = new Map<number, number[]>()
  const before = new Map<number, number[]>()
  for (let trip = 0; trip < tripRoute.length; trip++)
    for (let at = nextStart[trip] ?? 0; at < (nextStart[trip + 1] ?? 0); at++) {
      const row = routeStopStart[tripRoute[trip] ?? 0] ?? 0
      const other = routeStopStart[tripRoute[next[at] ?? 0] ?? 0] ?? 0
      note(after, row, other)
      note(before, other, row)
    }
  return { after, before }
}

function note(lists: Map<number, number[]>, row: number, other: number): void {
  const list = lists.get(row)
  if (!list) lists.set(row, [other])
  else if (!list.includes(other)) list.push(other)
}
