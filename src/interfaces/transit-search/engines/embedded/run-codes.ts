import { createHash } from 'node:crypto'
import { ServiceError } from '../../../../kernel/errors/service-error.ts'
import type { Timetable } from '../../domain/timetable.ts'
import type { Run } from './live/choose-run.ts'

/** How many marks of timetables there are: a code of another timetable is taken for one of this as rarely as that. */
const marks = 65_536

/** Runs of one timetable by numbers, in which a mark of it stands: after an import the same number may mean another train. */
export class RunCodes {
  readonly #timetable: Timetable
  readonly #mark: number

  /** `name` names the content of the timetable. */
  constructor(timetable: Timetable, name: string) {
    this.#timetable = timetable
    this.#mark = createHash('sha256').update(name).digest().readUInt16BE()
  }

  readonly write = ({ trip, day }: Run): string => {
    const { firstDay, trips } = this.#timetable
    return String(((day - firstDay) * trips.id.length + trip) * marks + this.#mark)
  }

  /** Throws a `ServiceError` for what is none, or one of another timetable. */
  read(code: string): Run {
    const { firstDay, dayCount, trips } = this.#timetable
    const number = /^\d{1,16}$/.test(code) ? Number(code) : Number.NaN
    const index = Math.floor(number / marks)
    const day = Math.floor(index / trips.id.length)
    if (number % marks === this.#mark && day < dayCount) return { day: day + firstDay, trip: index % trips.id.length }
    throw new ServiceError(
      'unknown_run',
      400,
      `There is no train with the code ${code} now; a timetable has those that there are.`,
    )
  }
}
