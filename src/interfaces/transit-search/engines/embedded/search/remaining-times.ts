import type { DayNetwork } from './day-network.ts'
import { BucketQueue } from './bucket-queue.ts'

/** More than any time and any `never`. */
const unreachable = 0x4000_0000 + 10_000_000

/**
 * How long the way from each stop to a destination takes at least, whenever one travels: the quickest ride between each two stops that
 * follow one another, the ways on foot, and no waiting. What cannot arrive in time by these is not searched any further.
 */
export class RemainingTimes {
  readonly #stopCount: number
  /** Ways into each stop. */
  readonly #start: Int32Array
  readonly #from: Int32Array
  readonly #seconds: Int32Array
  readonly #queue = new BucketQueue()

  constructor(network: DayNetwork) {
    const quickest = new Map<number, number>()
    const count = network.stopCount
    const note = (from: number, to: number, seconds: number) => {
      const key = to * count + from
      const known = quickest.get(key)
      if (known === undefined || seconds < known) quickest.set(key, seconds)
    }
    noteRides(network, note)
    noteWays(network, note)
    const sorted = [...quickest.keys()].toSorted((one, other) => one - other)
    this.#stopCount = count
    this.#start = new Int32Array(count + 1)
    for (const key of sorted)
      this.#start[Math.floor(key / count) + 1] = (this.#start[Math.floor(key / count) + 1] ?? 0) + 1
    for (let stop = 0; stop < count; stop++)
      this.#start[stop + 1] = (this.#start[stop + 1] ?? 0) + (this.#start[stop] ?? 0)
    this.#from = Int32Array.from(sorted, (key) => key % count)
    this.#seconds = Int32Array.from(sorted, (key) => quickest.get(key) ?? 0)
  }

  /** For the way through the places to pass: a list for each stage. */
  measure(egress: Int32Array, vias: readonly Uint8Array[]): Int32Array[] {
    const stages = [this.#measureTo(egress.map((seconds) => (seconds === -1 ? unreachable : seconds)))]
    for (const via of vias.toReversed()) {
      const [after] = stages
      stages.unshift(
        this.#measureTo(
          Int32Array.from(via, (flag, stop) => (flag === 1 ? (after?.[stop] ?? unreachable) : unreachable)),
        ),
      )
    }
    return stages
  }

  /** Dijkstra backwards from what is known, which it fills in. */
  #measureTo(remaining: Int32Array): Int32Array {
    const queue = this.#queue
    for (let stop = 0; stop < this.#stopCount; stop++) {
      const seconds = remaining[stop] ?? unreachable
      if (seconds < unreachable) queue.add(stop, seconds)
    }
    for (let stop = queue.take(); stop !== -1; stop = queue.take()) {
      const time = remaining[stop] ?? unreachable
      const end = this.#start[stop + 1] ?? 0
      for (let at = this.#start[stop] ?? 0; at < end; at++) {
        const from = this.#from[at] ?? 0
        const seconds = time + (this.#seconds[at] ?? 0)
        if (seconds >= (remaining[from] ?? 0)) continue
        remaining[from] = seconds
        queue.add(from, seconds)
      }
    }
    return remaining
  }
}

type Note = (from: number, to: number, seconds: number) => void

function noteRides(
  { routeStopStart, routeStopCount, routeTripStart, stops, times, timeStart, nextStart, next, tripRoute }: DayNetwork,
  note: Note,
): void {
  for (const [route, stopCount] of routeStopCount.entries()) {
    const first = routeStopStart[route] ?? 0
    const [begin, end] = [routeTripStart[route] ?? 0, routeTripStart[route + 1] ?? 0]
    for (let position = 1; position < stopCount; position++) {
      let quickest = unreachable
      for (let trip = begin; trip < end; trip++) {
        const at = (timeStart[trip] ?? 0) + position * 2
        quickest = Math.min(quickest, (times[at] ?? 0) - (times[at - 1] ?? 0))
      }
      note(stops[first + position - 1] ?? 0, stops[first + position] ?? 0, quickest)
    }
    for (let trip = begin; trip < end; trip++)
      for (let at = nextStart[trip] ?? 0; at < (nextStart[trip + 1] ?? 0); at++)
        note(stops[first + stopCount - 1] ?? 0, stops[routeStopStart[tripRoute[next[at] ?? 0] ?? 0] ?? 0] ?? 0, 0)
  }
}

function noteWays({ stopCount, transfers, ruledWays }: DayNetwork, note: Note): void {
  for (let stop = 0; stop < stopCount; stop++)
    for (let way = transfers.start[stop] ?? 0; way < (transfers.start[stop + 1] ?? 0); way++)
      note(stop, transfers.to[way] ?? 0, transfers.seconds[way] ?? 0)
  for (const [stop, ways] of ruledWays) for (const { to, minSeconds } of ways) note(stop, to, minSeconds)
}
