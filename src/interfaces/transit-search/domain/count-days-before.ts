import type { Timetable } from './timetable.ts'

const secondsOfDay = 86_400

/** Nothing is under way for longer than the train from Moscow to Vladivostok. */
const maxDays = 7

/** How many days before a date vehicles may have set out that are under way on it. */
export function countDaysBefore({ times, patterns: { timeStart } }: Pick<Timetable, 'times' | 'patterns'>): number {
  let latest = 0
  // The last trip of a pattern is the last to arrive: none overtakes another.
  for (let pattern = 1; pattern < timeStart.length; pattern++)
    latest = Math.max(latest, times[(timeStart[pattern] ?? 0) - 1] ?? 0)
  return Math.min(maxDays, Math.max(1, Math.floor(latest / secondsOfDay)))
}
