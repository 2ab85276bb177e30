import { type Connections, canAlight, canBoard, findDeparture, goesOn, placeBits, recordWidth } from './connections.ts'
import { type DayNetwork, never } from './day-network.ts'
import type { JourneyQuery } from './journey-query.ts'

/** The first vehicles that a passenger who sets out at a time can be on board of. */
export interface Reach {
  readonly begin: number
  /** When the destination is reached; `never` where it is not. */
  readonly arrival: number
  /** For each stage by place: when the first vehicle that one can be on board of leaves it, as far as it does before `until`. */
  readonly opens: readonly Int32Array[]
  readonly until: number
}

/**
 * Connection scan (Dibbelt, Pajor, Strasser, Wagner 2013): the earliest arrival of all, however many rides it takes, changes that rules are
 * about at their least. What it finds is exact where there are no such rules, and otherwise never too late.
 */
export class EarliestArrivals {
  readonly #network: DayNetwork
  readonly #connections: Connections
  readonly #stages: ForwardStage[] = []
  #arrival = never
  #query: JourneyQuery = { access: new Int32Array(), egress: new Int32Array(), vias: [] }

  constructor(network: DayNetwork, connections: Connections) {
    this.#network = network
    this.#connections = connections
  }

  /** The answer holds until the next query. */
  measure(query: JourneyQuery, begin: number): Reach {
    this.#query = query
    this.#arrival = never
    const stages = this.#clear(query.vias.length + 1)
    const [first] = stages
    for (const [stop, seconds] of query.access.entries()) if (seconds >= 0 && first) first.ready[stop] = begin + seconds
    const until = first && stages.length === 1 ? this.#scan(first, begin) : this.#scanStages(stages, begin)
    return { begin, arrival: this.#arrival, opens: stages.map(({ opens }) => opens), until }
  }

  #clear(count: number): ForwardStage[] {
    while (this.#stages.length < count) this.#stages.push(createStage(this.#network))
    const stages = this.#stages.slice(0, count)
    for (const { ready, arrived, opens, isOn } of stages) {
      ready.fill(never)
      arrived.fill(never)
      opens.fill(never)
      isOn.fill(0)
    }
    return stages
  }

  /** The usual case, without places to pass. */
  #scan(stage: ForwardStage, begin: number): number {
    const { records } = this.#connections
    const { stops } = this.#network
    const { ready, isOn } = stage
    let first = findDeparture(this.#connections, begin)
    let moment = records[first]
    let isAgain = false
    for (let at = first; ; at += recordWidth) {
      const departure = records[at]
      if (departure === undefined || departure !== moment) {
        if (isAgain) at = first
        else if (departure === undefined || departure >= this.#arrival) return departure ?? never
        isAgain = false
        first = at
        moment = records[at] ?? 0
      }
      const trip = records[at + 3] ?? 0
      const code = records[at + 2] ?? 0
      if (isOn[trip] === 0 && ((code & canBoard) === 0 || (ready[stops[code >> placeBits] ?? 0] ?? 0) > (moment ?? 0)))
        continue
      if (this.#ride(stage, at, true)) isAgain = true
    }
  }

  #scanStages(stages: readonly ForwardStage[], begin: number): number {
    const { records } = this.#connections
    const { stops } = this.#network
    const { vias } = this.#query
    let first = findDeparture(this.#connections, begin)
    let isAgain = false
    for (let at = first; ; at += recordWidth) {
      const departure = records[at]
      if (departure === undefined || departure !== records[first]) {
        if (isAgain) at = first
        else if (departure === undefined || departure >= this.#arrival) return departure ?? never
        isAgain = false
        first = at
      }
      const trip = records[at + 3] ?? 0
      const code = records[at + 2] ?? 0
      const [from, to] = [stops[code >> placeBits] ?? 0, stops[(code >> placeBits) + 1] ?? 0]
      for (const [index, stage] of stages.entries()) {
        const isReady = (code & canBoard) !== 0 && (stage.ready[from] ?? 0) <= (records[at] ?? 0)
        if (stage.isOn[trip] === 0 && !isReady) continue
        if (this.#ride(stage, at, index === vias.length)) isAgain = true
        const next = stages[index + 1]
        if (next && (vias[index]?.[from] === 1 || vias[index]?.[to] === 1)) next.isOn[trip] = 1
      }
    }
  }

  /** Whether it makes something ready at the very moment at which it departs. */
  #ride({ opens, isOn, ready, arrived }: ForwardStage, at: number, isLast: boolean): boolean {
    const { records } = this.#connections
    const departure = records[at] ?? 0
    const arrival = records[at + 1] ?? 0
    const code = records[at + 2] ?? 0
    const trip = records[at + 3] ?? 0
    const place = code >> placeBits
    isOn[trip] = 1
    if (departure < (opens[place] ?? 0)) opens[place] = departure
    if ((code & goesOn) !== 0) this.#goOn(trip, isOn)
    if ((code & canAlight) === 0) return false
    const stop = this.#network.stops[place + 1] ?? 0
    // Whoever is late at a stop makes nothing ready that is not so already.
    if (arrival >= (arrived[stop] ?? 0)) return false
    arrived[stop] = arrival
    const egress = this.#query.egress[stop] ?? -1
    if (isLast && egress >= 0 && arrival + egress < this.#arrival) this.#arrival = arrival + egress
    return this.#walk(stop, arrival, ready) <= departure
  }

  #goOn(trip: number, isOn: Uint8Array): void {
    const { next, nextStart } = this.#network
    for (let at = nextStart[trip] ?? 0; at < (nextStart[trip + 1] ?? 0); at++) isOn[next[at] ?? 0] = 1
  }

  /** The earliest time at which it makes a stop ready. */
  #walk(stop: number, time: number, ready: Int32Array): number {
    const { transfers, ruledWays } = this.#network
    const { start, to, seconds } = transfers
    let earliest = never
    const end = start[stop + 1] ?? 0
    for (let way = start[stop] ?? 0; way < end; way++) {
      const target = to[way] ?? 0
      const readyAt = time + (seconds[way] ?? 0)
      if (readyAt >= (ready[target] ?? 0)) continue
      ready[target] = readyAt
      if (readyAt < earliest) earliest = readyAt
    }
    if (ruledWays.size === 0) return earliest
    for (const { to: target, minSeconds } of ruledWays.get(stop) ?? []) {
      if (time + minSeconds >= (ready[target] ?? 0)) continue
      ready[target] = time + minSeconds
      earliest = Math.min(earliest, time + minSeconds)
    }
    return earliest
  }
}

interface ForwardStage {
  /** When each stop can be boarded at first. */
  readonly ready: Int32Array
  /** When a vehicle comes to each stop at first, with the passenger on board. */
  readonly arrived: Int32Array
  readonly opens: Int32Array
  readonly isOn: Uint8Array
}

function createStage({ stopCount, stops, trips }: DayNetwork): ForwardStage {
  return {
    ready: new Int32Array(stopCount),
    arrived: new Int32Array(stopCount),
    opens: new Int32Array(stops.length),
    isOn: new Uint8Array(trips.length),
  }
}
