import { addDays } from './local-time.ts'
import type { Moment, SearchKind } from './journey.ts'

/** When trains of a day begin and end: seconds from its midnight. */
export const operatingDay = { begin: 3 * 3_600, end: 27 * 3_600 }

/** The day that is today for somebody who asks now: after midnight the last trains are still those of the day before. */
export function findToday(now: Moment, kind: SearchKind): string {
  return kind === 'lastTrain' && now.time < operatingDay.begin ? addDays(now.date, -1) : now.date
}
