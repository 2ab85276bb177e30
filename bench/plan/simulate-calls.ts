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
  const queues = stations.map(({ processes }) => Array.from({ length: processes }, (): Call[] => []))
  const next = stations.map(() => 0)
  const busy = new Set<Call[]>()
  const isOpen = 'callsPerSecond' in load
  const gapMs = isOpen ? 1000 / load.callsPerSecond : 0
  let now = 0
  let arrival = isOpen ? draw(gapMs) : Infinity
  const latencies: number[] = []
  const uncounted = Math.ceil(calls / 10)
  let done = 0
  let countedFrom = 0

  const enter = (call: Call) => {
    const lines = queues[call.station] ?? []
    const place = (next[call.station] ?? 0) % lines.length
    next[call.station] = place + 1
    call.left = draw(stations[call.station]?.serviceMs ?? 0)
    const line = lines[place]
    line?.push(call)
    if (line) busy.add(line)
  }
  const begin = () => enter({ begun: now, station: 0, left: 0 })
  const leave = (call: Call) => {
    call.station += 1
    if (call.station < stations.length) return enter(call)
    done += 1
    if (done === uncounted) countedFrom = now
    if (done > uncounted) latencies.push(now - call.begun)
    if (!isOpen) begin()
  }
  if (!isOpen) for (let caller = 0; caller < load.callers; caller++) begin()

  while (latencies.length < calls) {
    const pace = Math.min(1, processors / busy.size)
    let shortest = Infinity
    for (const [first] of busy) shortest = Math.min(shortest, first?.left ?? Infinity)
    const passes = Math.min(shortest / pace, arrival - now)
    now += passes
    const finished: Call[][] = []
    for (const line of busy) {
      const [first] = line
      if (!first) continue
      first.left -= passes * pace
      if (first.left <= 1e-9) finished.push(line)
    }
    for (const line of finished) {
      const call = line.shift()
      if (line.length === 0) busy.delete(line)
      if (call) leave(call)
    }
    if (now >= arrival) {
      begin()
      arrival = now + draw(gapMs)
    }
  }
  return {
    callsPerSecond: (latencies.length / (now - countedFrom)) * 1000,
    latencies: latencies.toSorted((a, b) => a - b),
  }
}
