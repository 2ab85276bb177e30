import type { Random } from '../../src/libraries/random/create-random.ts'

/** Work of one kind of process on a call: `replicas` take calls in turn, and each has so many threads. */
export interface Station {
  readonly name: string
  /** Mean milliseconds of a processor for a call; how long it takes is drawn from the exponential distribution. */
  readonly serviceMs: number
  readonly processes: number
}

export interface Simulation {
  /** In the order in which a call passes them. */
  readonly stations: readonly Station[]
  /** Processors that all of them share; each process has its turn, one processor at most. */
  readonly processors: number
  /** Either so many callers, each of whom calls again at once, or so many calls a second, independently of each other. */
  readonly load: { readonly callers: number } | { readonly callsPerSecond: number }
  /** Calls that are counted, after a tenth as many that are not. */
  readonly calls: number
  readonly random: Random
}

export interface Simulated {
  readonly callsPerSecond: number
  /** Milliseconds of each call that was counted, ascending. */
  readonly latencies: readonly number[]
}

interface Call {
  readonly begun: number
  station: number
  /** Milliseconds of a processor that the station still needs for it. */
  left: number
}

/** A network of queues, call by call: processes take their calls in order, and share the processors evenly. */
export function simulateCalls({ stations, processors, load, calls, random }: Simulation): Simulated {
  const draw = (mean: number) => -Math.log(1 - random()) * mean
  const isOpen = 'callsPerSecond' in load
  const gapMs = isOpen ? 1000 / load.callsPerSecond : 0
  const network = new Network(stations, draw)
  const latencies: number[] = []
  const uncounted = Math.ceil(calls / 10)
  let now = 0
  let arrival = isOpen ? draw(gapMs) : Infinity
  let done = 0
  let countedFrom = 0

  const begin = () => network.enter({ begun: now, station: 0, left: 0 })
  if (!isOpen) for (let caller = 0; caller < load.callers; caller++) begin()
  while (latencies.length < calls) {
    const passes = Math.min(network.untilNext(processors), arrival - now)
    now += passes
    network.work(passes, processors, (call) => {
      done += 1
      if (done === uncounted) countedFrom = now
      if (done > uncounted) latencies.push(now - call.begun)
      if (!isOpen) begin()
    })
    if (now < arrival) continue
    begin()
    arrival = now + draw(gapMs)
  }
  return {
    callsPerSecond: (latencies.length / (now - countedFrom)) * 1000,
    latencies: latencies.toSorted((a, b) => a - b),
  }
}

/** The queues of all processes. */
class Network {
  readonly #stations: readonly Station[]
  readonly #draw: (mean: number) => number
  /** By station, then by process: its calls, of which it works on the first. */
  readonly #queues: readonly (readonly Call[][])[]
  /** By station: whose turn it is. */
  readonly #next: number[]
  readonly #busy = new Set<Call[]>()

  constructor(stations: readonly Station[], draw: (mean: number) => number) {
    this.#stations = stations
    this.#draw = draw
    this.#queues = stations.map(({ processes }) => Array.from({ length: processes }, (): Call[] => []))
    this.#next = stations.map(() => 0)
  }

  enter(call: Call): void {
    const queues = this.#queues[call.station] ?? []
    const place = (this.#next[call.station] ?? 0) % queues.length
    this.#next[call.station] = place + 1
    call.left = this.#draw(this.#stations[call.station]?.serviceMs ?? 0)
    const queue = queues[place]
    queue?.push(call)
    if (queue) this.#busy.add(queue)
  }

  /** Milliseconds until the next call is through its station. */
  untilNext(processors: number): number {
    let shortest = Infinity
    for (const [first] of this.#busy) shortest = Math.min(shortest, first?.left ?? Infinity)
    return shortest / this.#paceWith(processors)
  }

  /** Works for so long; calls that are through go on to their next station, or leave. */
  work(ms: number, processors: number, leave: (call: Call) => void): void {
    const pace = this.#paceWith(processors)
    const finished: Call[][] = []
    for (const queue of this.#busy) {
      const [first] = queue
      if (!first) continue
      first.left -= ms * pace
      if (first.left <= 1e-9) finished.push(queue)
    }
    for (const queue of finished) {
      const call = queue.shift()
      if (queue.length === 0) this.#busy.delete(queue)
      if (!call) continue
      call.station += 1
      if (call.station < this.#stations.length) this.enter(call)
      else leave(call)
    }
  }

  /** The share of a processor that each busy process has. */
  #paceWith(processors: number): number {
    return Math.min(1, processors / this.#busy.size)
  }
}
