import {
  type Connections,
  canAlight,
  canBoard,
  findDeparture,
  goesOn,
  placeBits,
  recordWidth,
} from '../search/connections.ts'
import { type DayNetwork, never } from '../search/day-network.ts'

export interface ReachLimits {
  readonly begin: number
  /** Nothing that arrives later is looked for. */
  readonly until: number
  readonly maxRides: number
}

/**
 * Connection scan from some stops to all, by the number of rides: a trip is known by the fewest rides that anybody on board of it has taken, as to
 * its later stops nothing else matters. Exact, but for changes that depend on line or trip, which take their least.
 */
export class ReachScan {
  /** By rides, then by stop: the earliest arrival with so many rides, `never` where fewer do as well. The scan after it overwrites them. */
  readonly arrivals: Int32Array[] = []
  readonly #network: DayNetwork
  readonly #connections: Connections
  /** By rides taken so far, then by stop: when it can be boarded. */
  readonly #ready: Int32Array[] = []
  readonly #ridesOn: Uint8Array
  #maxRides = 0

  constructor(network: DayNetwork, connections: Connections) {
    this.#network = network
    this.#connections = connections
    this.#ridesOn = new Uint8Array(network.trips.length)
  }

  run(stops: readonly number[], { begin, until, maxRides }: ReachLimits): void {
    this.#clear(maxRides)
    // One may walk to a stop of another station at first, as from one that one has come to.
    for (const stop of stops) this.#walk(stop, begin, 0)
    for (const stop of stops) for (const table of [this.#ready[0], this.arrivals[0]]) if (table) table[stop] = begin
    const { records } = this.#connections
    let first = findDeparture(this.#connections, begin)
    let isAgain = false
    for (let at = first; ; at += recordWidth) {
      const departure = records[at]
      if (departure === undefined || departure !== records[first]) {
        // Whoever arrives at the very moment may leave at it.
        if (isAgain) at = first
        else if (departure === undefined || departure > until) return
        isAgain = false
        first = at
      }
      if (this.#ride(at)) isAgain = true
    }
  }

  #clear(maxRides: number): void {
    const { stopCount } = this.#network
    this.#maxRides = maxRides
    while (this.#ready.length <= maxRides) {
      this.#ready.push(new Int32Array(stopCount))
      this.arrivals.push(new Int32Array(stopCount))
    }
    for (const table of [...this.#ready, ...this.arrivals]) table.fill(never)
    this.#ridesOn.fill(maxRides + 1)
  }

  /** Whether it makes something ready at the very moment at which it departs. */
  #ride(at: number): boolean {
    const { records } = this.#connections
    const [departure, arrival, code, trip] = [
      records[at] ?? 0,
      records[at + 1] ?? 0,
      records[at + 2] ?? 0,
      records[at + 3] ?? 0,
    ]
    const place = code >> placeBits
    const rides = this.#board(trip, (code & canBoard) === 0 ? undefined : (this.#network.stops[place] ?? 0), departure)
    if (rides > this.#maxRides) return false
    if ((code & goesOn) !== 0) this.#goOn(trip, rides)
    if ((code & canAlight) === 0) return false
    const stop = this.#network.stops[place + 1] ?? 0
    for (let fewer = 0; fewer <= rides; fewer++) if ((this.arrivals[fewer]?.[stop] ?? never) <= arrival) return false
    const arrivals = this.arrivals[rides]
    if (arrivals) arrivals[stop] = arrival
    return this.#walk(stop, arrival, rides) <= departure
  }

  /** The fewest rides with which one is on board. */
  #board(trip: number, stop: number | undefined, departure: number): number {
    let rides = this.#ridesOn[trip] ?? 0
    if (stop === undefined) return rides
    for (let before = 0; before < rides - 1; before++)
      if ((this.#ready[before]?.[stop] ?? never) <= departure) rides = before + 1
    this.#ridesOn[trip] = rides
    return rides
  }

  #goOn(trip: number, rides: number): void {
    const { next, nextStart } = this.#network
    for (let at = nextStart[trip] ?? 0; at < (nextStart[trip + 1] ?? 0); at++) {
      const following = next[at] ?? 0
      this.#ridesOn[following] = Math.min(this.#ridesOn[following] ?? 0, rides)
    }
  }

  /** The earliest time at which it makes a stop ready. */
  #walk(stop: number, time: number, rides: number): number {
    const { transfers, ruledWays } = this.#network
    const ready = this.#ready[rides]
    let earliest = never
    if (!ready) return earliest
    const reach = (target: number, seconds: number) => {
      if (time + seconds >= (ready[target] ?? 0)) return
      ready[target] = time + seconds
      earliest = Math.min(earliest, time + seconds)
    }
    for (let way = transfers.start[stop] ?? 0; way < (transfers.start[stop + 1] ?? 0); way++)
      reach(transfers.to[way] ?? 0, transfers.seconds[way] ?? 0)
    for (const { to, minSeconds } of ruledWays.get(stop) ?? []) reach(to, minSeconds)
    return earliest
  }
}
