import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Timetable } from '../../../domain/timetable.ts'
import {
  anyQuery,
  arrivalsByRides,
  beginSearch,
  expectAsByConnectionScan,
  expectJustInTime,
  maxRides,
  morning,
  toQuery,
} from '../../../testing/check-searches.ts'
import { enumerateArrivals } from '../../../testing/enumerate-journeys.ts'
import { day, randomTimetable } from '../../../testing/random-timetable.ts'
import { buildDayNetwork } from './build-day-network.ts'
import { never } from './day-network.ts'
import { NetworkSearch } from './network-search.ts'

const end = morning + 100 * 60

function open(timetable: Timetable, isMirrored: boolean): NetworkSearch {
  return new NetworkSearch(buildDayNetwork(timetable, { day, withTomorrow: false, isMirrored }))
}

const kinds = [
  ['plain', { withBlocks: false, withRules: false }],
  ['with passengers who stay on board', { withBlocks: true, withRules: false }],
  ['with changes that take no time', { withBlocks: true, withRules: false, isInstant: true }],
  ['with changes that depend on line and trip', { withBlocks: true, withRules: true }],
] as const

describe.each(kinds)('random networks, %s', (_, options) => {
  test('the earliest arrival for each number of rides is that of trying everything', () => {
    const property = fc.property(randomTimetable(options), anyQuery, (timetable, drawn) => {
      const query = toQuery(timetable, drawn)
      const found = beginSearch(open(timetable, false), query).findAll(never, never)
      const wanted = enumerateArrivals(timetable, query.from, query.to, query.time, maxRides)
      expect(arrivalsByRides(found, maxRides)).toEqual(wanted)
    })
    fc.assert(property, { numRuns: 250 })
  })

  test('with few rides only, what needs no more is found as it is without a limit', () => {
    const fewRides = fc.integer({ min: 1, max: 4 })
    const property = fc.property(randomTimetable(options), anyQuery, fewRides, (timetable, drawn, limit) => {
      const query = toQuery(timetable, drawn)
      const found = beginSearch(open(timetable, false), query).findAll(never, never, limit)
      const wanted = enumerateArrivals(timetable, query.from, query.to, query.time, limit)
      expect(arrivalsByRides(found, limit)).toEqual(wanted)
    })
    fc.assert(property, { numRuns: 150 })
  })

  test('a profile has at each minute what setting out then would find', () => {
    const property = fc.property(randomTimetable(options), anyQuery, (timetable, [one, other]) => {
      const query = toQuery(timetable, [one, other, 0])
      const profile = beginSearch(open(timetable, false), query).findAll(end, never)
      for (let time = morning; time <= morning + 60 * 60; time += 7 * 60) {
        const later = profile.filter(({ departure }) => departure >= time)
        const wanted = enumerateArrivals(timetable, query.from, query.to, time, maxRides)
        expect(arrivalsByRides(later, maxRides)).toEqual(wanted)
      }
    })
    fc.assert(property, { numRuns: 60 })
  })

  test('backwards: setting out then is just in time, and a second later is too late', () => {
    const property = fc.property(randomTimetable(options), anyQuery, (timetable, drawn) =>
      expectJustInTime(open(timetable, true), timetable, toQuery(timetable, drawn)),
    )
    fc.assert(property, { numRuns: 250 })
  })
})

test.each([
  [true, false],
  [true, true],
  [false, true],
])(
  'a connection scan, the oracle for large timetables, finds the same; staying on board: %s, lines that do not run today: %s',
  (withBlocks, hasIdleLines) => {
    const options = { withBlocks, withRules: false, hasIdleLines }
    const property = fc.property(randomTimetable(options), anyQuery, (timetable, drawn) =>
      expectAsByConnectionScan(open(timetable, false), timetable, toQuery(timetable, drawn)),
    )
    fc.assert(property, { numRuns: 1000 })
  },
)
