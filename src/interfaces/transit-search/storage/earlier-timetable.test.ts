import { expect, test } from 'vitest'
import type { Timetable } from '../domain/timetable.ts'
import { createTestEngine } from '../testing/open-feed-app.ts'
import { smallFeed, writeFeed } from '../testing/small-feed.ts'
import { decodeTimetable } from './decode-timetable.ts'
import { encodeTimetable } from './encode-timetable.ts'

/** As it was written before wheelchairs and headsigns of calls were read. */
function encodeEarlier({ stops, trips, transfers, headsigns: _headsigns, ...others }: Timetable): Uint8Array {
  const { wheelchair: _ofStops, ...stopsBefore } = stops
  const { wheelchair: _ofTrips, headsigns: _ofCalls, ...tripsBefore } = trips
  const { stepFree: _ofWays, ...transfersBefore } = transfers
  const earlier = { ...others, stops: stopsBefore, trips: tripsBefore, transfers: transfersBefore }
  // No type of today leaves these columns out.
  return encodeTimetable(earlier as unknown as Timetable)
}

test('a timetable of an earlier import is read: of wheelchairs nothing is known, and ways are as they were', async () => {
  const { timetable } = await createTestEngine([await writeFeed(smallFeed)])
  const read = decodeTimetable(encodeEarlier(timetable))
  expect(read.stops.wheelchair).toEqual(new Uint8Array(timetable.stops.id.length))
  expect(read.trips.wheelchair).toEqual(new Uint8Array(timetable.trips.id.length))
  expect(read.trips.headsigns).toEqual(new Int32Array(timetable.trips.id.length))
  expect(read.headsigns).toEqual({ start: new Int32Array(2), texts: new Int32Array() })
  expect(read.transfers.stepFree).toEqual(timetable.transfers.seconds)
  expect(read.times).toEqual(timetable.times)
})
