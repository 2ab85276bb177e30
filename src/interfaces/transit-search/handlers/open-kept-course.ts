import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { OperationContext } from '../../../kernel/wire/interface.ts'
import type { ImportedFeed, TransitSearch } from '../port.ts'
import { toVersions } from '../wire/answer/versions.ts'
import { openCourse, type SealedCourse } from '../wire/course/course-seal.ts'
import { readSwitch } from '../wire/request/read-switch.ts'
import { refuse } from '../wire/request/refuse.ts'
import type { Journey } from '../domain/journey.ts'

export interface KeptCourse {
  readonly course: SealedCourse
  readonly journey: Journey
  readonly feeds: readonly ImportedFeed[]
}

interface KeptParameters {
  readonly serializeData: string
  readonly checkEngineVersion?: string | undefined
}

/** A course that was handed out, by the timetable that there is now. */
export async function openKeptCourse(
  { serializeData, checkEngineVersion }: KeptParameters,
  { engine, signal }: Pick<OperationContext<TransitSearch>, 'engine' | 'signal'>,
): Promise<KeptCourse> {
  const feeds = await engine.listFeeds()
  const course = openCourse(serializeData, await engine.readSecret())
  const { engineVersion } = toVersions(feeds)
  if (readSwitch('checkEngineVersion', checkEngineVersion, 'true') && course.engineVersion !== engineVersion)
    throw new ServiceError(
      'lost_course',
      400,
      `The course is of the timetables ${course.engineVersion}, which are ${engineVersion} now; checkEngineVersion=false takes it nonetheless.`,
    )
  if (course.rides.length === 0) throw refuse('serializeData', 'The course is a walk; it has no train to begin with.')
  const { journey } = await engine.rebuildJourney(course, { signal })
  return { course, feeds, journey }
}
