import { RecentMap } from '../../../../kernel/memoize/recent-map.ts'
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
const planners = new RecentMap<string, JourneyPlanner>(2)

/** What a worker thread runs: one query. The answer is JSON, whose thousands of small objects go to another thread sooner than as such. */
export default function run({ query, name, file, adjustments }: SearchTask): string {
  return JSON.stringify(findPlanner(name, file).plan(query, adjustments))
}

function findPlanner(name: string, file: SharedArrayBuffer): JourneyPlanner {
  const known = planners.get(name)
  if (known) return known
  const planner = new JourneyPlanner(decodeTimetable(new Uint8Array(file)))
  planners.set(name, planner)
  return planner
}
