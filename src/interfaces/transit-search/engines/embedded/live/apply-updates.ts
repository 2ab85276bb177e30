import type { TripAdjustment } from '../../../domain/adjustments.ts'
import type { StopEvent, StopUpdate } from '../../../domain/trip-update.ts'

/** Seconds: what says more is a mistake, such as a time in milliseconds, and is not believed. */
const maxDelay = 86_400

export interface TripAtDay {
  /** Arrival and departure at each stop in turn. */
  readonly planned: Int32Array
  /** Seconds since 1970 from which they count. */
  readonly dayStart: number
  /** Seconds that the whole trip is late, where no stop says otherwise. */
  readonly delay: number | undefined
}

/**
 * A trip as its updates say (GTFS-RT reference, Trip Updates): the update of a stop holds there, its delay at all stops after it up to the next
 * that has an update, and the stops before the first are as planned. Times that would lie before an earlier one are moved up to it;
 * those that are only propagated never push one that was reported.
 */
export function applyUpdates(
  { planned, dayStart, delay: ofTrip = 0 }: TripAtDay,
  updates: ReadonlyMap<number, StopUpdate>,
): Omit<TripAdjustment, 'isCancelled'> {
  const times = planned.slice()
  const skipped = new Uint8Array(planned.length / 2)
  const isTold = new Uint8Array(planned.length)
  let delay = ofTrip
  let wasTold = false
  for (let position = 0; position < skipped.length; position++) {
    const at = position * 2
    const update = updates.get(position)
    if (update?.relation === 'unknown') delay = 0
    if (update?.relation === 'skipped') skipped[position] = 1
    const scheduled = update?.relation === 'scheduled' ? update : undefined
    const arrives = measureDelay(scheduled?.arrival, planned[at], dayStart)
    const departs = measureDelay(scheduled?.departure, planned[at + 1], dayStart)
    // Where only a departure is reported, a vehicle without earlier reports came as late as it leaves.
    times[at] = (planned[at] ?? 0) + (arrives ?? (wasTold ? delay : (departs ?? delay)))
    times[at + 1] = (planned[at + 1] ?? 0) + (departs ?? arrives ?? delay)
    isTold[at] = arrives === undefined ? 0 : 1
    isTold[at + 1] = departs === undefined ? 0 : 1
    wasTold ||= arrives !== undefined || departs !== undefined
    delay = departs ?? arrives ?? delay
  }
  straighten(times, isTold)
  return { times, skipped }
}

function measureDelay(event: StopEvent | undefined, planned = 0, dayStart: number): number | undefined {
  const delay = event?.time ? event.time - dayStart - planned : event?.delay
  return delay !== undefined && Math.abs(delay) <= maxDelay ? delay : undefined
}

/** No time lies before one that comes first. */
function straighten(times: Int32Array, isTold: Uint8Array): void {
  let latest = Number.POSITIVE_INFINITY
  for (let index = times.length - 1; index >= 0; index--)
    if (isTold[index] === 1) latest = times[index] ?? 0
    else times[index] = Math.min(times[index] ?? 0, latest)
  let earliest = Number.NEGATIVE_INFINITY
  for (const [index, time] of times.entries()) times[index] = earliest = Math.max(time, earliest)
}
