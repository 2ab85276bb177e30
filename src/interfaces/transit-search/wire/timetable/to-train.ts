import { dropUndefined } from '../../../../libraries/json/drop-undefined.ts'
import type { CourseForm } from '../course/course-form.ts'
import { toStops } from '../course/to-stops.ts'
import type { Ride } from '../../domain/journey.ts'

/** A train with all its stops. */
export function toTrain(ride: Ride, form: Pick<CourseForm, 'kind' | 'timeZone'>) {
  const { line, destination, headway, number } = ride
  const every = headway > 0 ? `約${Math.round(headway / 60)}分間隔` : undefined
  return dropUndefined({
    Name: [line, destination === '' ? '' : `${destination}行`, number].filter((part) => part !== '').join('・'),
    DriveComment: '',
    GuideComment: every,
    Stop: toStops(ride, form),
  })
}
