/** Searches of small random networks, checked against all journeys that there are. */
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Timetable } from '../domain/timetable.ts'
import type { NetworkSearch } from '../engines/embedded/search/network-search.ts'
import { ConnectionScan } from './connection-scan.ts'
import { enumerateArrivals } from './enumerate-journeys.ts'
import { day } from './random-timetable.ts'

export const maxRides = 12
export const morning = 36_000

interface Query {
  readonly from: number
  readonly to: number
  readonly time: number
}

/** Two stops, however many there are, and a minute after the morning has begun. */
export const anyQuery = fc.tuple(fc.nat(6), fc.nat(6), fc.integer({ min: 0, max: 45 }))

/** The query of a timetable; a draw that names one stop twice is thrown away. */
export function toQuery(timetable: Timetable, [one, other, minute]: readonly [number, number, number]): Query {
  const stopCount = timetable.stops.id.length
  const [from, to] = [one % stopCount, other % stopCount]
  fc.pre(from !== to)
  return { from, to, time: morning + minute * 60 }
}

export function beginSearch(search: NetworkSearch, { from, to, time }: Query) {
  const at = (stop: number) => new Int32Array(search.network.stopCount).fill(-1).fill(0, stop, stop + 1)
  return search.begin({ access: at(from), egress: at(to), vias: [] }, time)
}

/** By number of rides from 1 on, the earliest arrival with at most so many, as `enumerateArrivals` gives it. */
export function arrivalsByRides(
  found: readonly { readonly rides: ArrayLike<unknown>; readonly arrival: number }[],
  count: number,
): number[] {
  return Array.from({ length: count }, (_, index) =>
    Math.min(...found.filter(({ rides }) => rides.length <= index + 1).map(({ arrival }) => arrival)),
  )
}

/** A mirrored search by a deadline finds the latest departure: a second later is too late. */
export function expectJustInTime(mirrored: NetworkSearch, timetable: Timetable, { from, to, time }: Query): void {
  const deadline = time + 30 * 60
  const latest = beginSearch(mirrored, { from: to, to: from, time: -deadline }).findFirst()
  const arriveAt = (departure: number) => enumerateArrivals(timetable, from, to, departure, maxRides).at(-1) ?? 0
  if (latest) {
    expect(arriveAt(-latest.arrival)).toBeLessThanOrEqual(deadline)
    expect(arriveAt(-latest.arrival + 1)).toBeGreaterThan(deadline)
  } else expect(arriveAt(0)).toBeGreaterThan(deadline)
}

/** A connection scan finds the same earliest arrival. */
export function expectAsByConnectionScan(search: NetworkSearch, timetable: Timetable, query: Query): void {
  const earliest = beginSearch(search, query).findFirst()
  const scan = new ConnectionScan(timetable, day)
  expect(earliest?.arrival ?? Number.POSITIVE_INFINITY).toBe(
    scan.findArrival([query.from], new Set([query.to]), query.time),
  )
}
