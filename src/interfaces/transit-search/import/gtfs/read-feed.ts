import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import type { Feed } from './feed.ts'
import type { TableName } from './feed-bytes.ts'
import type { FeedFiles } from './feed-files.ts'
import type { ImportProblems } from './import-problems.ts'
import { readCalls } from './read-calls.ts'
import { readFrequencies } from './read-frequencies.ts'
import { readAgencies, readInfo } from './read-info.ts'
import { readLines } from './read-lines.ts'
import { readPathways } from './read-pathways.ts'
import { readServices } from './read-services.ts'
import { readShapes } from './read-shapes.ts'
import { readStops } from './read-stops.ts'
import { readTariff } from './read-tariff.ts'
import { readTransfers } from './read-transfers.ts'
import { readTranslations } from './read-translations.ts'
import { readTrips } from './read-trips.ts'

const requiredFiles: readonly TableName[] = ['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt']

/** A whole feed. Throws an `OperatorError` where a file is missing or no trip is left; a row that is wrong is noted and left out. */
export async function readFeed(files: FeedFiles, problems: ImportProblems, today: number): Promise<Feed> {
  refuseMissingFiles(files)
  const { operators, timeZone } = await readAgencies(files, problems)
  const { stops, nodes } = await readStops(files, problems)
  const lines = await readLines(files, operators, problems)
  const services = await readServices(files, problems, today)
  const trips = await readTrips(files, lines, services, problems)
  const calls = await readCalls(files, trips, stops, problems)
  const feed: Feed = {
    name: files.name,
    shown: files.shown,
    info: { ...(await readInfo(files, problems)), timeZone },
    stops,
    nodes,
    pathways: await readPathways(files, problems),
    shapes: await readShapes(files, trips, problems),
    lines,
    services,
    trips,
    calls,
    frequencies: await readFrequencies(files, trips, problems),
    transfers: await readTransfers(files, problems),
    tariff: await readTariff(files, { operators, lines, stops }, problems),
    translations: await readTranslations(files, problems),
  }
  if (calls.stop.length < 2)
    throw problems.explain(
      `${files.shown} has no trip that can be used: no rows of stop_times.txt fit its trips and stops.`,
    )
  return feed
}

function refuseMissingFiles(files: FeedFiles): void {
  const missing: string[] = requiredFiles.filter((file) => !files.has(file))
  if (!files.has('calendar.txt') && !files.has('calendar_dates.txt')) missing.push('calendar.txt or calendar_dates.txt')
  if (missing.length > 0)
    throw new OperatorError(`${files.shown} is no GTFS feed that can be used: it has no ${missing.join(', no ')}.`)
}
