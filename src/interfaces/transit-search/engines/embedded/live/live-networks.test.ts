/** Searches by live data against a timetable that was written anew with the live times. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Adjustments, type AdjustmentTable, type TripAdjustment } from '../../../domain/adjustments.ts'
import { formatDate } from '../../../domain/calendar.ts'
import { readPlannedTimes } from '../../../domain/read-planned-times.ts'
import { readText } from '../../../domain/text-table.ts'
import type { Timetable } from '../../../domain/timetable.ts'
import readLiveAnswer from '../../../import/live/read-live-answer.ts'
import {
  anyQuery,
  arrivalsByRides,
  beginSearch,
  expectAsByConnectionScan,
  expectJustInTime,
  maxRides,
  toQuery,
} from '../../../testing/check-searches.ts'
import { encodeMessage, stopRelation, tripRelation } from '../../../testing/encode-message.ts'
import { enumerateArrivals } from '../../../testing/enumerate-journeys.ts'
import { day, randomTimetable } from '../../../testing/random-timetable.ts'
import { rebuildTimetable } from '../../../testing/rebuild-timetable.ts'
import { buildDayNetwork } from '../search/build-day-network.ts'
import { never } from '../search/day-network.ts'
import { NetworkSearch } from '../search/network-search.ts'
import { matchTripUpdates } from './match-trip-updates.ts'
import { writeAdjustments } from './write-adjustments.ts'

/** Of each trip: what happens to it, how late it is from stop to stop in minutes, and which stops it passes by. */
const fates = fc.array(
  fc.record({
    kind: fc.constantFrom('planned', 'cancelled', 'late', 'late', 'skipping'),
    delays: fc.array(fc.integer({ min: -6, max: 25 }), { minLength: 10, maxLength: 10 }),
    skipped: fc.array(fc.constantFrom(0, 0, 1), { minLength: 5, maxLength: 5 }),
  }),
  { minLength: 15, maxLength: 15 },
)

function adjust(timetable: Timetable, given: typeof fates extends fc.Arbitrary<infer Value> ? Value : never) {
  const rows = new Map<number, TripAdjustment>()
  for (const trip of timetable.trips.id.keys()) {
    const { kind, delays, skipped } = given[trip % given.length] ?? { kind: 'planned', delays: [], skipped: [] }
    const planned = readPlannedTimes(timetable, trip)
    if (kind === 'planned') continue
    if (kind === 'cancelled') {
      rows.set(trip, { isCancelled: true, times: new Int32Array(), skipped: new Uint8Array() })
      continue
    }
    let latest = 0
    const times = planned.map((time, index) => (latest = Math.max(latest, time + (delays[index] ?? 0) * 60)))
    const passes = Uint8Array.from({ length: times.length / 2 }, (_, call) =>
      kind === 'skipping' ? (skipped[call] ?? 0) : 0,
    )
    rows.set(trip, { isCancelled: false, times, skipped: passes })
  }
  return writeAdjustments(new Map([[day, rows]]))
}

function open(timetable: Timetable, table: AdjustmentTable, isMirrored: boolean): NetworkSearch {
  const options = { day, withTomorrow: false, isMirrored }
  return new NetworkSearch(buildDayNetwork(timetable, options, new Adjustments(table)))
}

describe.each([
  ['plain', { withBlocks: false, withRules: false }],
  ['with passengers who stay on board', { withBlocks: true, withRules: false }],
  ['with changes that depend on line and trip', { withBlocks: true, withRules: true }],
] as const)('random networks with random live data, %s', (_, options) => {
  test('the earliest arrival for each number of rides is that of trying everything', () => {
    const property = fc.property(randomTimetable(options), fates, anyQuery, (timetable, given, drawn) => {
      const query = toQuery(timetable, drawn)
      const table = adjust(timetable, given)
      const found = beginSearch(open(timetable, table, false), query).findAll(never, never)
      const rebuilt = rebuildTimetable(timetable, table, day)
      const wanted = enumerateArrivals(rebuilt, query.from, query.to, query.time, maxRides)
      expect(arrivalsByRides(found, maxRides)).toEqual(wanted)
    })
    fc.assert(property, { numRuns: 250 })
  })

  test('backwards: setting out then is just in time, and a second later is too late', () => {
    const property = fc.property(randomTimetable(options), fates, anyQuery, (timetable, given, drawn) => {
      const table = adjust(timetable, given)
      const rebuilt = rebuildTimetable(timetable, table, day)
      expectJustInTime(open(timetable, table, true), rebuilt, toQuery(timetable, drawn))
    })
    fc.assert(property, { numRuns: 250 })
  })
})

test.each([true, false])(
  'a connection scan of the rebuilt timetable finds the same; staying on board: %s',
  (withBlocks) => {
    const timetables = randomTimetable({ withBlocks, withRules: false })
    const property = fc.property(timetables, fates, anyQuery, (timetable, given, drawn) => {
      const table = adjust(timetable, given)
      const rebuilt = rebuildTimetable(timetable, table, day)
      expectAsByConnectionScan(open(timetable, table, false), rebuilt, toQuery(timetable, drawn))
    })
    fc.assert(property, { numRuns: 500 })
  },
)

/** By trip: whether it runs, and what is reported of its calls; `sequence` is as `randomTimetable` numbers them, over all trips. */
const reports = fc.array(
  fc.record({
    relation: fc.constantFrom(tripRelation.SCHEDULED, tripRelation.SCHEDULED, tripRelation.CANCELED),
    calls: fc.array(
      fc.record({
        relation: fc.constantFrom(
          stopRelation.SCHEDULED,
          stopRelation.SCHEDULED,
          stopRelation.SKIPPED,
          stopRelation.NO_DATA,
        ),
        arrival: fc.option(fc.integer({ min: -10, max: 40 })),
        departure: fc.option(fc.integer({ min: -10, max: 40 })),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  }),
  { minLength: 15, maxLength: 15 },
)

function publish(timetable: Timetable, reported: typeof reports extends fc.Arbitrary<infer Value> ? Value : never) {
  const { trips, sequences, texts } = timetable
  const event = (minutes: number | null) => (minutes === null ? {} : { delay: minutes * 60 })
  const updates = [...trips.id.keys()].flatMap((trip) => {
    const { relation, calls } = reported[trip % reported.length] ?? { relation: 0, calls: [] }
    if (trip % 4 === 3) return []
    const first = sequences.start[trips.sequence[trip] ?? 0] ?? 0
    return {
      trip: {
        tripId: readText(texts, trips.id[trip] ?? 0),
        startDate: formatDate(day),
        scheduleRelationship: relation,
      },
      stopTimeUpdate: calls.map((call, index) => ({
        stopSequence: sequences.numbers[first + index] ?? 0,
        scheduleRelationship: call.relation,
        arrival: event(call.arrival),
        departure: event(call.departure),
      })),
    }
  })
  const answer = readLiveAnswer({ bytes: encodeMessage({ timestamp: 1, trips: updates }), before: undefined })
  if ('refusal' in answer) throw new Error(answer.refusal)
  return matchTripUpdates(timetable, [{ feed: 'random', bytes: answer.updates }], 0)
}

test('messages of any delays: no time lies before an earlier one, and searches find what the timetable with these times has', () => {
  const timetables = randomTimetable({ withBlocks: true, withRules: false })
  const property = fc.property(timetables, reports, anyQuery, (timetable, reported, drawn) => {
    const query = toQuery(timetable, drawn)
    const { table, counts } = publish(timetable, reported)
    expect(counts).toMatchObject([{ unknown: 0, ignored: 0 }])
    for (const [row, start] of [...table.start].slice(0, -1).entries()) {
      const times = [...table.times.subarray(start, table.start[row + 1])]
      expect(times).toEqual(times.toSorted((early, late) => early - late))
    }
    expectAsByConnectionScan(open(timetable, table, false), rebuildTimetable(timetable, table, day), query)
  })
  fc.assert(property, { numRuns: 500 })
})
