import type { DayNetwork } from './day-network.ts'

/** Numbers that a connection takes in `Connections.records`. */
export const recordWidth = 4

/** What is known of a connection beside its place: its lowest bits. */
export const placeBits = 3
export const canBoard = 1
export const canAlight = 2
/** It is its trip's last one, and the vehicle goes on as another trip. */
export const goesOn = 4

/** What vehicles do from one stop to the next. */
export interface Connections {
  /**
   * Departure, arrival, place and trip of each, by departure. The place is where its stop stands in `DayNetwork.stops`, shifted by
   * `placeBits`; the stop that it goes to stands next to it. Of those that depart at once, the later ones of a vehicle stand behind.
   */
  readonly records: Int32Array
}

export function listConnections(network: DayNetwork): Connections {
  const { routeStopStart, routeStopCount, tripRoute, timeStart, times, nextStart, rules } = network
  const { first, starts } = countDepartures(network)
  const records = new Int32Array((times.length / 2 - tripRoute.length) * recordWidth)
  for (const trip of orderTrips(network)) {
    const route = tripRoute[trip] ?? 0
    const [place, last, row] = [routeStopStart[route] ?? 0, (routeStopCount[route] ?? 0) - 1, timeStart[trip] ?? 0]
    const atEnd = (nextStart[trip + 1] ?? 0) > (nextStart[trip] ?? 0) ? goesOn : 0
    for (let position = 0; position < last; position++) {
      const departure = times[row + position * 2 + 1] ?? 0
      const index = starts[departure - first] ?? 0
      starts[departure - first] = index + 1
      const bits = ((rules[place + position] ?? 0) & canBoard) | ((rules[place + position + 1] ?? 0) & canAlight)
      const at = index * recordWidth
      records[at] = departure
      records[at + 1] = times[row + position * 2 + 2] ?? 0
      records[at + 2] = ((place + position) << placeBits) | bits | (position === last - 1 ? atEnd : 0)
      records[at + 3] = trip
    }
  }
  return { records }
}

/** The record of the first connection that departs then or later. */
export function findDeparture({ records }: Connections, time: number): number {
  let [low, high] = [0, records.length / recordWidth]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((records[middle * recordWidth] ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low * recordWidth
}

/** For each second from the first departure on, how many connections depart before it. */
function countDepartures({ routeStopCount, tripRoute, timeStart, times }: DayNetwork) {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 1; at < times.length; at += 2) {
    first = Math.min(first, times[at] ?? 0)
    last = Math.max(last, times[at] ?? 0)
  }
  const starts = new Int32Array(times.length === 0 ? 1 : last - first + 2)
  for (let trip = 0; trip < tripRoute.length; trip++) {
    const end = (timeStart[trip] ?? 0) + (routeStopCount[tripRoute[trip] ?? 0] ?? 0) * 2 - 2
    for (let at = timeStart[trip] ?? 0; at < end; at += 2) {
      const slot = (times[at + 1] ?? 0) - first + 1
      starts[slot] = (starts[slot] ?? 0) + 1
    }
  }
  for (let slot = 1; slot < starts.length; slot++) starts[slot] = (starts[slot] ?? 0) + (starts[slot - 1] ?? 0)
  return { first, starts }
}

/** Trips behind those that they go on from. */
function orderTrips({ tripRoute, nextStart, next }: DayNetwork): Int32Array {
  const before = new Int32Array(tripRoute.length)
  for (const following of next) before[following] = (before[following] ?? 0) + 1
  const order = new Int32Array(tripRoute.length)
  let count = 0
  for (let trip = 0; trip < order.length; trip++) if (before[trip] === 0) order[count++] = trip
  for (let index = 0; index < count; index++) {
    const trip = order[index] ?? 0
    for (let at = nextStart[trip] ?? 0; at < (nextStart[trip + 1] ?? 0); at++) {
      const following = next[at] ?? 0
      const left = (before[following] ?? 0) - 1
      before[following] = left
      if (left === 0) order[count++] = following
    }
  }
  // Trips that go on in a circle have no first one.
  for (let trip = 0; trip < order.length; trip++) if ((before[trip] ?? 0) > 0) order[count++] = trip
  return order
}
