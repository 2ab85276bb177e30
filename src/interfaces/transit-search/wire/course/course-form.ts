import type { Alert } from '../../domain/alert.ts'
import type { LocalMinutes } from '../../domain/local-time.ts'
import type { RepeatElement } from '../answer/repeat-element.ts'
import type { Datum } from '../position/datum.ts'
import type { Journey, SearchKind } from '../../domain/journey.ts'

/** How the courses of one answer are to be written. */
export interface CourseForm {
  readonly kind: SearchKind
  /** When one sets out, or wants to be there; answers by averages count their times from it. */
  readonly asked: LocalMinutes
  readonly gcs: Datum
  readonly addsStops: boolean
  readonly addsOperators: boolean
  /** Planned times beside those to be expected, and notices: clients that do not ask for them stumble over those, too. */
  readonly addsLive: boolean
  /** Of notices. */
  readonly language: string
  readonly alerts: readonly Alert[]
  readonly timeZone: string
  readonly repeat: RepeatElement
  /** `SerializeData` of a journey. */
  readonly seal: (journey: Journey) => string
}
