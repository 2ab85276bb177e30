import type { Timetable } from '../../src/interfaces/transit-search/domain/timetable.ts'
import {
  compareConditions,
  type ConditionCount,
} from '../../src/interfaces/transit-search/testing/compare-conditions.ts'
import type { Pair } from './pick-pairs.ts'

/** Each pair with the origin of the next one as its place on the way. */
export function compareUnderConditions(
  timetable: Timetable,
  pairs: readonly Pair[],
  day: number,
): readonly ConditionCount[] {
  const trips = pairs.flatMap(({ from, to, time }, index) => {
    const via = pairs[(index + 1) % pairs.length]?.from
    return via && via.code !== from.code && via.code !== to.code ? [{ from, via, to, time }] : []
  })
  return compareConditions(timetable, trips, day)
}
