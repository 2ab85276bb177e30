import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import type { Feed, FeedCalls, FeedFrequency, FeedTrip } from '../gtfs/feed.ts'
import type { ImportProblems } from '../gtfs/import-problems.ts'
import { formatTime } from '../gtfs/straighten-times.ts'

/** A trip at a certain time: one of trips.txt, or one of those that a frequency stands for. */
export interface NetworkTrip {
  readonly feed: number
  /** Index in its feed. */
  readonly trip: number
  /** Seconds that it runs later than trips.txt says. */
  readonly shift: number
  /** Seconds; 0 for one of a timetable. */
  readonly headway: number
}

/** Trips of a frequency: more than these are a mistake. */
const maxRuns = 2_880

/** Calls of a trip: more than these are several trips in one. */
const maxCalls = 5_000

/** Calls of all runs of frequencies together: as many as a whole timetable has. */
const maxFrequencyCalls = 10_000_000

/** All trips that can be used, with frequencies written out. */
export function collectTrips(feeds: readonly Feed[], problems: readonly ImportProblems[]): NetworkTrip[] {
  let calls = 0
  return feeds.flatMap((feed, index) => {
    const frequencies = Map.groupBy(feed.frequencies, ({ trip }) => trip)
    return feed.trips.flatMap((trip, tripIndex) => {
      const fault = findFault(feed.calls, tripIndex)
      if (fault !== undefined) noteFault(trip, fault, problems[index])
      if (fault !== undefined) return []
      const runs = frequencies.get(tripIndex)
      if (!runs) return [{ feed: index, trip: tripIndex, shift: 0, headway: 0 }]
      calls += countRuns(runs) * countCalls(feed.calls, tripIndex)
      if (calls > maxFrequencyCalls) throw tooManyRuns()
      const begin = feed.calls.departure[feed.calls.start[tripIndex] ?? 0] ?? 0
      return runs.flatMap(({ begin: from, end, headway, isExact }) =>
        Array.from({ length: countRunsOf(from, end, headway) }, (_, run) => ({
          feed: index,
          trip: tripIndex,
          shift: from + run * headway - begin,
          headway: isExact ? 0 : headway,
        })),
      )
    })
  })
}

function countRunsOf(begin: number, end: number, headway: number): number {
  return Math.min(maxRuns, Math.ceil((end - begin) / headway))
}

function countRuns(frequencies: readonly FeedFrequency[]): number {
  return frequencies.reduce((sum, { begin, end, headway }) => sum + countRunsOf(begin, end, headway), 0)
}

function countCalls({ start }: FeedCalls, trip: number): number {
  return (start[trip + 1] ?? 0) - (start[trip] ?? 0)
}

function tooManyRuns(): OperatorError {
  const maxText = maxFrequencyCalls.toLocaleString('en')
  return new OperatorError(`The trips that frequencies.txt stands for call more than ${maxText} times at stops.`)
}

/** What is wrong with a trip, and the row that says so. */
interface Fault {
  readonly message: string
  readonly line: number
}

function findFault({ start, arrival, departure, line }: FeedCalls, trip: number): Fault | undefined {
  const begin = start[trip] ?? 0
  const end = start[trip + 1] ?? 0
  const at = (call: number, message: string) => ({ message, line: end > begin ? (line[call] ?? 0) : 0 })
  if (end - begin < 2) return at(begin, 'has fewer than two stops')
  if (end - begin > maxCalls) return at(begin, `has ${(end - begin).toLocaleString('en')} stops`)
  if (arrival[begin] === -1) return at(begin, 'has no time at its first stop')
  if (arrival[end - 1] === -1) return at(end - 1, 'has no time at its last stop')
  for (let call = begin + 1; call < end; call++) {
    const [left, arrives] = [departure[call - 1] ?? 0, arrival[call] ?? 0]
    if (arrives < left)
      return at(call, `arrives at ${formatTime(arrives)} after it left the stop before at ${formatTime(left)}`)
  }
  return undefined
}

function noteFault({ id }: FeedTrip, { message, line }: Fault, problems: ImportProblems | undefined): void {
  problems?.add({
    file: 'stop_times.txt',
    line,
    field: 'trip_id',
    message: `the trip "${id}" ${message}; it is left out.`,
  })
}
