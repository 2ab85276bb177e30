import { type DayNetwork, never } from './day-network.ts'
import { enlarge } from './enlarge.ts'
import { type IntegerLists, invertLists } from './invert-lists.ts'

/**
 * A label begins with the fewest and the most rides that it knows an arrival for (-1 for none). By rides there follow the arrivals, the connections
 * that one alights from, and the entries that one boards next.
 */
export const labelHead = 2

/**
 * When a passenger on board of a trip reaches the destination, by the number of rides from here on: 0 stands for this one alone.
 * Labels are made for the trips that a scan meets.
 */
export class TripLabels {
  labels = new Int32Array(1 << 16)
  /** How many rides a label has room for: as few as a query needs, since they are read from all over memory. */
  rides = 0
  width = 0
  /** By stage and trip: whether it has a label, or a passenger who stays on board gets one. */
  isKnown = new Uint8Array()
  readonly #network: DayNetwork
  readonly #comesFrom: IntegerLists
  #indices = new Int32Array()
  /** The stage and trip of each label. */
  #keys = new Int32Array(1024)
  #count = 0
  /** Labels as they were before the moment that is scanned, where it may have to be scanned again; none for those that it made. */
  readonly #before = new Map<number, Int32Array | undefined>()

  constructor(network: DayNetwork) {
    this.#network = network
    this.#comesFrom = invertLists({ start: network.nextStart, items: network.next }, network.trips.length)
  }

  clear(stageCount: number, rides: number): void {
    this.rides = rides
    this.width = labelHead + 3 * rides
    const size = stageCount * this.#network.trips.length
    for (let index = 0; index < this.#count; index++) this.#indices[this.#keys[index] ?? 0] = -1
    this.#count = 0
    if (this.#indices.length < size) {
      this.#indices = new Int32Array(size).fill(-1)
      this.isKnown = new Uint8Array(size)
    }
    this.isKnown.fill(0)
    this.#before.clear()
  }

  /** From here on labels can be put back as they are now. */
  beginMoment(): void {
    this.#before.clear()
  }

  /** Keeps a label as it is before it is changed. */
  keep(stage: number, trip: number): void {
    const key = stage * this.#network.trips.length + trip
    const index = this.#indices[key] ?? -1
    if (this.#before.has(key)) return
    this.#before.set(key, index < 0 ? undefined : this.labels.slice(index * this.width, (index + 1) * this.width))
  }

  /** Whoever boards a vehicle again at the same moment must not be where it comes later only. */
  putBack(): void {
    for (const [key, values] of this.#before) {
      const index = this.#indices[key] ?? -1
      if (values) this.labels.set(values, index * this.width)
      else this.#indices[key] = -1
    }
    this.#before.clear()
  }

  open(stage: number, trip: number): number {
    const known = this.#indices[stage * this.#network.trips.length + trip] ?? -1
    return known < 0 ? this.#make(stage, trip) : known
  }

  /** A label that is new begins with what the trips know that this one goes on as. */
  #make(stage: number, trip: number): number {
    const key = stage * this.#network.trips.length + trip
    const index = this.#count++
    if (index === this.#keys.length) this.#keys = enlarge(this.#keys)
    if ((index + 1) * this.width > this.labels.length) this.labels = enlarge(this.labels)
    this.#keys[index] = key
    this.#indices[key] = index
    const label = index * this.width
    this.labels[label] = this.rides
    this.labels[label + 1] = -1
    for (let at = label + labelHead; at < label + labelHead + this.rides; at++) this.labels[at] = never
    this.#noteKnown(stage, trip)
    const { nextStart, next } = this.#network
    for (let at = nextStart[trip] ?? 0; at < (nextStart[trip + 1] ?? 0); at++) this.take(index, stage, next[at] ?? 0)
    return index
  }

  #noteKnown(stage: number, trip: number): void {
    const { start, items } = this.#comesFrom
    const first = stage * this.#network.trips.length
    this.isKnown[first + trip] = 1
    if (stage > 0) this.isKnown[first - this.#network.trips.length + trip] = 1
    for (let at = start[trip] ?? 0; at < (start[trip + 1] ?? 0); at++) this.isKnown[first + (items[at] ?? 0)] = 1
  }

  /** Whoever is on board can as well be on board of that trip in that stage. */
  take(index: number, stage: number, trip: number): void {
    const other = this.#indices[stage * this.#network.trips.length + trip] ?? -1
    if (other < 0) return
    const { labels } = this
    const from = other * this.width
    for (let rides = labels[from] ?? 0; rides <= (labels[from + 1] ?? -1); rides++) {
      const at = from + labelHead + rides
      this.improve(index, rides, labels[at] ?? never, labels[at + this.rides] ?? 0, labels[at + 2 * this.rides] ?? 0)
    }
  }

  /** `onward` is the entry that one boards next, -1 at the destination. */
  improve(index: number, rides: number, arrival: number, alighting: number, onward: number): void {
    const { labels } = this
    const label = index * this.width
    const at = label + labelHead + rides
    if (arrival >= (labels[at] ?? 0)) return
    labels[at] = arrival
    labels[at + this.rides] = alighting
    labels[at + 2 * this.rides] = onward
    if (rides < (labels[label] ?? 0)) labels[label] = rides
    if (rides > (labels[label + 1] ?? 0)) labels[label + 1] = rides
  }
}
