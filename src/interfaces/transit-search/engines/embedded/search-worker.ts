import type { AdjustmentTable } from '../../domain/adjustments.ts'
import type { JourneyQuery } from '../../port.ts'
import { decodeTimetable } from '../../storage/decode-timetable.ts'
import { JourneyPlanner } from './journey-planner.ts'

export interface SearchTask {
  readonly query: JourneyQuery
  /** Names the timetable's content. */
  readonly name: string
  /** Shared by all threads. */
  readonly file: SharedArrayBuffer
  /** Shared as well; undefined without live data. */
  readonly adjustments?: AdjustmentTable | undefined
}

/** Planners by timetable; the one before is kept for the tasks that were sent before it was replaced. */
const planners = new Map<string, JourneyPlanner>()

/** What a worker thread runs: one query. The answer is JSON, whose thousands of small objects go to another thread sooner than as such. */
export default function run({ query, name, file, adjustments }: SearchTask): string {
  const planner = planners.get(name) ?? new JourneyPlanner(decodeTimetable(new Uint8Array(file)))
  if (!planners.has(name) && planners.size > 1) planners.clear()
  planners.set(name, planner)
  return JSON.stringify(planner.plan(query, adjustments))
}
