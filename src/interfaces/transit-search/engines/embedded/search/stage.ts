import { IntegerQueue } from './integer-queue.ts'
import { never } from './day-network.ts'

/** Numbers that each entry of `Stage.onBoard` takes. */
export const onBoardWidth = 5

/**
 * What is known of the stops on the way from one place of a query to the next. Labels of stop `s` after `k` rides lie at
 * `k * stopCount + s`, so that a round has few of them to fetch; they never grow with `k`.
 */
export class Stage {
  readonly stopCount: number
  /** Earliest arrival by a vehicle. */
  readonly arrival: Int32Array
  /** Earliest time at which one can board, after walking. */
  readonly ready: Int32Array
  /** The ride that `ready` comes from. */
  readonly readyRide: Int32Array
  /** The ride that brought the arrival found in this round. */
  readonly touchedRide: Int32Array
  readonly touched = new IntegerQueue()
  readonly isTouched: Uint8Array
  /** Stops that became ready earlier in the round before. */
  readonly marked = new IntegerQueue()
  readonly isMarked: Uint8Array
  /** Vehicles that one is on at a position: trip, position, ride before, trip and position of boarding. For this round and the next. */
  onBoard = new IntegerQueue()
  onBoardNext = new IntegerQueue()
  /** Rides after which a trip was known to be boarded at its beginning, or where this stage begins on it; 255 for never. */
  readonly continued: Uint8Array
  readonly entered: Uint8Array
  /** Rides after which it was seen to that one can wait for a trip, and for all later ones of its route. */
  readonly waited: Uint8Array
  /** Seconds that the rest of the way takes at least, by stop. */
  remaining: Int32Array
  readonly #unknown: Int32Array

  constructor(stopCount: number, tripCount: number, width: number) {
    this.stopCount = stopCount
    this.arrival = new Int32Array(stopCount * width)
    this.ready = new Int32Array(stopCount * width)
    this.readyRide = new Int32Array(stopCount * width)
    this.touchedRide = new Int32Array(stopCount)
    this.isTouched = new Uint8Array(stopCount)
    this.isMarked = new Uint8Array(stopCount)
    this.continued = new Uint8Array(tripCount)
    this.entered = new Uint8Array(tripCount)
    this.waited = new Uint8Array(tripCount)
    this.#unknown = new Int32Array(stopCount)
    this.remaining = this.#unknown
  }

  clear(remaining: Int32Array | undefined): void {
    this.remaining = remaining ?? this.#unknown
    this.arrival.fill(never)
    this.ready.fill(never)
    this.continued.fill(255)
    this.entered.fill(255)
    this.waited.fill(255)
    this.leaveRound()
    this.onBoard.clear()
    this.onBoardNext.clear()
  }

  /** Forgets marks that a search left when it ended before they were used. */
  leaveRound(): void {
    for (let index = 0; index < this.marked.length; index++) this.isMarked[this.marked.at(index)] = 0
    for (let index = 0; index < this.touched.length; index++) this.isTouched[this.touched.at(index)] = 0
    this.marked.clear()
    this.touched.clear()
  }

  mark(stop: number): void {
    if (this.isMarked[stop] === 1) return
    this.isMarked[stop] = 1
    this.marked.push(stop)
  }

  touch(stop: number, ride: number): void {
    this.touchedRide[stop] = ride
    if (this.isTouched[stop] === 1) return
    this.isTouched[stop] = 1
    this.touched.push(stop)
  }

  /** One is on board of a trip at a position, having boarded the vehicle as a trip at a position, after the ride before. */
  enter(trip: number, position: number, before: number, boardTrip: number, boardPosition: number): void {
    enter(this.onBoard, trip, position, before, boardTrip, boardPosition)
  }

  /** One boards a trip in the round after this one. */
  enterNext(trip: number, position: number, before: number): void {
    enter(this.onBoardNext, trip, position, before, trip, position)
  }
}

function enter(
  queue: IntegerQueue,
  trip: number,
  position: number,
  before: number,
  boardTrip: number,
  boardPosition: number,
): void {
  queue.push(trip)
  queue.push(position)
  queue.push(before)
  queue.push(boardTrip)
  queue.push(boardPosition)
}

/** Sets a label and those of more rides that lie above it, which follow at a distance each. */
export function lower(labels: Int32Array, label: number, distance: number, time: number): void {
  for (let at = label; (labels[at] ?? time) > time; at += distance) labels[at] = time
}
