import type { Timetable } from '../domain/timetable.ts'

interface Connection {
  readonly trip: number
  readonly from: number
  readonly to: number
  readonly departure: number
  readonly arrival: number
  readonly canBoard: boolean
  readonly canAlight: boolean
  readonly isLast: boolean
  /** How many trips the vehicle ran before with the passengers on board. */
  readonly depth: number
}

const never = Number.POSITIVE_INFINITY
const secondsOfDay = 86_400

/** What a rider may take; all unless something is said. */
export interface ScanLimits {
  readonly allowsTrip?: (trip: number) => boolean
  /** Whether one gets on and off there. */
  readonly allowsStop?: (stop: number) => boolean
  /** Seconds of each of the timetable's ways; negative for one that cannot be taken. */
  readonly waySeconds?: Int32Array
  /** Stops of each place to pass, in their order. */
  readonly vias?: readonly ReadonlySet<number>[]
  readonly maxRides?: number
}

interface Round extends ScanLimits {
  readonly vias: readonly ReadonlySet<number>[]
  readonly targets: ReadonlySet<number>
  readonly time: number
  /** For each stage, one more than there are places to pass: when one is at each stop, and where to note what rides lead to. */
  readonly ready: readonly Float64Array[]
  readonly reached: readonly Float64Array[]
}

/**
 * Connection scan (Dibbelt et al. 2013), the plainest of all ways to search a timetable: an oracle for the search, which shares nothing with it
 * but the timetable. Earliest arrivals alone; changes that rules of transfers.txt are about are not its matter.
 */
export class ConnectionScan {
  readonly #timetable: Timetable
  readonly #connections: readonly Connection[]
  readonly #nextOf: (trip: number) => readonly number[]
  readonly #tripCount: number

  /** Trips of the services that run on the day before, the day and the day after. */
  constructor(timetable: Timetable, day: number) {
    this.#timetable = timetable
    this.#tripCount = timetable.trips.id.length
    const { nextStart, next } = timetable.trips
    this.#nextOf = (trip) => [...next.subarray(nextStart[trip], nextStart[trip + 1])]
    const depths = measureDepths(timetable)
    this.#connections = [-1, 0, 1]
      .flatMap((offset) => [...listConnections(timetable, day, offset, depths)])
      .toSorted((one, other) => one.departure - other.departure || one.depth - other.depth)
  }

  /** The earliest arrival at one of the stops for a passenger who is at one of the others at `time`; infinite where there is none. */
  findArrival(origins: Iterable<number>, targets: ReadonlySet<number>, time: number, limits: ScanLimits = {}): number {
    const { vias = [], maxRides } = limits
    let ready = this.#createStages(vias.length + 1)
    for (const stop of origins) ready[0]?.fill(time, stop, stop + 1)
    let best = never
    for (let ride = 0; ride < (maxRides ?? 1); ride++) {
      // Without a limit one round has rides of any number, each made ready by those before it.
      const reached = maxRides === undefined ? ready : this.#createStages(vias.length + 1)
      best = Math.min(best, this.#scan({ ...limits, vias, targets, time, ready, reached }, best))
      ready = reached
    }
    return best
  }

  #createStages(count: number): Float64Array[] {
    return Array.from({ length: count }, () => new Float64Array(this.#timetable.stops.id.length).fill(never))
  }

  #scan(round: Round, bound: number): number {
    const { vias, targets, time, ready, allowsTrip, allowsStop } = round
    const isOn = ready.map(() => new Uint8Array(this.#tripCount * 3))
    let best = bound
    for (let index = this.#findFirst(time); index < this.#connections.length; index++) {
      const connection = this.#connections[index]
      if (!connection || connection.departure >= best) break
      if (allowsTrip && !allowsTrip(connection.trip % this.#tripCount)) continue
      const canBoard = connection.canBoard && (!allowsStop || allowsStop(connection.from))
      const canAlight = connection.canAlight && (!allowsStop || allowsStop(connection.to))
      for (const [stage, onBoard] of isOn.entries()) {
        const isReady = canBoard && (ready[stage]?.[connection.from] ?? never) <= connection.departure
        if (onBoard[connection.trip] !== 1 && !isReady) continue
        onBoard[connection.trip] = 1
        if (connection.isLast) for (const next of this.#listNext(connection.trip)) onBoard[next] = 1
        const via = vias[stage]
        if (via?.has(connection.from) || via?.has(connection.to))
          isOn[stage + 1]?.fill(1, connection.trip, connection.trip + 1)
        if (!canAlight) continue
        if (!via && targets.has(connection.to)) best = Math.min(best, connection.arrival)
        this.#walk(connection, round, stage)
      }
    }
    return best
  }

  #walk({ to: stop, arrival }: Connection, { reached: stages, waySeconds }: Round, stage: number): void {
    const { start, to, seconds: usual } = this.#timetable.transfers
    const reached = stages[stage]
    for (let way = start[stop] ?? 0; way < (start[stop + 1] ?? 0); way++) {
      const [seconds, target] = [(waySeconds ?? usual)[way] ?? -1, to[way] ?? 0]
      if (reached && seconds >= 0 && arrival + seconds < (reached[target] ?? never)) reached[target] = arrival + seconds
    }
  }

  #findFirst(time: number): number {
    let [low, high] = [0, this.#connections.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#connections[middle]?.departure ?? 0) < time) low = middle + 1
      else high = middle
    }
    return low
  }

  #listNext(trip: number): number[] {
    const day = Math.floor(trip / this.#tripCount)
    return this.#nextOf(trip % this.#tripCount).map((next) => next + day * this.#tripCount)
  }
}

function* listTrips({ services, trips, firstDay, dayCount }: Timetable, day: number): Generator<number> {
  const bit = day - firstDay
  if (bit < 0 || bit >= dayCount) return
  for (const [trip, service] of trips.service.entries())
    if (((services.days[service * services.bytesPerService + (bit >> 3)] ?? 0) >> (bit & 7)) & 1) yield trip
}

function* listConnections(
  timetable: Timetable,
  day: number,
  offset: number,
  depths: Int32Array,
): Generator<Connection> {
  const { patterns, trips, times } = timetable
  const shift = offset * secondsOfDay
  for (const trip of listTrips(timetable, day + offset)) {
    const pattern = trips.pattern[trip] ?? 0
    const first = patterns.stopStart[pattern] ?? 0
    const count = (patterns.stopStart[pattern + 1] ?? 0) - first
    const row = (patterns.timeStart[pattern] ?? 0) + (trip - (patterns.tripStart[pattern] ?? 0)) * count * 2
    for (let position = 0; position + 1 < count; position++)
      yield {
        trip: trip + (offset + 1) * trips.id.length,
        from: patterns.stops[first + position] ?? 0,
        to: patterns.stops[first + position + 1] ?? 0,
        departure: (times[row + position * 2 + 1] ?? 0) + shift,
        arrival: (times[row + position * 2 + 2] ?? 0) + shift,
        canBoard: ((patterns.rules[first + position] ?? 0) & 1) !== 0,
        canAlight: ((patterns.rules[first + position + 1] ?? 0) & 2) !== 0,
        isLast: position + 2 === count,
        depth: depths[trip] ?? 0,
      }
  }
}

function measureDepths({ trips: { id, nextStart, next } }: Timetable): Int32Array {
  const depths = new Int32Array(id.length)
  const visit = (trip: number, depth: number): void => {
    if (depth < (depths[trip] ?? 0) || depth > 100) return
    depths[trip] = depth
    for (const following of next.subarray(nextStart[trip], nextStart[trip + 1])) visit(following, depth + 1)
  }
  for (const trip of id.keys()) visit(trip, depths[trip] ?? 0)
  return depths
}
