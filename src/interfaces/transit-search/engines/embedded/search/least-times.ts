import { BucketQueue } from './bucket-queue.ts'
import type { DayNetwork } from './day-network.ts'

/** More than any time and any `never`. */
const unreachable = 0x4000_0000 + 10_000_000

/**
 * How long the way between stops takes at least, whenever one travels: the quickest ride between each two stops that follow one another, the
 * ways on foot, and no waiting. What cannot arrive in time by these is not searched any further.
 */
export class LeastTimes {
  readonly #into: Edges
  readonly #outOf: Edges
  readonly #queue = new BucketQueue()

  constructor(network: DayNetwork) {
    const quickest = findQuickest(network)
    this.#into = toEdges(network.stopCount, quickest)
    this.#outOf = turnAround(this.#into)
  }

  /** To a destination, from each stop by way of the places to pass: a list for each stage. */
  measureTo(egress: Int32Array, vias: readonly Uint8Array[]): Int32Array[] {
    return this.#measureStages(this.#into, egress, vias.toReversed()).reverse()
  }

  /** From an origin, to each stop by way of the places to pass. */
  measureFrom(access: Int32Array, vias: readonly Uint8Array[]): Int32Array[] {
    return this.#measureStages(this.#outOf, access, vias)
  }

  #measureStages(edges: Edges, begin: Int32Array, vias: readonly Uint8Array[]): Int32Array[] {
    const stages = [
      this.#spread(
        edges,
        begin.map((seconds) => (seconds === -1 ? unreachable : seconds)),
      ),
    ]
    for (const via of vias) {
      const before = stages.at(-1)
      const there = Int32Array.from(via, (flag, stop) => (flag === 1 ? (before?.[stop] ?? unreachable) : unreachable))
      stages.push(this.#spread(edges, there))
    }
    return stages
  }

  /** Dijkstra from what is known, which it fills in. */
  #spread({ start, to, seconds: lengths }: Edges, least: Int32Array): Int32Array {
    const queue = this.#queue
    for (let stop = 0; stop < least.length; stop++) {
      const seconds = least[stop] ?? unreachable
      if (seconds < unreachable) queue.add(stop, seconds)
    }
    for (let stop = queue.take(); stop !== -1; stop = queue.take()) {
      const time = least[stop] ?? unreachable
      const end = start[stop + 1] ?? 0
      for (let at = start[stop] ?? 0; at < end; at++) {
        const other = to[at] ?? 0
        const seconds = time + (lengths[at] ?? 0)
        if (seconds >= (least[other] ?? 0)) continue
        least[other] = seconds
        queue.add(other, seconds)
      }
    }
    return least
  }
}

interface Edges {
  readonly start: Int32Array
  readonly to: Int32Array
  readonly seconds: Int32Array
}

/** Edges into each stop, by its number times the count of stops plus the other's. */
function findQuickest(network: DayNetwork): Map<number, number> {
  const quickest = new Map<number, number>()
  const note = (from: number, to: number, seconds: number) => {
    const key = to * network.stopCount + from
    const known = quickest.get(key)
    if (known === undefined || seconds < known) quickest.set(key, seconds)
  }
  noteRides(network, note)
  noteWays(network, note)
  return quickest
}

function toEdges(count: number, quickest: ReadonlyMap<number, number>): Edges {
  const keys = [...quickest.keys()].toSorted((one, other) => one - other)
  const start = new Int32Array(count + 1)
  for (const key of keys) start[Math.floor(key / count) + 1] = (start[Math.floor(key / count) + 1] ?? 0) + 1
  for (let stop = 0; stop < count; stop++) start[stop + 1] = (start[stop + 1] ?? 0) + (start[stop] ?? 0)
  return {
    start,
    to: Int32Array.from(keys, (key) => key % count),
    seconds: Int32Array.from(keys, (key) => quickest.get(key) ?? 0),
  }
}

function turnAround({ start, to, seconds }: Edges): Edges {
  const count = start.length - 1
  const turned = new Map<number, number>()
  for (let stop = 0; stop < count; stop++)
    for (let at = start[stop] ?? 0; at < (start[stop + 1] ?? 0); at++)
      turned.set((to[at] ?? 0) * count + stop, seconds[at] ?? 0)
  return toEdges(count, turned)
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
