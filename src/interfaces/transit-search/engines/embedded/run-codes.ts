import { createHash } from 'node:crypto'
import { ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import { findFirstDay } from '../../domain/find-first-day.ts'
import { readText } from '../../domain/text-table.ts'
import type { Timetable } from '../../domain/timetable.ts'
import type { Run } from './live/choose-run.ts'

/** How many marks of timetables there are: a code of another timetable is taken for one of this as rarely as that. */
const marks = 65_536

/**
 * Runs of one timetable by numbers, in which a mark of it stands: after an import the same number may mean another train. Trips of live data have
 * numbers by what they are called, behind all others: the next live data may put them elsewhere.
 */
export class RunCodes {
  readonly #timetable: Timetable
  readonly #mark: number
  /** How many trips the feeds have. */
  readonly #planned: number

  /** `name` names the content of the timetable. */
  constructor(timetable: Timetable, name: string) {
    this.#timetable = timetable
    this.#planned = timetable.trips.id.length - (timetable.added ?? 0)
    this.#mark = createHash('sha256').update(name).digest().readUInt16BE()
  }

  readonly write = ({ trip, day }: Run): string => {
    const { firstDay, dayCount } = this.#timetable
    const index =
      trip < this.#planned ? (day - firstDay) * this.#planned + trip : dayCount * this.#planned + this.#nameAdded(trip)
    return String(index * marks + this.#mark)
  }

  /** Throws a `ServiceError` for what is no such code, or one of another timetable. */
  read(code: string): Run {
    const number = /^\d{1,16}$/.test(code) ? Number(code) : Number.NaN
    const run = number % marks === this.#mark ? this.#find(Math.floor(number / marks)) : undefined
    if (run) return run
    throw new ServiceError(
      'unknown_run',
      400,
      `There is no train with the code ${code} now; a timetable has those that there are.`,
    )
  }

  #find(index: number): Run | undefined {
    const { firstDay, dayCount, trips } = this.#timetable
    const planned = dayCount * this.#planned
    if (index < planned) return { day: Math.floor(index / this.#planned) + firstDay, trip: index % this.#planned }
    for (let trip = this.#planned; trip < trips.id.length; trip++)
      if (planned + this.#nameAdded(trip) === index) return { day: findFirstDay(this.#timetable, trip) ?? 0, trip }
    return undefined
  }

  /** 32 bits. */
  #nameAdded(trip: number): number {
    const { trips, patterns, texts } = this.#timetable
    // Each trip of live data runs on one day.
    const line = patterns.line[trips.pattern[trip] ?? 0]
    const name = `${line} ${findFirstDay(this.#timetable, trip)} ${readText(texts, trips.id[trip] ?? 0)}`
    return createHash('sha256').update(name).digest().readUInt32BE()
  }
}
