import type { DayNetwork } from './day-network.ts'
import { IntegerQueue } from './integer-queue.ts'
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
  /** Rows that vehicles go on to from each row, and those that they come from: by the places where rows begin. */
  readonly #after: IntegerLists
  readonly #before: IntegerLists
  readonly #rowStart: Int32Array
  readonly #rowEnd: Int32Array
  /** By place: rides from the origin on, the one there counted; and further ones from there on to the destination. */
  readonly #begun: Uint8Array
  readonly #left: Uint8Array
  readonly #mayFollow: Uint8Array
  readonly #isReached: Uint8Array
  /** Stops to ride from, those that rides lead to, and places where rows are boarded in the middle of a round. */
  readonly #stops = new IntegerQueue()
  readonly #ridden = new IntegerQueue()
  readonly #boarded = new IntegerQueue()
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
    this.#after = listFollowingRows(network)
    this.#before = invertLists(this.#after, stops.length)
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
    this.#begun.fill(unreachable)
    this.#begin(access)
    for (let rides = 1; rides <= most && this.#stops.length > 0; rides++) {
      this.#board()
      for (let index = 0; index < this.#boarded.length; index++) this.#rideOn(this.#boarded.at(index), rides)
      this.#stops.clear()
      for (let index = 0; index < this.#ridden.length; index++) {
        const stop = this.#ridden.at(index)
        const end = transfers.start[stop + 1] ?? 0
        for (let way = transfers.start[stop] ?? 0; way < end; way++) this.#reach(transfers.to[way] ?? 0)
        if (ruledWays.size > 0) for (const { to } of ruledWays.get(stop) ?? []) this.#reach(to)
      }
    }
  }

  #measureLeft(egress: Int32Array, most: number): void {
    const { start, items } = this.#waysInto
    this.#left.fill(unreachable)
    this.#begin(egress)
    for (let rides = 0; rides < most && this.#stops.length > 0; rides++) {
      this.#board()
      for (let index = 0; index < this.#boarded.length; index++) this.#rideBack(this.#boarded.at(index) - 1, rides)
      this.#stops.clear()
      for (let index = 0; index < this.#ridden.length; index++) {
        const stop = this.#ridden.at(index)
        const end = start[stop + 1] ?? 0
        for (let way = start[stop] ?? 0; way < end; way++) this.#reach(items[way] ?? 0)
      }
    }
  }

  #begin(seconds: Int32Array): void {
    this.#stops.clear()
    this.#isReached.fill(0)
    for (let stop = 0; stop < seconds.length; stop++) if ((seconds[stop] ?? -1) >= 0) this.#reach(stop)
  }

  #reach(stop: number): void {
    if (this.#isReached[stop] === 1) return
    this.#isReached[stop] = 1
    this.#stops.push(stop)
  }

  /** Begins a round with the places where the stops stand. */
  #board(): void {
    const { start, items } = this.#placesOf
    this.#ridden.clear()
    this.#boarded.clear()
    for (let index = 0; index < this.#stops.length; index++) {
      const stop = this.#stops.at(index)
      const end = start[stop + 1] ?? 0
      for (let at = start[stop] ?? 0; at < end; at++) this.#boarded.push(items[at] ?? 0)
    }
  }

  /** On board from a place on, and of what the vehicle goes on as. */
  #rideOn(first: number, rides: number): void {
    const { stops } = this.#network
    const last = (this.#rowEnd[first] ?? 0) - 1
    if (first === last) return
    for (let place = first; place < last; place++) {
      if (this.#useful[place] === 0 || (this.#begun[place] ?? 0) <= rides) return
      this.#begun[place] = rides
      this.#ridden.push(stops[place + 1] ?? 0)
    }
    const { start, items } = this.#after
    const row = this.#rowStart[first] ?? 0
    for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at++) this.#boarded.push(items[at] ?? 0)
  }

  /** On board up to the end of a place, and of what the vehicle was before. */
  #rideBack(last: number, rides: number): void {
    const { stops } = this.#network
    const first = this.#rowStart[last + 1] ?? 0
    if (last < first) return
    for (let place = last; place >= first; place--) {
      if ((this.#begun[place] ?? 0) + rides > this.#most || (this.#left[place] ?? 0) <= rides) return
      this.#left[place] = rides
      this.#ridden.push(stops[place] ?? 0)
    }
    const { start, items } = this.#before
    for (let at = start[first] ?? 0; at < (start[first + 1] ?? 0); at++)
      this.#boarded.push((this.#rowEnd[items[at] ?? 0] ?? 0) - 1)
  }
}

/** Lists by place, of which only those where rows begin are not empty. */
function listFollowingRows({ tripRoute, routeStopStart, nextStart, next, stops }: DayNetwork): IntegerLists {
  const following = new Map<number, Set<number>>()
  for (let trip = 0; trip < tripRoute.length; trip++)
    for (let at = nextStart[trip] ?? 0; at < (nextStart[trip + 1] ?? 0); at++) {
      const row = routeStopStart[tripRoute[trip] ?? 0] ?? 0
      const known = following.get(row) ?? new Set()
      following.set(row, known.add(routeStopStart[tripRoute[next[at] ?? 0] ?? 0] ?? 0))
    }
  const start = new Int32Array(stops.length + 1)
  for (let place = 0; place < stops.length; place++)
    start[place + 1] = (start[place] ?? 0) + (following.get(place)?.size ?? 0)
  const rows = [...following.keys()].toSorted((one, other) => one - other)
  return { start, items: Int32Array.from(rows.flatMap((row) => [...(following.get(row) ?? [])])) }
}
