import { join } from 'node:path'
import { readSettings } from '../../../kernel/foundation/config/read-settings.ts'
import { createGuardedFetch } from '../../../kernel/foundation/outgoing/guarded-fetch.ts'
import { createSqliteDatabase, type TestDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import { listLiveSources } from '../commands/list-live-sources.ts'
import { toClock, toLocalMinutes } from '../domain/local-time.ts'
import createEngine from '../engines/embedded.ts'
import { importGtfs } from '../import/import-gtfs.ts'
import { refreshLiveSources } from '../jobs/refresh-live-sources.ts'
import type { TransitSearch } from '../port.ts'
import { settings } from '../settings.ts'
import { migrations } from '../storage/migrations.ts'
import { encodeMessage, type TestMessage } from './encode-message.ts'
import { type LiveServer, startLiveServer } from './live-server.ts'
import type { Journey, JourneyQuery } from '../domain/journey.ts'

const city = join(import.meta.dirname, '../sample/nagihama')

/** Seconds since 1970 of a moment in the city's zone, `2026-11-24T09:00`. */
export function secondsAt(text: string): number {
  return Date.parse(`${text}:00+09:00`) / 1000
}

export interface LiveCityOptions {
  readonly database?: TestDatabase
  /** Folders of feeds; the sample city unless given. */
  readonly feeds?: readonly string[]
  /** By the server's origin; `nagihama=ORIGIN/updates` unless given. */
  readonly sources?: (origin: string) => string
  readonly environment?: Readonly<Record<string, string>>
}

/** The sample city with a producer of live data, on a clock that the test moves; it is 24 November 2026, 8:00, a Tuesday. */
export async function openLiveCity(options: LiveCityOptions = {}) {
  const { feeds = [city], sources = (origin) => `nagihama=${origin}/updates` } = options
  const database = options.database ?? (await createSqliteDatabase())
  const clock = { time: secondsAt('2026-11-24T08:00') * 1000 }
  const server = await startLiveServer()
  const platform = await openTestPlatform(database, {
    migrations: [migrations],
    guardedFetch: createGuardedFetch({ isAllowed: () => true }),
    now: () => clock.time,
  })
  await importGtfs({ feeds: feeds.map((path) => ({ path })), dataFolder: platform.dataFolder, now: clock.time })
  const environment = { TRANSIT_SEARCH_LIVE: sources(server.origin), ...options.environment }
  const context = {
    ...platform,
    settings: readSettings(settings, environment),
    signal: new AbortController().signal,
  }
  const openEngine = () => createEngine(context)
  return {
    clock,
    server,
    context,
    openEngine,
    /** What the sources say is read as soon as it is due. */
    async refresh(): Promise<void> {
      clock.time += 30_000
      await refreshLiveSources(context)
    },
    /** The same with a message that the default source answers from now on. */
    async publish(message: TestMessage): Promise<void> {
      answer(server, message, clock.time)
      await this.refresh()
    },
    /** Asks as a process that has just started. */
    ask: (from: string, to: string, time: string, more?: Partial<JourneyQuery>) =>
      listJourneys(openEngine(), from, to, time, more),
    describe: () => listLiveSources(context),
  }
}

export function answer({ answers }: LiveServer, message: TestMessage, now: number, path = '/updates'): void {
  answers.set(path, encodeMessage({ timestamp: Math.floor(now / 1000), ...message }))
}

/** Journeys on 24 November 2026, a text for each: its rides with `line departure from arrival to`, and how late each is. */
export async function listJourneys(
  engine: TransitSearch,
  from: string,
  to: string,
  time: string,
  more: Partial<JourneyQuery> = {},
): Promise<string[]> {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const { journeys } = await engine.findJourneys({
    places: [{ name: from }, { name: to }],
    kind: 'departure',
    date: '20261124',
    time: hours * 3600 + minutes * 60,
    order: 'best',
    maxJourneys: 1,
    ...more,
  })
  return journeys.map(describeJourney)
}

function describeJourney({ legs }: Journey): string {
  const rides = legs.filter((leg) => leg.kind === 'ride')
  return rides
    .map(({ line, calls, delay }) => {
      const [first, last] = [calls[0], calls.at(-1)]
      const departure = first?.departure ? toClock(toLocalMinutes(first.departure)) : ''
      const arrival = last?.arrival ? toClock(toLocalMinutes(last.arrival)) : ''
      const late = delay === 0 ? '' : ` (${delay > 0 ? '+' : ''}${delay / 60})`
      return `${line} ${departure} ${first?.station.name} ${arrival} ${last?.station.name}${late}`
    })
    .join(', ')
}
