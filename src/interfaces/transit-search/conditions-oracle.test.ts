/** Answers under conditions, by way of places and with stays beside a search that shares nothing with ours, over the sample city. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDate } from './domain/calendar.ts'
import type { Timetable } from './domain/timetable.ts'
import { type ComparedPlace, compareConditions } from './testing/compare-conditions.ts'
import { createTestEngine } from './testing/open-feed-app.ts'

function toPlace({ stations }: Timetable, station: number): ComparedPlace {
  const stops = [...stations.stops.subarray(stations.stopStart[station], stations.stopStart[station + 1])]
  return { code: String(stations.code[station]), stops }
}

test('the earliest arrival under each condition is that of the oracle', async () => {
  const { timetable } = await createTestEngine([join(import.meta.dirname, 'sample/nagihama')])
  const served = [...timetable.stations.kinds.keys()].filter((station) => timetable.stations.kinds[station] !== 0)
  const at = (index: number) => toPlace(timetable, served[index % served.length] ?? 0)
  const trips = Array.from({ length: 200 }, (_, index) => ({
    from: at(index),
    via: at(index + 1 + (index % 7)),
    to: at(index + 8 + (index % 10)),
    time: (6 + (index % 14)) * 3_600 + (index % 60) * 60,
  }))
  const counts = compareConditions(timetable, trips, parseDate('20261124') ?? 0)
  expect(counts.flatMap(({ kind, faults }) => faults.map((fault) => `${kind}: ${fault}`))).toEqual([])
  expect(counts.map(({ kind, asked }) => [kind, asked > 100])).toEqual([
    ['no walks', true],
    ['without a line', true],
    ['without an operator', true],
    ['without a kind of vehicle', true],
    ['fewer changes', true],
    ['by way of a place', true],
    ['a stay on the way', true],
    ['a wheelchair', true],
  ])
})
