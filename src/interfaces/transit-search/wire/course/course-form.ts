import type { SearchKind } from '../../port.ts'
import type { RepeatElement } from '../answer/repeat-element.ts'
import type { Datum } from '../position/datum.ts'

/** How the courses of one answer are to be written. */
export interface CourseForm {
  readonly kind: SearchKind
  readonly gcs: Datum
  readonly addsStops: boolean
  readonly timeZone: string
  readonly repeat: RepeatElement
}
