import { dropUndefined } from '../../../../kernel/config/drop-undefined.ts'
import type { CourseForm } from './course-form.ts'
import { type LocalMinutes, minutesPerDay, startOfDay, toDatetime } from '../../domain/local-time.ts'

/** A departure or an arrival. */
export function toState(
  minutes: LocalMinutes,
  { timeZone }: CourseForm,
  { serviceDate, platform = '' }: { readonly serviceDate?: string | undefined; readonly platform?: string } = {},
) {
  const operation = serviceDate === undefined ? 'today' : toOperation(minutes, serviceDate)
  return dropUndefined({
    Type: 'normal',
    no: platform === '' ? undefined : platform,
    Datetime: { text: toDatetime(minutes, timeZone), operation },
  })
}

/** The day whose timetable has the train, seen from the day of the time itself. */
export function toOperation(minutes: LocalMinutes, serviceDate: string): string {
  const days = Math.floor(minutes / minutesPerDay) - startOfDay(serviceDate) / minutesPerDay
  if (days === 0) return 'today'
  return days > 0 ? 'yesterday' : 'tomorrow'
}
