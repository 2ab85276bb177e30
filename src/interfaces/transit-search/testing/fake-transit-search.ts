/**
 * An engine whose journeys a test writes down itself: for tests of what the wire makes of them. What it was asked stays readable.
 */
import type { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { ImportedFeed, StationQuery, TransitSearch } from '../port.ts'
import type { Station } from '../domain/place.ts'
import type { Journey, JourneyQuery } from '../domain/journey.ts'

export interface FakeOptions {
  readonly stations?: readonly Station[]
  readonly journeys?: readonly Journey[]
  readonly feeds?: readonly ImportedFeed[]
  /** Thrown by every search. */
  readonly failure?: ServiceError
}

export class FakeTransitSearch implements TransitSearch {
  readonly journeyQueries: JourneyQuery[] = []
  readonly stationQueries: StationQuery[] = []
  readonly #options: FakeOptions

  constructor(options: FakeOptions = {}) {
    this.#options = options
  }

  async listFeeds(): Promise<readonly ImportedFeed[]> {
    return this.#options.feeds ?? [fakeFeed]
  }

  async readTimeZone(): Promise<string> {
    return this.#options.feeds?.[0]?.timeZone ?? fakeFeed.timeZone
  }

  async readStation(code: string): Promise<Station | undefined> {
    return this.#options.stations?.find((station) => station.code === code)
  }

  async findStations(query: StationQuery): Promise<readonly Station[]> {
    this.stationQueries.push(query)
    const found = this.#options.stations?.filter(({ name }) => name.startsWith(query.name)) ?? []
    return found.slice(0, query.limit)
  }

  async findJourneys(query: JourneyQuery): Promise<{ readonly journeys: readonly Journey[] }> {
    this.journeyQueries.push(query)
    if (this.#options.failure) throw this.#options.failure
    return { journeys: this.#options.journeys?.slice(0, query.maxJourneys) ?? [] }
  }

  async readSecret(): Promise<string> {
    return 'the secret of a test'
  }

  readonly listDirections = unanswered
  readonly listDepartures = unanswered
  readonly readRun = unanswered
  async listAlerts(): Promise<readonly never[]> {
    return []
  }

  readonly listLines = unanswered
  readonly listLineStations = unanswered
  readonly rebuildJourney = unanswered
  readonly findNearby = unanswered
  readonly findReachable = unanswered
}

/** What tests ask of a real engine alone. */
async function unanswered(): Promise<never> {
  throw new Error('This fake knows journeys and stations alone.')
}

export const fakeFeed: ImportedFeed = {
  name: 'みなと市',
  publisher: 'みなと市交通局',
  version: '2026.2',
  firstDate: '20260101',
  lastDate: '20361231',
  importedAt: Date.UTC(2026, 10, 22, 3),
  timeZone: 'Asia/Tokyo',
  license: 'CC0-1.0',
}
