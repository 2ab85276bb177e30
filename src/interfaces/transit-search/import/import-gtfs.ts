import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { createYieldToEventLoop, runInTurns } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { TimetableStore } from '../storage/timetable-store.ts'
import type { PreviousCodes } from './build/assign-codes.ts'
import { buildTimetable } from './build/build-timetable.ts'
import { readPreviousCodes } from './build/read-previous-codes.ts'
import { defaultTransferOptions, type TransferOptions } from './build/transfer-options.ts'
import type { ReportedWork } from './follow-progress.ts'
import type { FeedPlace } from './gtfs/feed-bytes.ts'
import { openFeedFiles } from './gtfs/feed-files.ts'
import type { Feed } from './gtfs/feed.ts'
import { defaultLimits, type ImportLimits } from './gtfs/import-limits.ts'
import { type ImportProblem, ImportProblems } from './gtfs/import-problems.ts'
import { readFeed } from './gtfs/read-feed.ts'
import { listUnread, type ReadNames } from './read-names.ts'

export interface GtfsImport {
  readonly feeds: readonly FeedPlace[]
  readonly dataFolder: string
  /** Milliseconds since 1970. */
  readonly now: number
  readonly transfers?: Partial<TransferOptions>
  readonly limits?: ImportLimits
  /** Without it, stations whose reading no feed says are found by their names alone. */
  readonly readNames?: ReadNames
  /** Gets how far the reading has come, and can end it. */
  readonly work?: ReportedWork
}

/** What became of one feed. */
export interface FeedSummary {
  readonly name: string
  /** As the WHATWG calls it. */
  readonly encoding: string
  /** Rows and trips. */
  readonly leftOut: number
  /** Times. */
  readonly putRight: number
}

export interface ImportSummary {
  readonly stations: number
  readonly stops: number
  readonly lines: number
  readonly trips: number
  readonly calls: number
  readonly feeds: readonly FeedSummary[]
  /** The first of each feed. */
  readonly problems: readonly ImportProblem[]
}

interface ReadFeed {
  readonly feed: Feed
  readonly encoding: string
  readonly problems: ImportProblems
}

/**
 * Reads feeds and makes them the timetable of the server, in place of the one before. Throws an `OperatorError` and changes nothing where a
 * feed cannot be used; rows that are wrong are left out and said.
 */
export async function importGtfs(asked: GtfsImport): Promise<ImportSummary> {
  const { dataFolder, now, transfers, work } = asked
  const likelyReadings = await readLikely(asked)
  const read: ReadFeed[] = []
  for (const place of asked.feeds) read.push(await readOne(place, asked, read))
  const feeds = read.map(({ feed }) => feed)
  const problems = read.map((each) => each.problems)
  const options = { ...defaultTransferOptions, ...transfers }
  work?.signal.throwIfAborted()
  const store = new TimetableStore(dataFolder)
  const context = { problems, options, now, likelyReadings, previousCodes: await loadCodes(store) }
  const yieldToEventLoop = createYieldToEventLoop()
  const timetable = await runInTurns(buildTimetable(feeds, context), () => yieldToEventLoop(work?.signal))
  await store.replace(timetable)
  return {
    stations: timetable.stations.code.length,
    stops: timetable.stops.id.length,
    lines: timetable.lines.id.length,
    trips: timetable.trips.id.length,
    calls: timetable.times.length / 2,
    feeds: read.map(({ feed: { name }, encoding, problems: { count, mended } }) => ({
      name,
      encoding,
      leftOut: count,
      putRight: mended,
    })),
    problems: problems.flatMap(({ kept }) => kept),
  }
}

/** None where the timetable before cannot be read: it may be of an earlier version, or damaged. */
async function loadCodes(store: TimetableStore): Promise<PreviousCodes> {
  const before = await store.load().catch((): undefined => undefined)
  return before ? readPreviousCodes(before.timetable) : new Map()
}

/** Before anything else is in memory. */
async function readLikely({
  feeds,
  limits = defaultLimits,
  readNames,
  work,
}: GtfsImport): Promise<ReadonlyMap<string, string>> {
  if (!readNames) return new Map()
  return readNames(await listUnread({ feeds, limits, signal: work?.signal }))
}

async function readOne(
  place: FeedPlace,
  { limits = defaultLimits, now, work }: GtfsImport,
  others: readonly ReadFeed[],
): Promise<ReadFeed> {
  await using files = await openFeedFiles(place, limits, work)
  if (others.some(({ feed }) => feed.name === files.name))
    throw new OperatorError(`Two feeds are named ${files.name}; give one of the files another name.`)
  const problems = new ImportProblems(files.name)
  const feed = await readFeed(files, problems, Math.floor(now / 86_400_000))
  return { feed, encoding: files.encoding, problems }
}
