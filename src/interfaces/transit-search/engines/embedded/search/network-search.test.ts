import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Timetable } from '../../../domain/timetable.ts'
import { ConnectionScan } from '../../../testing/connection-scan.ts'
import { enumerateArrivals } from '../../../testing/enumerate-journeys.ts'
import { day, randomTimetable } from '../../../testing/random-timetable.ts'
import { buildDayNetwork } from './build-day-network.ts'
import { never } from './day-network.ts'
import { NetworkSearch } from './network-search.ts'

const maxRides = 12
const morning = 36_000
const end = morning + 100 * 60

function open(timetable: Timetable, isMirrored: boolean): NetworkSearch {
  return new NetworkSearch(buildDayNetwork(timetable, { day, withTomorrow: false, isMirrored }))
}

function begin(search: NetworkSearch, from: number, to: number, time: number) {
  const at = (stop: number) => new Int32Array(search.network.stopCount).fill(-1).fill(0, stop, stop + 1)
  return search.begin({ access: at(from), egress: at(to), vias: [] }, time)
}

const kinds = [
  ['plain', { withBlocks: false, withRules: false }],
  ['with passengers who stay on board', { withBlocks: true, withRules: false }],
  ['with changes that take no time', { withBlocks: true, withRules: false, isInstant: true }],
  ['with changes that depend on line and trip', { withBlocks: true, withRules: true }],
] as const

const pair = fc.tuple(fc.nat(6), fc.nat(6), fc.integer({ min: 0, max: 45 }))

describe.each(kinds)('random networks, %s', (_, options) => {
  test('the earliest arrival for each number of rides is that of trying everything', () => {
    const property = fc.property(randomTimetable(options), pair, (timetable, [one, other, minute]) => {
      const stopCount = timetable.stops.id.length
      const [from, to, time] = [one % stopCount, other % stopCount, morning + minute * 60]
      fc.pre(from !== to)
      const search = open(timetable, false)
      const found = begin(search, from, to, time).findAll(never, never)
      const wanted = enumerateArrivals(timetable, from, to, time, maxRides)
      const arrivals = wanted.map((_, index) =>
        Math.min(...found.filter(({ rides }) => rides.length <= index + 1).map(({ arrival }) => arrival)),
      )
      expect(arrivals).toEqual(wanted)
    })
    fc.assert(property, { numRuns: 250 })
  })

  test('with few rides only, what needs no more is found as it is without a limit', () => {
    const property = fc.property(
      randomTimetable(options),
      pair,
      fc.integer({ min: 1, max: 4 }),
      (timetable, [one, other, minute], most) => {
        const stopCount = timetable.stops.id.length
        const [from, to, time] = [one % stopCount, other % stopCount, morning + minute * 60]
        fc.pre(from !== to)
        const found = begin(open(timetable, false), from, to, time).findAll(never, never, most)
        const wanted = enumerateArrivals(timetable, from, to, time, most)
        const arrivals = wanted.map((_, index) =>
          Math.min(...found.filter(({ rides }) => rides.length <= index + 1).map(({ arrival }) => arrival)),
        )
        expect(arrivals).toEqual(wanted)
      },
    )
    fc.assert(property, { numRuns: 150 })
  })

  test('a profile has at each minute what setting out then would find', () => {
    const property = fc.property(randomTimetable(options), pair, (timetable, [one, other]) => {
      const stopCount = timetable.stops.id.length
      const [from, to] = [one % stopCount, other % stopCount]
      fc.pre(from !== to)
      const search = open(timetable, false)
      const profile = begin(search, from, to, morning).findAll(end, never)
      for (let time = morning; time <= morning + 60 * 60; time += 7 * 60) {
        const later = profile.filter(({ departure }) => departure >= time)
        const wanted = enumerateArrivals(timetable, from, to, time, maxRides)
        const arrivals = wanted.map((_, index) =>
          Math.min(...later.filter(({ rides }) => rides.length <= index + 1).map(({ arrival }) => arrival)),
        )
        expect(arrivals).toEqual(wanted)
      }
    })
    fc.assert(property, { numRuns: 60 })
  })

  test('backwards: setting out then is just in time, and a second later is too late', () => {
    const property = fc.property(randomTimetable(options), pair, (timetable, [one, other, minute]) => {
      const stopCount = timetable.stops.id.length
      const [from, to, deadline] = [one % stopCount, other % stopCount, morning + (minute + 30) * 60]
      fc.pre(from !== to)
      const search = open(timetable, true)
      const latest = begin(search, to, from, -deadline).findFirst()
      const arriveAt = (time: number) => enumerateArrivals(timetable, from, to, time, maxRides).at(-1) ?? 0
      if (latest) {
        expect(arriveAt(-latest.arrival)).toBeLessThanOrEqual(deadline)
        expect(arriveAt(-latest.arrival + 1)).toBeGreaterThan(deadline)
      } else expect(arriveAt(0)).toBeGreaterThan(deadline)
    })
    fc.assert(property, { numRuns: 250 })
  })
})

test.each([true, false])(
  'a connection scan, the oracle for large timetables, finds the same; staying on board: %s',
  (withBlocks) => {
    const property = fc.property(
      randomTimetable({ withBlocks, withRules: false }),
      pair,
      (timetable, [one, other, minute]) => {
        const stopCount = timetable.stops.id.length
        const [from, to, time] = [one % stopCount, other % stopCount, morning + minute * 60]
        fc.pre(from !== to)
        const search = open(timetable, false)
        const earliest = begin(search, from, to, time).findFirst()
        const scan = new ConnectionScan(timetable, day)
        expect(earliest?.arrival ?? Number.POSITIVE_INFINITY).toBe(scan.findArrival([from], new Set([to]), time))
      },
    )
    fc.assert(property, { numRuns: 1000 })
  },
)
