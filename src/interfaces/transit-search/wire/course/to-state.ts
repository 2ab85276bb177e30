import { dropUndefined } from '../../../../libraries/json/drop-undefined.ts'
import type { CourseForm } from './course-form.ts'
import {
  type LocalMinutes,
  minutesPerDay,
  moveClock,
  startOfDay,
  toDatetime,
  toLocalMinutes,
} from '../../domain/local-time.ts'
import type { Moment } from '../../domain/journey.ts'

interface StateDetails {
  readonly serviceDate?: string | undefined
  readonly platform?: string
  readonly planned?: Moment
  readonly plannedPlatform?: string
  /** By whose clocks it is shown; by those of the timetable unless given. */
  readonly timeZone?: string | undefined
}

function toPlanned(planned: Moment, details: StateDetails, form: Pick<CourseForm, 'timeZone'>) {
  const { platform, plannedPlatform } = details
  const no = plannedPlatform === platform ? undefined : plannedPlatform
  return dropUndefined({ no, ...toTime(toLocalMinutes(planned), form, details) })
}

/** A departure or an arrival. */
export function toState(minutes: LocalMinutes, form: CourseForm, details: StateDetails = {}) {
  const { platform = '', planned } = details
  return dropUndefined({
    Type: 'normal',
    no: platform === '' ? undefined : platform,
    Datetime: toTime(minutes, form, details),
    Planned: form.addsLive && planned ? toPlanned(planned, details, form) : undefined,
  })
}

function toTime(
  minutes: LocalMinutes,
  form: Pick<CourseForm, 'timeZone'>,
  { serviceDate, timeZone = form.timeZone }: StateDetails,
) {
  const shown = moveClock(minutes, form.timeZone, timeZone)
  const operation = serviceDate === undefined ? 'today' : toOperation(shown, serviceDate)
  return { text: toDatetime(shown, timeZone), operation }
}

/** The day whose timetable has the train, seen from the day of the time itself. */
export function toOperation(minutes: LocalMinutes, serviceDate: string): string {
  const days = Math.floor(minutes / minutesPerDay) - startOfDay(serviceDate) / minutesPerDay
  if (days === 0) return 'today'
  return days > 0 ? 'yesterday' : 'tomorrow'
}
