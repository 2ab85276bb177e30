import { OperatorError } from '../../../kernel/errors/operator-error.ts'
import { TimetableStore } from '../storage/timetable-store.ts'
import { buildTimetable } from './build/build-timetable.ts'
import { defaultTransferOptions, type TransferOptions } from './build/transfer-options.ts'
import { openFeedFiles } from './gtfs/feed-files.ts'
import type { Feed } from './gtfs/feed.ts'
import { type ImportProblem, ImportProblems } from './gtfs/import-problems.ts'
import { readFeed } from './gtfs/read-feed.ts'
import { listUnread, type ReadNames } from './read-names.ts'

export interface GtfsImport {
  /** Zip archives and folders, a feed each. */
  readonly paths: readonly string[]
  readonly dataFolder: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly transfers?: Partial<TransferOptions>
  /** Without it, stations whose reading no feed says are found by their names alone. */
  readonly readNames?: ReadNames
  /** Told the name of each feed before it is read. */
  readonly onFeed?: (name: string) => void
}

export interface ImportSummary {
  readonly stations: number
  readonly stops: number
  readonly lines: number
  readonly trips: number
  readonly calls: number
  /** The first of each feed; `problemCount` counts all. */
  readonly problems: readonly ImportProblem[]
  readonly problemCount: number
}

/**
 * Reads feeds and makes them the timetable of the server, in place of the one before. Throws an `OperatorError` and changes nothing where a
 * feed cannot be used; rows that are wrong are left out and said.
 */
export async function importGtfs({
  paths,
  dataFolder,
  now,
  transfers,
  readNames = async () => new Map(),
  onFeed,
}: GtfsImport): Promise<ImportSummary> {
  const feeds: Feed[] = []
  const problems: ImportProblems[] = []
  for (const path of paths) {
    await using files = await openFeedFiles(path)
    if (feeds.some(({ name }) => name === files.name))
      throw new OperatorError(`Two feeds are named ${files.name}; give one of the files another name.`)
    onFeed?.(files.name)
    const ofFeed = new ImportProblems(files.name)
    problems.push(ofFeed)
    feeds.push(await readFeed(files, ofFeed, Math.floor(now / 86_400_000)))
  }
  const options = { ...defaultTransferOptions, ...transfers }
  const likelyReadings = await readNames(listUnread(feeds))
  const timetable = buildTimetable(feeds, { problems, options, now, likelyReadings })
  await new TimetableStore(dataFolder).replace(timetable)
  return {
    stations: timetable.stations.code.length,
    stops: timetable.stops.id.length,
    lines: timetable.lines.id.length,
    trips: timetable.trips.id.length,
    calls: timetable.times.length / 2,
    problems: problems.flatMap(({ kept }) => kept),
    problemCount: problems.reduce((sum, { count }) => sum + count, 0),
  }
}
