import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import createEngine from '../engines/embedded.ts'
import { importGtfs } from '../import/import-gtfs.ts'
import { TimetableStore } from '../storage/timetable-store.ts'
import { call, openTransitApp } from './open-transit-app.ts'
import { type FeedTexts, writeFeed } from './small-feed.ts'

/** An engine over folders of feeds, with the timetable that it searches. */
export async function createTestEngine(paths: readonly string[], now = Date.parse('2026-11-24T08:00:00+09:00')) {
  const { workers, dataFolder, log } = await openTestPlatform(await createSqliteDatabase(), { now: () => now })
  await importGtfs({ feeds: paths.map((path) => ({ path })), dataFolder, now })
  const loaded = await new TimetableStore(dataFolder).load()
  if (!loaded) throw new Error('Nothing was imported.')
  return { engine: createEngine({ workers, dataFolder, log, now: () => now }), timetable: loaded.timetable, dataFolder }
}

/** The interface over feeds that a test writes down, on a clock that stands still. */
export async function openFeedApp(
  feeds: readonly FeedTexts[],
  { now = Date.parse('2026-11-24T08:00:00+09:00'), environment = {} }: FeedAppOptions = {},
) {
  const paths = await Promise.all(feeds.map((texts, index) => writeFeed(texts, `feed${index}`)))
  const { engine, timetable, dataFolder } = await createTestEngine(paths, now)
  const app = await openTransitApp(engine, environment, () => now)
  return {
    app,
    engine,
    timetable,
    dataFolder,
    /** The `ResultSet` of an answer, with its status. */
    async ask(path: string, query: Readonly<Record<string, string>> = {}) {
      const response = await call(app, `json/${path}`, query)
      return { status: response.statusCode, ...response.json().ResultSet }
    },
  }
}

export interface FeedAppOptions {
  readonly now?: number
  readonly environment?: Readonly<Record<string, string>>
}
