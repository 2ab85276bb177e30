import { Adjustments, type AdjustmentTable } from '../../../domain/adjustments.ts'
import type { Timetable } from '../../../domain/timetable.ts'
import { extendTimetable } from './extend-timetable.ts'

/** A timetable with the trips that live data add to it, and what they say of all of them. */
export interface LiveTimetable {
  readonly timetable: Timetable
  readonly adjustments: Adjustments
}

/** Reads a table that threads share. */
export function openLiveTimetable(timetable: Timetable, table: AdjustmentTable): LiveTimetable {
  const adjustments = new Adjustments(table)
  return { timetable: extendTimetable(timetable, adjustments.added), adjustments }
}
