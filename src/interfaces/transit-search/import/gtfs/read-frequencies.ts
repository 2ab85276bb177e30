import type { FeedFrequency, FeedTrip } from './feed.ts'
import type { FeedFiles } from './feed-files.ts'
import type { ImportProblems } from './import-problems.ts'
import { readInteger, readTime } from './read-fields.ts'
import { FieldError, readTable } from './read-table.ts'

/** frequencies.txt. */
export async function readFrequencies(
  files: FeedFiles,
  trips: readonly FeedTrip[],
  problems: ImportProblems,
): Promise<FeedFrequency[]> {
  const tripIndices = new Map(trips.map(({ id }, index) => [id, index]))
  const frequencies: FeedFrequency[] = []
  const required = ['trip_id', 'start_time', 'end_time', 'headway_secs']
  await readTable({ files, file: 'frequencies.txt', problems, required }, (row) => {
    const trip = tripIndices.get(row.require('trip_id'))
    if (trip === undefined) throw new FieldError('trip_id', `there is no trip "${row.read('trip_id')}"`)
    const headway = readInteger(row, 'headway_secs', 0)
    if (headway === 0) throw new FieldError('headway_secs', 'a headway is at least one second')
    const [begin, end] = [readTime(row, 'start_time'), readTime(row, 'end_time')]
    if (begin < 0 || end < begin) throw new FieldError('end_time', 'it lies before start_time, or one of them is empty')
    frequencies.push({ trip, begin, end, headway, isExact: row.read('exact_times') === '1' })
  })
  return frequencies
}
