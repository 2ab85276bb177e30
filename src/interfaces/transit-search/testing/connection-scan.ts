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
  constructor(timetable: Timetable, day: number, options: { readonly staysOnBoard: boolean } = { staysOnBoard: true }) {
    this.#timetable = timetable
    this.#tripCount = timetable.trips.id.length
    const { nextStart, next } = timetable.trips
    this.#nextOf = (trip) => (options.staysOnBoard ? [...next.subarray(nextStart[trip], nextStart[trip + 1])] : [])
    const depths = measureDepths(timetable)
    this.#connections = [-1, 0, 1]
      .flatMap((offset) => [...listConnections(timetable, day, offset, depths)])
      .toSorted((one, other) => one.departure - other.departure || one.depth - other.depth)
  }

  /** The earliest arrival at one of the stops for a passenger who is at one of the others at `time`; infinite where there is none. */
  findArrival(origins: Iterable<number>, targets: ReadonlySet<number>, time: number): number {
    const { start, to, seconds } = this.#timetable.transfers
    const ready = new Float64Array(this.#timetable.stops.id.length).fill(never)
    const isOn = new Uint8Array(this.#tripCount * 3)
    for (const stop of origins) ready[stop] = time
    let best = never
    for (let index = this.#findFirst(time); index < this.#connections.length; index++) {
      const connection = this.#connections[index]
      if (!connection || connection.departure >= best) break
      if (
        isOn[connection.trip] !== 1 &&
        !(connection.canBoard && (ready[connection.from] ?? never) <= connection.departure)
      )
        continue
      isOn[connection.trip] = 1
      if (connection.isLast) for (const next of this.#listNext(connection.trip)) isOn[next] = 1
      if (!connection.canAlight) continue
      if (targets.has(connection.to)) best = Math.min(best, connection.arrival)
      for (let way = start[connection.to] ?? 0; way < (start[connection.to + 1] ?? 0); way++) {
        const readyAt = connection.arrival + (seconds[way] ?? 0)
        const target = to[way] ?? 0
        if (readyAt < (ready[target] ?? never)) ready[target] = readyAt
      }
    }
    return best
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
