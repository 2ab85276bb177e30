import type { OperationContext } from '../../../kernel/wire/interface.ts'
import { moveClock, toLocalMinutes } from '../domain/local-time.ts'
import type { AskedJourney, ImportedFeed, TransitSearch } from '../port.ts'
import type { Settings } from '../settings.ts'
import { chooseRepetition } from '../wire/answer/repeat-element.ts'
import { toVersions } from '../wire/answer/versions.ts'
import type { CourseForm } from '../wire/course/course-form.ts'
import { createSeal } from '../wire/course/create-seal.ts'
import { toCourse } from '../wire/course/to-course.ts'
import type { Journey } from '../domain/journey.ts'

export interface CoursesToWrite {
  readonly query: AskedJourney
  readonly form: Pick<CourseForm, 'gcs' | 'addsStops' | 'addsOperators' | 'addsLive' | 'language'>
  readonly feeds: readonly ImportedFeed[]
}

/** Journeys as this wire has them, each with what it can be made again from. */
export async function writeCourses(
  journeys: readonly Journey[],
  { query, form, feeds }: CoursesToWrite,
  { engine, settings }: Pick<OperationContext<TransitSearch, Settings>, 'engine' | 'settings'>,
) {
  const { engineVersion } = toVersions(feeds)
  const [timeZone, ofPlace] = [await engine.readTimeZone(), await engine.readTimeZone(query.places[0])]
  const whole: CourseForm = {
    ...form,
    alerts: form.addsLive ? await engine.listAlerts() : [],
    kind: query.kind,
    asked: moveClock(toLocalMinutes(query), ofPlace, timeZone),
    timeZone,
    repeat: chooseRepetition(settings.TRANSIT_SEARCH_COLLAPSE),
    seal: createSeal({ query, engineVersion, secret: await engine.readSecret() }),
  }
  return journeys.map((journey) => toCourse(journey, whole))
}
