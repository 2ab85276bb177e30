import type { AddedTrip } from '../../../domain/added-trip.ts'
import type { TripAdjustment } from '../../../domain/adjustments.ts'
import type { LiveCounts } from '../../../domain/live-counts.ts'
import { startOfServiceDay } from '../../../domain/local-time.ts'
import { readPlannedTimes } from '../../../domain/read-planned-times.ts'
import { none, type Timetable } from '../../../domain/timetable.ts'
import type { TripUpdate } from '../../../domain/trip-update.ts'
import { applyUpdates } from './apply-updates.ts'
import { chooseDescribedRun, chooseRun, type Run } from './choose-run.ts'
import type { FeedIndex } from './feed-index.ts'
import { type DescribedTrips, nameDescription } from './find-described-trips.ts'
import type { TripsById } from './find-trips.ts'
import { placeAddedTrip } from './place-added-trip.ts'
import { placeDuplicate } from './place-duplicate.ts'
import { placeUpdates } from './place-updates.ts'

/** What is known of the feed that an update is about. */
export interface KnownTrips {
  readonly feed: FeedIndex
  readonly byId: TripsById
  readonly described: DescribedTrips
}

interface Outcome {
  readonly outcome: Exclude<keyof LiveCounts, 'lostStops'>
  readonly lost?: number
}

type RunningTrip = Omit<TripAdjustment, 'isCancelled'>

/** What trip updates change, one after the other; of two about one run the later counts. */
export class TakenUpdates {
  readonly rows = new Map<number, Map<number, TripAdjustment>>()
  readonly #timetable: Timetable
  readonly #now: number
  /** By feed line, id, day and time. */
  readonly #added = new Map<string, { readonly place: number; readonly trip: AddedTrip }>()

  /** `now` is seconds since 1970. */
  constructor(timetable: Timetable, now: number) {
    this.#timetable = timetable
    this.#now = now
  }

  /** Trips beyond the timetable, in the order of the numbers that they have in `rows`. */
  get added(): readonly AddedTrip[] {
    return [...this.#added.values()].map(({ trip }) => trip)
  }

  take(update: TripUpdate | undefined, known: KnownTrips): Outcome {
    if (!update || update.relation === 'unknown') return { outcome: 'ignored' }
    if (update.relation === 'added') return this.#add(update, known)
    if (update.relation === 'duplicated') return this.#duplicate(update, known)
    const run = this.#chooseRun(update, known)
    if (!run) return { outcome: 'unknown' }
    if (update.relation === 'cancelled') {
      this.#setRow(run, { isCancelled: true, times: new Int32Array(), skipped: new Uint8Array() })
      return { outcome: 'cancelled' }
    }
    const { adjustment, lost } = this.#adjust(run, update, known.feed)
    this.#setRow(run, this.#isAsPlanned(run, adjustment) ? undefined : { isCancelled: false, ...adjustment })
    return { outcome: 'updated', lost }
  }

  #chooseRun(update: TripUpdate, { feed, byId, described }: KnownTrips): Run | undefined {
    if (update.trip !== '') return chooseRun(this.#timetable, byId.get(update.trip) ?? [], update, this.#now)
    const name = nameDescription(feed, update)
    const trips = name === undefined ? [] : (described.get(name) ?? [])
    return chooseDescribedRun(this.#timetable, trips, update, { now: this.#now, feed })
  }

  /** On its route, or else on that of a trip of the same id, as older producers have it. */
  #add(update: TripUpdate, { feed, byId }: KnownTrips): Outcome {
    const [alike] = byId.get(update.trip) ?? []
    const { trips, patterns } = this.#timetable
    const likely = alike === undefined ? undefined : patterns.line[trips.pattern[alike] ?? 0]
    const line = feed.findLine(update.route) ?? likely
    const placed = line === undefined ? undefined : placeAddedTrip(this.#timetable, feed, line, update)
    if (!placed) return { outcome: 'unknown' }
    const run = this.#keep(placed.trip)
    const isOnTime = placed.expected.every((time, index) => time === placed.trip.planned[index])
    const skipped = new Uint8Array(placed.trip.stops.length)
    this.#setRow(run, isOnTime ? undefined : { isCancelled: false, times: placed.expected, skipped })
    return { outcome: 'added', lost: placed.lost }
  }

  /** Updates of its stops are about the duplicate. */
  #duplicate(update: TripUpdate, { feed, byId }: KnownTrips): Outcome {
    const [original] = byId.get(update.trip) ?? []
    const trip = original === undefined ? undefined : placeDuplicate(this.#timetable, original, update)
    if (!trip || original === undefined) return { outcome: 'unknown' }
    const run = this.#keep(trip)
    const { byPosition, assigned, lost } = placeUpdates(this.#timetable, feed, original, update.stops)
    const planned = Int32Array.from(trip.planned)
    const dayStart = startOfServiceDay(trip.day, this.#timetable.timeZone)
    const applied = applyUpdates({ planned, dayStart, delay: update.delay }, byPosition)
    const isAsPlanned =
      !applied.skipped.includes(1) &&
      assigned.every((stop) => stop === none) &&
      applied.times.every((time, index) => time === planned[index])
    this.#setRow(run, isAsPlanned ? undefined : { isCancelled: false, ...applied, stops: assigned })
    return { outcome: 'added', lost }
  }

  #keep(trip: AddedTrip): Run {
    const key = `${trip.line} ${trip.day} ${trip.id}`
    const place = this.#added.get(key)?.place ?? this.#added.size
    this.#added.set(key, { place, trip })
    return { trip: this.#timetable.trips.id.length + place, day: trip.day }
  }

  #setRow({ trip, day }: Run, adjustment: TripAdjustment | undefined): void {
    const ofDay = this.rows.get(day) ?? new Map<number, TripAdjustment>()
    this.rows.set(day, ofDay)
    if (adjustment) ofDay.set(trip, adjustment)
    else ofDay.delete(trip)
  }

  #adjust(
    { trip, day }: Run,
    update: TripUpdate,
    feed: FeedIndex,
  ): { readonly adjustment: RunningTrip; readonly lost: number } {
    const { byPosition, assigned, lost } = placeUpdates(this.#timetable, feed, trip, update.stops)
    const dayStart = startOfServiceDay(day, this.#timetable.timeZone)
    const planned = readPlannedTimes(this.#timetable, trip)
    const adjustment = { ...applyUpdates({ planned, dayStart, delay: update.delay }, byPosition), stops: assigned }
    if (update.relation !== 'replaced') return { adjustment, lost }
    // Its stops are listed in full: the vehicle passes by all others.
    const skipped = adjustment.skipped.map((value, position) => (byPosition.has(position) ? value : 1))
    return { adjustment: { ...adjustment, skipped }, lost }
  }

  /** A trip that runs as planned needs no route of its own. */
  #isAsPlanned({ trip }: Run, { times, skipped, stops }: RunningTrip): boolean {
    const planned = readPlannedTimes(this.#timetable, trip)
    const isMoved = stops?.some((stop) => stop !== none) ?? false
    return !isMoved && !skipped.includes(1) && times.every((time, index) => time === planned[index])
  }
}
