import { RecentMap } from '../../../../libraries/memoize/recent-map.ts'
import type { AdjustmentTable } from '../../domain/adjustments.ts'
import { decodeTimetable } from '../../storage/decode-timetable.ts'
import { type Question, TimetableDesk } from './timetable-desk.ts'

export interface SearchTask {
  readonly question: Question
  /** Names the timetable's content. */
  readonly name: string
  /** Shared by all threads. */
  readonly file: SharedArrayBuffer
  /** Shared as well; undefined without live data. */
  readonly adjustments?: AdjustmentTable | undefined
}

/** Desks by timetable; the one before is kept for the tasks that were sent before it was replaced. */
const desks = new RecentMap<string, TimetableDesk>(2)

/** What a worker thread runs: one question. The answer is JSON, whose thousands of small objects go to another thread sooner than as such. */
export default function run({ question, name, file, adjustments }: SearchTask): string {
  return JSON.stringify(findDesk(name, file).answer(question, adjustments))
}

function findDesk(name: string, file: SharedArrayBuffer): TimetableDesk {
  const known = desks.get(name)
  if (known) return known
  const desk = new TimetableDesk(decodeTimetable(new Uint8Array(file)), name)
  desks.set(name, desk)
  return desk
}
