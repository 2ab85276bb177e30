import { type Connections, placeBits } from './connections.ts'
import type { DayNetwork, RuledWay } from './day-network.ts'
import type { StopProfiles } from './stop-profiles.ts'
import type { TripLabels } from './trip-labels.ts'

/**
 * Changes that depend on line or trip: what departs from the stops that they lead to is kept departure by departure, for a later one may be
 * allowed where an earlier one is not.
 */
export class RuledBoardings {
  readonly #network: DayNetwork
  readonly #records: Int32Array
  readonly #trips: TripLabels
  readonly #profiles: StopProfiles
  readonly #isTarget: Uint8Array
  /** By stage and stop: entries by the connection that departs, the latest departures first. */
  readonly #entries = new Map<number, Map<number, number>>()

  constructor(network: DayNetwork, { records }: Connections, trips: TripLabels, profiles: StopProfiles) {
    this.#network = network
    this.#records = records
    this.#trips = trips
    this.#profiles = profiles
    this.#isTarget = new Uint8Array(network.stopCount)
    for (const ways of network.ruledWays.values()) for (const { to } of ways) this.#isTarget[to] = 1
  }

  clear(): void {
    this.#entries.clear()
  }

  /** Keeps the departure of a connection; whether it is new, or better than it was known. */
  add(stage: number, at: number, index: number, latest: number): boolean {
    const stop = this.#network.stops[(this.#records[at + 2] ?? 0) >> placeBits] ?? 0
    if (this.#isTarget[stop] === 0) return false
    const key = stage * this.#network.stopCount + stop
    const ofStop = this.#entries.get(key) ?? new Map<number, number>()
    const known = ofStop.get(at) ?? -1
    const entry = this.#profiles.write(known, at, this.#records[at] ?? 0, this.#trips, index, latest)
    if (entry < 0) return false
    this.#entries.set(key, ofStop.set(at, entry))
    return true
  }

  /** Whoever alights from a connection boards what the rules let one board. */
  change(stage: number, at: number, index: number): void {
    const { stops, ruledWays, stopCount } = this.#network
    const stop = stops[((this.#records[at + 2] ?? 0) >> placeBits) + 1] ?? 0
    for (const way of ruledWays.get(stop) ?? [])
      for (const entry of this.#entries.get(stage * stopCount + way.to)?.values() ?? [])
        if (this.#isAllowed(way, at, entry)) this.#board(index, entry, at)
  }

  #isAllowed(way: RuledWay, at: number, entry: number): boolean {
    const slack = (this.#profiles.entries[entry] ?? 0) - (this.#records[at + 1] ?? 0)
    if (slack < way.minSeconds) return false
    const boarded = this.#profiles.entries[entry + 2] ?? 0
    const { trips } = this.#network
    const seconds = way.measure(trips[this.#records[at + 3] ?? 0] ?? -1, trips[this.#records[boarded + 3] ?? 0] ?? -1)
    return seconds >= 0 && seconds <= slack
  }

  #board(index: number, entry: number, at: number): void {
    for (let rides = 0; rides + 1 < this.#trips.rides; rides++)
      this.#trips.improve(index, rides + 1, this.#profiles.arrivalOf(entry, rides), at, entry)
  }
}
