import type { AdjustmentTable } from '../../../domain/adjustments.ts'
import type { Alert } from '../../../domain/alert.ts'
import type { LiveCounts } from '../../../domain/live-counts.ts'
import type { Timetable } from '../../../domain/timetable.ts'
import { type FeedEntity, readFeedMessage } from '../../../import/live/read-feed-message.ts'
import { readAlert } from '../../../import/live/read-alert.ts'
import { readTripDescription, readTripUpdate } from '../../../import/live/read-trip-update.ts'
import { FeedIndex } from './feed-index.ts'
import { findDescribedTrips } from './find-described-trips.ts'
import { findTrips } from './find-trips.ts'
import { placeAlerts } from './place-alerts.ts'
import { TakenUpdates } from './taken-updates.ts'
import { writeAdjustments } from './write-adjustments.ts'

export interface LiveMessage {
  readonly feed: string
  /** What `writeTripUpdates` made. */
  readonly bytes: Uint8Array
}

export interface MatchedUpdates {
  readonly table: AdjustmentTable
  /** Of each message. */
  readonly counts: readonly LiveCounts[]
  readonly alerts: readonly Alert[]
}

interface ReadMessage {
  readonly feed: string
  readonly entities: readonly FeedEntity[]
}

/** What messages of several feeds change in the timetable; of two about one run the later counts. `now` is seconds since 1970. */
export function matchTripUpdates(timetable: Timetable, messages: readonly LiveMessage[], now: number): MatchedUpdates {
  const read = messages.map(({ feed, bytes }) => ({ feed, entities: readFeedMessage(bytes).entities }))
  const feeds = new Map(read.map(({ feed }) => [feed, new FeedIndex(timetable, feed)]))
  const descriptions = listDescriptions(read)
  const trips = findTrips(timetable, listIds(descriptions))
  const taken = new TakenUpdates(timetable, now)
  const counts = read.map(({ feed, entities }) => {
    const index = feeds.get(feed) ?? new FeedIndex(timetable, feed)
    const anonymous = (descriptions.get(feed) ?? []).filter(({ trip }) => trip === '')
    const known = {
      feed: index,
      byId: trips.get(feed) ?? new Map<string, readonly number[]>(),
      described: findDescribedTrips(timetable, index, anonymous),
    }
    return countOutcomes(entities, (bytes) => taken.take(readTripUpdate(bytes), known))
  })
  const alerts = read.flatMap(({ feed, entities }) =>
    placeAlerts(
      timetable,
      feed,
      entities.flatMap(({ alert }) => (alert && readAlert(alert)) ?? []),
    ),
  )
  return { table: writeAdjustments(taken.rows, taken.added), counts, alerts }
}

function countOutcomes(
  entities: readonly FeedEntity[],
  take: (update: Uint8Array) => ReturnType<TakenUpdates['take']>,
): LiveCounts {
  const count = { updated: 0, cancelled: 0, added: 0, unknown: 0, ignored: 0, lostStops: 0 }
  for (const { tripUpdate, alert } of entities) {
    if (alert && !tripUpdate) continue
    const { outcome, lost = 0 } = tripUpdate ? take(tripUpdate) : { outcome: 'ignored' as const }
    count[outcome]++
    count.lostStops += lost
  }
  return count
}

type Descriptions = ReadonlyMap<string, readonly NonNullable<ReturnType<typeof readTripDescription>>[]>

/** By feed. */
function listDescriptions(messages: readonly ReadMessage[]): Descriptions {
  const groups = Map.groupBy(messages, ({ feed }) => feed)
  return new Map(
    [...groups].map(([feed, ofFeed]) => [
      feed,
      ofFeed.flatMap(({ entities }) =>
        entities.flatMap(({ tripUpdate }) => (tripUpdate && readTripDescription(tripUpdate)) ?? []),
      ),
    ]),
  )
}

function listIds(descriptions: Descriptions): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map([...descriptions].map(([feed, ofFeed]) => [feed, new Set(ofFeed.map(({ trip }) => trip))]))
}
