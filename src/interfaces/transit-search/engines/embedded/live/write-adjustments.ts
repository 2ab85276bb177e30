import { createHash } from 'node:crypto'
import type { AddedTrip } from '../../../domain/added-trip.ts'
import type { AdjustmentTable, TripAdjustment } from '../../../domain/adjustments.ts'
import { none } from '../../../domain/timetable.ts'

/** A table in memory that threads share, of adjustments by day and trip, and of trips beyond the timetable. */
export function writeAdjustments(
  days: ReadonlyMap<number, ReadonlyMap<number, TripAdjustment>>,
  added: readonly AddedTrip[] = [],
): AdjustmentTable {
  const rows = [...days].flatMap(([day, trips]) => [...trips].map(([trip, adjustment]) => ({ day, trip, adjustment })))
  rows.sort((one, other) => one.day - other.day || one.trip - other.trip)
  const start = shareIntegers(rows.length + 1)
  for (const [row, { adjustment }] of rows.entries()) start[row + 1] = (start[row] ?? 0) + adjustment.times.length
  const length = start[rows.length] ?? 0
  const [day, trip, times] = [shareIntegers(rows.length), shareIntegers(rows.length), shareIntegers(length)]
  const skipped = new Uint8Array(new SharedArrayBuffer(length / 2))
  const stops = shareIntegers(length / 2).fill(none)
  for (const [row, { day: ofRow, trip: tripOfRow, adjustment }] of rows.entries()) {
    day[row] = ofRow
    trip[row] = tripOfRow
    times.set(adjustment.times, start[row])
    skipped.set(adjustment.skipped, (start[row] ?? 0) / 2)
    if (adjustment.stops) stops.set(adjustment.stops, (start[row] ?? 0) / 2)
  }
  const arrays = { day, trip, start, times, skipped, stops, added: shareJson(added) }
  return { version: nameContent(Object.values(arrays)), ...arrays }
}

function shareIntegers(length: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(length * 4))
}

function shareJson(value: unknown): Uint8Array {
  const bytes = Buffer.from(JSON.stringify(value))
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
  shared.set(bytes)
  return shared
}

function nameContent(arrays: readonly (Int32Array | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // A hash takes no shared memory.
  for (const { buffer } of arrays) hash.update(new Uint8Array(new Uint8Array(buffer)))
  return hash.digest('hex').slice(0, 16)
}
