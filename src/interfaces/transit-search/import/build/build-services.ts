import type { ServiceTable } from '../../domain/timetable.ts'
import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import type { Feed } from '../gtfs/feed.ts'

export interface BuiltServices {
  readonly services: ServiceTable
  readonly firstDay: number
  readonly dayCount: number
  /** Index of each service, by feed. */
  readonly indices: readonly ReadonlyMap<string, number>[]
}

const maxBytes = 2 ** 28

/** The days of all services, a bit each, from the first day that any of them runs. */
export function buildServices(feeds: readonly Feed[]): BuiltServices {
  const all = feeds.flatMap((feed) => [...feed.services.values()])
  let [firstDay, lastDay] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const days of all)
    for (const day of days) {
      firstDay = Math.min(firstDay, day)
      lastDay = Math.max(lastDay, day)
    }
  const dayCount = Math.max(0, lastDay - firstDay + 1)
  const bytesPerService = Math.ceil(dayCount / 8)
  if (all.length * bytesPerService > maxBytes)
    throw new OperatorError(
      `${all.length.toLocaleString('en')} services over ${dayCount.toLocaleString('en')} days are more than a timetable can hold.`,
    )
  const bits = new Uint8Array(all.length * bytesPerService)
  for (const [service, days] of all.entries())
    for (const day of days) {
      const at = service * bytesPerService + ((day - firstDay) >> 3)
      bits[at] = (bits[at] ?? 0) | (1 << ((day - firstDay) & 7))
    }
  const services = { days: bits, bytesPerService, count: all.length }
  return { services, firstDay: dayCount ? firstDay : 0, dayCount, indices: indexServices(feeds) }
}

function indexServices(feeds: readonly Feed[]): ReadonlyMap<string, number>[] {
  let next = 0
  return feeds.map((feed) => new Map([...feed.services.keys()].map((id) => [id, next++])))
}
