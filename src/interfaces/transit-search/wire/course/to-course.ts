import { dropUndefined } from '../../../../libraries/json/drop-undefined.ts'
import type { CourseForm } from './course-form.ts'
import { listLegs } from './list-legs.ts'
import { toPrices } from './to-prices.ts'
import { timeByAverages } from './time-by-averages.ts'
import { toRoute } from './to-route.ts'
import type { Journey } from '../../domain/journey.ts'

/** A journey as this wire writes it. */
export function toCourse(journey: Journey, form: CourseForm) {
  const isAverage = form.kind === 'average'
  const timed = isAverage ? timeByAverages(listLegs(journey), form.asked) : listLegs(journey)
  return dropUndefined({
    searchType: isAverage ? 'plain' : form.kind,
    dataType: isAverage ? 'plain' : 'onTimetable',
    SerializeData: form.seal(journey),
    Route: toRoute(timed, form),
    Price: form.repeat(toPrices(timed.fares)),
  })
}
