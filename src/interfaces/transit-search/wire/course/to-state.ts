import { dropUndefined } from '../../../../libraries/json/drop-undefined.ts'
import type { CourseForm } from './course-form.ts'
import { type LocalMinutes, minutesPerDay, startOfDay, toDatetime, toLocalMinutes } from '../../domain/local-time.ts'
import type { Moment } from '../../domain/journey.ts'

interface StateDetails {
  readonly serviceDate?: string | undefined
  readonly platform?: string
  readonly planned?: Moment
  readonly plannedPlatform?: string
}

function toPlanned(planned: Moment, { serviceDate, platform, plannedPlatform }: StateDetails, timeZone: string) {
  const minutes = toLocalMinutes(planned)
  const operation = serviceDate === undefined ? 'today' : toOperation(minutes, serviceDate)
  const no = plannedPlatform === platform ? undefined : plannedPlatform
  return dropUndefined({ no, text: toDatetime(minutes, timeZone), operation })
}

/** A departure or an arrival. */
export function toState(minutes: LocalMinutes, { timeZone, addsLive }: CourseForm, details: StateDetails = {}) {
  const { serviceDate, platform = '', planned } = details
  const operation = serviceDate === undefined ? 'today' : toOperation(minutes, serviceDate)
  return dropUndefined({
    Type: 'normal',
    no: platform === '' ? undefined : platform,
    Datetime: { text: toDatetime(minutes, timeZone), operation },
    Planned: addsLive && planned ? toPlanned(planned, details, timeZone) : undefined,
  })
}

/** The day whose timetable has the train, seen from the day of the time itself. */
export function toOperation(minutes: LocalMinutes, serviceDate: string): string {
  const days = Math.floor(minutes / minutesPerDay) - startOfDay(serviceDate) / minutesPerDay
  if (days === 0) return 'today'
  return days > 0 ? 'yesterday' : 'tomorrow'
}
