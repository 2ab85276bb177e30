import type { AdjustmentTable, TripAdjustment } from '../../../domain/adjustments.ts'
import { startOfServiceDay } from '../../../domain/local-time.ts'
import type { LiveCounts } from '../../../domain/live-counts.ts'
import { readPlannedTimes } from '../../../domain/read-planned-times.ts'
import type { Timetable } from '../../../domain/timetable.ts'
import type { TripUpdate } from '../../../domain/trip-update.ts'
import { type FeedEntity, readFeedMessage } from '../../../import/live/read-feed-message.ts'
import { readTripDescription, readTripUpdate } from '../../../import/live/read-trip-update.ts'
import type { Alert } from '../../../domain/alert.ts'
import { readAlert } from '../../../import/live/read-alert.ts'
import { placeAlerts } from './place-alerts.ts'
import { applyUpdates } from './apply-updates.ts'
import { chooseRun, type Run } from './choose-run.ts'
import { findTrips, type TripsById } from './find-trips.ts'
import { placeUpdates } from './place-updates.ts'
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

/** What messages of several feeds change in the timetable; of two about one run the later counts. `now` is seconds since 1970. */
export function matchTripUpdates(timetable: Timetable, messages: readonly LiveMessage[], now: number): MatchedUpdates {
  const read = messages.map(({ feed, bytes }) => ({ feed, entities: readFeedMessage(bytes).entities }))
  const trips = findTrips(timetable, listWanted(read))
  const rows = new Map<number, Map<number, TripAdjustment>>()
  const counts = read.map(({ feed, entities }) => {
    const count = { updated: 0, cancelled: 0, unknown: 0, ignored: 0, lostStops: 0 }
    for (const { tripUpdate, alert } of entities) {
      if (alert && !tripUpdate) continue
      const update = tripUpdate && readTripUpdate(tripUpdate)
      const { outcome, lost = 0 } = takeIn(timetable, trips.get(feed), update, now, rows)
      count[outcome]++
      count.lostStops += lost
    }
    return count
  })
  const alerts = read.flatMap(({ feed, entities }) =>
    placeAlerts(
      timetable,
      feed,
      entities.flatMap(({ alert }) => (alert && readAlert(alert)) ?? []),
    ),
  )
  return { table: writeAdjustments(rows), counts, alerts }
}

function listWanted(
  messages: readonly { readonly feed: string; readonly entities: readonly FeedEntity[] }[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const wanted = new Map<string, Set<string>>()
  for (const { feed, entities } of messages) {
    const ids = wanted.get(feed) ?? new Set()
    wanted.set(feed, ids)
    for (const { tripUpdate } of entities) {
      const description = tripUpdate && readTripDescription(tripUpdate)
      if (description) ids.add(description.trip)
    }
  }
  return wanted
}

type Rows = Map<number, Map<number, TripAdjustment>>

function takeIn(
  timetable: Timetable,
  trips: TripsById | undefined,
  update: TripUpdate | undefined,
  now: number,
  rows: Rows,
): { readonly outcome: Exclude<keyof LiveCounts, 'lostStops'>; readonly lost?: number } {
  if (!update || update.relation === 'added') return { outcome: 'ignored' }
  const run = chooseRun(timetable, trips?.get(update.trip) ?? [], update, now)
  if (!run) return { outcome: 'unknown' }
  const ofDay = rows.get(run.day) ?? new Map<number, TripAdjustment>()
  rows.set(run.day, ofDay)
  if (update.relation === 'cancelled') {
    ofDay.set(run.trip, { isCancelled: true, times: new Int32Array(), skipped: new Uint8Array() })
    return { outcome: 'cancelled' }
  }
  const { adjustment, lost } = adjust(timetable, run, update)
  if (isAsPlanned(timetable, run, adjustment)) ofDay.delete(run.trip)
  else ofDay.set(run.trip, { isCancelled: false, ...adjustment })
  return { outcome: 'updated', lost }
}

type RunningTrip = Omit<TripAdjustment, 'isCancelled'>

function adjust(
  timetable: Timetable,
  { trip, day }: Run,
  update: TripUpdate,
): { readonly adjustment: RunningTrip; readonly lost: number } {
  const { byPosition, lost } = placeUpdates(timetable, trip, update.stops)
  const dayStart = startOfServiceDay(day, timetable.timeZone)
  const planned = readPlannedTimes(timetable, trip)
  const adjustment = applyUpdates({ planned, dayStart, delay: update.delay }, byPosition)
  if (update.relation !== 'replaced') return { adjustment, lost }
  // Its stops are told in full: the vehicle passes by all others.
  const skipped = adjustment.skipped.map((value, position) => (byPosition.has(position) ? value : 1))
  return { adjustment: { ...adjustment, skipped }, lost }
}

/** A trip that runs as planned needs no route of its own. */
function isAsPlanned(timetable: Timetable, { trip }: Run, { times, skipped }: RunningTrip): boolean {
  const planned = readPlannedTimes(timetable, trip)
  return !skipped.includes(1) && times.every((time, index) => time === planned[index])
}
