import { never } from './day-network.ts'
import { enlarge } from './enlarge.ts'
import { maxRides } from './found-journey.ts'
import { labelHead, type TripLabels } from './trip-labels.ts'

/**
 * An entry: departure, the entry of the next later departure (-1 for none), the connection that departs, the fewest and the most rides that
 * it knows an arrival for, counted as in labels. Then for each number of rides in between: the arrival, the connection that one alights from
 * (-1 where fewer rides or a later departure are as good), and the entry that one boards next (-1 at the destination).
 */
export const entryHead = 5
export const entryStep = 3

/** When the destination is reached by boarding at a stop: an entry for each departure that is better than the later ones. */
export class StopProfiles {
  entries = new Int32Array(1 << 16)
  /** By stage and stop: the entry of the earliest departure (-1 for none), its earliest arrival, its fewest and its most rides. */
  first = new Int32Array()
  best = new Int32Array()
  fewest = new Uint8Array()
  #most = new Uint8Array()
  #length = 0

  clear(size: number): void {
    this.#length = 0
    if (this.first.length < size) {
      this.first = new Int32Array(size)
      this.best = new Int32Array(size)
      this.fewest = new Uint8Array(size)
      this.#most = new Uint8Array(size)
    }
    this.first.fill(-1)
    this.best.fill(never)
  }

  /** Puts a departure, as early as all that are known or earlier, before the others of a stop. -1 where those are as good. */
  add(key: number, connection: number, departure: number, trips: TripLabels, index: number, latest: number): number {
    const { labels } = trips
    const label = index * trips.width
    const fewest = labels[label] ?? 0
    // One arrival alone, and the stop knows one that is as early with as few rides.
    if (fewest === labels[label + 1] && fewest >= (this.#most[key] ?? 0))
      if ((labels[label + labelHead + fewest] ?? never) >= (this.best[key] ?? never)) return -1
    const entry = this.write(this.first[key] ?? -1, connection, departure, trips, index, latest)
    if (entry < 0) return entry
    const most = this.entries[entry + 4] ?? 0
    this.first[key] = entry
    this.#most[key] = most
    this.fewest[key] = this.entries[entry + 3] ?? 0
    this.best[key] = this.arrivalOf(entry, most)
    return entry
  }

  /** An entry that stands before a later one. Arrivals after `latest` do not count. */
  write(
    later: number,
    connection: number,
    departure: number,
    trips: TripLabels,
    index: number,
    latest: number,
  ): number {
    if (!this.#isBetter(later, trips, index, latest)) return -1
    if (this.#length + entryHead + maxRides * entryStep > this.entries.length) this.entries = enlarge(this.entries)
    const at = this.#length
    this.entries[at] = departure
    this.entries[at + 1] = later
    this.entries[at + 2] = connection
    this.#writeArrivals(at, later, trips, index, latest)
    return at
  }

  #isBetter(later: number, { labels, width }: TripLabels, index: number, latest: number): boolean {
    const label = index * width
    const most = labels[label + 1] ?? -1
    for (let rides = labels[label] ?? 0; rides <= most; rides++) {
      const arrival = labels[label + labelHead + rides] ?? never
      if (arrival <= latest && (later < 0 || arrival < this.arrivalOf(later, rides))) return true
    }
    return false
  }

  #writeArrivals(at: number, later: number, trips: TripLabels, index: number, latest: number): void {
    const { entries } = this
    const { labels, rides: room } = trips
    const label = index * trips.width
    const end = Math.max(labels[label + 1] ?? 0, later < 0 ? 0 : (entries[later + 4] ?? 0))
    let [fewest, most, best, write] = [-1, -1, never, at + entryHead]
    for (let rides = 0; rides <= end; rides++) {
      const own = labels[label + labelHead + rides] ?? never
      const known = later < 0 ? best : Math.min(best, this.arrivalOf(later, rides))
      const isOwn = own < known && own <= latest
      const arrival = isOwn ? own : known
      if (arrival === never) continue
      if (fewest < 0) fewest = rides
      if (arrival < best) most = rides
      best = arrival
      entries[write] = arrival
      entries[write + 1] = isOwn ? (labels[label + labelHead + room + rides] ?? 0) : -1
      entries[write + 2] = isOwn ? (labels[label + labelHead + 2 * room + rides] ?? 0) : -1
      write += entryStep
    }
    entries[at + 3] = fewest
    entries[at + 4] = most
    this.#length = write
  }

  /** With so many rides at most. */
  arrivalOf(entry: number, rides: number): number {
    const fewest = this.entries[entry + 3] ?? 0
    if (rides < fewest) return never
    return this.entries[this.#placeOf(entry, rides)] ?? never
  }

  /** The connection that one alights from with so many rides; -1 where fewer or a later departure are as good. */
  alightingOf(entry: number, rides: number): number {
    if (rides < (this.entries[entry + 3] ?? 0) || rides > (this.entries[entry + 4] ?? 0)) return -1
    return this.entries[this.#placeOf(entry, rides) + 1] ?? -1
  }

  /** The entry that one boards then; -1 at the destination. */
  onwardOf(entry: number, rides: number): number {
    return this.entries[this.#placeOf(entry, rides) + 2] ?? -1
  }

  #placeOf(entry: number, rides: number): number {
    const most = this.entries[entry + 4] ?? 0
    return entry + entryHead + ((rides < most ? rides : most) - (this.entries[entry + 3] ?? 0)) * entryStep
  }
}
