import { RecentMap } from '../../../../../libraries/memoize/recent-map.ts'
import type { DayNetwork } from './day-network.ts'
import type { RidesLeft } from './rides-left.ts'
import { maxRides } from './found-journey.ts'
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

/** Stations whose rides are kept: as many as ask for them within a while. A list of greater Tokyo has 3 kB. */
const maxKept = 512

/**
 * How many rides a journey has at least that leads through a place, whenever one travels: rounds over the routes, as RAPTOR has them (Delling,
 * Pajor, Werneck 2012), without their times. What is known of a station is kept by stop: it holds for every query from there, or to there.
 */
export class LeastRides {
  readonly #network: DayNetwork
  readonly #waysInto: IntegerLists
  /** Where each stop stands in rows. */
  readonly #placesOf: IntegerLists
  /** Rows that vehicles go on to from each row, and those that they come from: by the places where rows begin. */
  readonly #after: IntegerLists
  readonly #before: IntegerLists
  /** Where rows begin, in their order, and those that a vehicle goes on from as another. */
  readonly #rows: Int32Array
  readonly #goingOn: Int32Array
  readonly #rowStart: Int32Array
  readonly #rowEnd: Int32Array
  /** By place: rides from the origin on, the one there counted; and further ones from there on to the destination. */
  readonly #begun: Uint8Array
  readonly #left: Uint8Array
  /** What these were spread from. */
  #ofBegun: Uint8Array | undefined
  #ofLeft: Uint8Array | undefined
  readonly #mayFollow: Uint8Array
  readonly #isReached: Uint8Array
  readonly #keptBegun = new RecentMap<string, Uint8Array>(maxKept)
  readonly #keptLeft = new RecentMap<string, Uint8Array>(maxKept)
  /** Stops to ride from, those that rides lead to, and places where rows are boarded in the middle of a round. */
  readonly #stops = new IntegerQueue()
  readonly #ridden = new IntegerQueue()
  readonly #boarded = new IntegerQueue()

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
    // Rows that no trip of the day runs along are rows of one place each: nothing is ridden there.
    this.#rowStart = Int32Array.from(stops.keys())
    this.#rowEnd = Int32Array.from(stops.keys(), (place) => place + 1)
    for (const [route, start] of network.routeStopStart.entries()) {
      const end = start + (network.routeStopCount[route] ?? 0)
      this.#rowStart.fill(start, start, end)
      this.#rowEnd.fill(end, start, end)
    }
    this.#rows = Int32Array.from(new Set(network.routeStopStart)).sort()
    this.#goingOn = this.#rows.filter((row) => (this.#after.start[row + 1] ?? 0) > (this.#after.start[row] ?? 0))
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
    const begun = keep(this.#keptBegun, access, () => this.#measureBegun(access))
    const left = keep(this.#keptLeft, egress, () => this.#measureLeft(egress))
    if (begun !== this.#ofBegun) this.#spreadBegun(begun)
    if (left !== this.#ofLeft) this.#spreadLeft(left)
    this.#ofBegun = begun
    this.#ofLeft = left
    for (let place = 0; place < useful.length; place++) {
      const follow = most - (this.#begun[place] ?? 0)
      if (follow < (this.#left[place] ?? 0)) useful[place] = 0
      else this.#mayFollow[place] = follow
    }
    return this.#mayFollow
  }

  measureLeft(egress: Int32Array): RidesLeft {
    const alighting = this.#measureLeft(egress)
    const { stops, stopCount } = this.#network
    const boarding = new Uint8Array(stopCount).fill(unreachable)
    for (let place = 0; place < stops.length; place++) {
      const [stop, rides] = [stops[place] ?? 0, this.#left[place] ?? 0]
      if (rides < (boarding[stop] ?? 0)) boarding[stop] = rides
    }
    return { riding: this.#left.slice(), alighting, boarding }
  }

  /** By stop: rides before one can get on there. */
  #measureBegun(access: Int32Array): Uint8Array {
    const { transfers, ruledWays, stopCount } = this.#network
    const rounds = new Uint8Array(stopCount).fill(unreachable)
    this.#begun.fill(unreachable)
    this.#ofBegun = undefined
    this.#begin(access, rounds)
    for (let rides = 1; rides <= maxRides && this.#stops.length > 0; rides++) {
      this.#board()
      for (let index = 0; index < this.#boarded.length; index++) this.#rideOn(this.#boarded.at(index), rides)
      this.#stops.clear()
      for (let index = 0; index < this.#ridden.length; index++) {
        const stop = this.#ridden.at(index)
        const end = transfers.start[stop + 1] ?? 0
        for (let way = transfers.start[stop] ?? 0; way < end; way++) this.#reach(transfers.to[way] ?? 0, rounds, rides)
        if (ruledWays.size > 0) for (const { to } of ruledWays.get(stop) ?? []) this.#reach(to, rounds, rides)
      }
    }
    return rounds
  }

  /** By stop: rides after one has got off there. */
  #measureLeft(egress: Int32Array): Uint8Array {
    const { start, items } = this.#waysInto
    const rounds = new Uint8Array(this.#network.stopCount).fill(unreachable)
    this.#left.fill(unreachable)
    this.#ofLeft = undefined
    this.#begin(egress, rounds)
    for (let rides = 0; rides < maxRides && this.#stops.length > 0; rides++) {
      this.#board()
      for (let index = 0; index < this.#boarded.length; index++) this.#rideBack(this.#boarded.at(index) - 1, rides)
      this.#stops.clear()
      for (let index = 0; index < this.#ridden.length; index++) {
        const stop = this.#ridden.at(index)
        const end = start[stop + 1] ?? 0
        for (let way = start[stop] ?? 0; way < end; way++) this.#reach(items[way] ?? 0, rounds, rides + 1)
      }
    }
    return rounds
  }

  #begin(seconds: Int32Array, rounds: Uint8Array): void {
    this.#stops.clear()
    this.#isReached.fill(0)
    for (let stop = 0; stop < seconds.length; stop++) if ((seconds[stop] ?? -1) >= 0) this.#reach(stop, rounds, 0)
  }

  #reach(stop: number, rounds: Uint8Array, rides: number): void {
    if (this.#isReached[stop] === 1) return
    this.#isReached[stop] = 1
    rounds[stop] = rides
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
      if ((this.#begun[place] ?? 0) <= rides) return
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
      if ((this.#left[place] ?? 0) <= rides) return
      this.#left[place] = rides
      this.#ridden.push(stops[place] ?? 0)
    }
    const { start, items } = this.#before
    for (let at = start[first] ?? 0; at < (start[first + 1] ?? 0); at++)
      this.#boarded.push((this.#rowEnd[items[at] ?? 0] ?? 0) - 1)
  }

  /** From stops to places: on board one has been since the stop behind with the fewest rides. */
  #spreadBegun(byStop: Uint8Array): void {
    const { stops } = this.#network
    for (const row of this.#rows) {
      let fewest = unreachable
      const last = (this.#rowEnd[row] ?? 0) - 1
      for (let place = row; place < last; place++) {
        fewest = Math.min(fewest, (byStop[stops[place] ?? 0] ?? 0) + 1)
        this.#begun[place] = fewest
      }
    }
    untilNothingIsNew(this.#goingOn, (row) => this.#goOn(row))
  }

  /** Whether it changes anything that the vehicle goes on as another. */
  #goOn(row: number): boolean {
    const { start, items } = this.#after
    const rides = this.#begun[(this.#rowEnd[row] ?? 0) - 2] ?? unreachable
    let isNew = false
    for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at++) {
      const first = items[at] ?? 0
      const last = (this.#rowEnd[first] ?? 0) - 1
      for (let place = first; place < last && (this.#begun[place] ?? 0) > rides; place++) {
        this.#begun[place] = rides
        isNew = true
      }
    }
    return isNew
  }

  /** From stops to places: one stays on board up to the stop ahead with the fewest rides left. */
  #spreadLeft(byStop: Uint8Array): void {
    const { stops } = this.#network
    for (const row of this.#rows) {
      let fewest = unreachable
      for (let place = (this.#rowEnd[row] ?? 0) - 2; place >= row; place--) {
        fewest = Math.min(fewest, byStop[stops[place + 1] ?? 0] ?? 0)
        this.#left[place] = fewest
      }
    }
    untilNothingIsNew(this.#goingOn, (row) => this.#comeFrom(row))
  }

  #comeFrom(row: number): boolean {
    const { start, items } = this.#after
    let rides = unreachable
    for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at++)
      rides = Math.min(rides, this.#left[items[at] ?? 0] ?? 0)
    let isNew = false
    for (let place = (this.#rowEnd[row] ?? 0) - 2; place >= row && (this.#left[place] ?? 0) > rides; place--) {
      this.#left[place] = rides
      isNew = true
    }
    return isNew
  }
}

/** Rows in their order, again and again as long as one of them brings something new. */
function untilNothingIsNew(rows: Int32Array, bringsNew: (row: number) => boolean): void {
  for (let isNew = true; isNew;) {
    isNew = false
    for (const row of rows) if (bringsNew(row)) isNew = true
  }
}

function keep(kept: RecentMap<string, Uint8Array>, seconds: Int32Array, measure: () => Uint8Array): Uint8Array {
  const key = seconds.reduce((text, each, stop) => (each < 0 ? text : `${text} ${stop}`), '')
  const known = kept.get(key)
  if (known) return known
  const measured = measure()
  kept.set(key, measured)
  return measured
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
