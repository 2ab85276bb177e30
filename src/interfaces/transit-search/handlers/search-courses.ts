import type { OperationContext } from '../../../kernel/wire/interface.ts'
import type { Answer } from '../../../kernel/wire/interface/answer.ts'
import { dropUndefined } from '../../../libraries/json/drop-undefined.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { transitSearch } from '../contract.ts'
import type { TransitSearch } from '../port.ts'
import type { Settings } from '../settings.ts'
import { chooseRepetition } from '../wire/answer/repeat-element.ts'
import { toVersions } from '../wire/answer/versions.ts'
import { writeAnswer } from '../wire/answer/write-answer.ts'
import { openClock } from './open-clock.ts'
import { writeCourses } from './write-courses.ts'
import { type CourseParameters, readCourseQuery, type SearchWay } from '../wire/request/read-course-query.ts'

type CourseBody = ResponseOf<(typeof transitSearch)['operations']['searchCourses']>

interface CourseInput {
  readonly query: CourseParameters
  readonly url: URL
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** All route searches; they differ in their parameters, and in the way that their path names. */
export async function searchCourses(
  input: CourseInput,
  context: OperationContext<TransitSearch, Settings>,
  way: SearchWay = {},
): Promise<Answer<CourseBody>> {
  const { engine, settings, signal } = context
  const feeds = await engine.listFeeds()
  const { query, ...form } = await readCourseQuery(input.query, openClock(context), way)
  const { journeys } = await engine.findJourneys(query, { signal })
  const courses = await writeCourses(journeys, { query, form, feeds }, { engine, settings })
  const repeat = chooseRepetition(settings.TRANSIT_SEARCH_COLLAPSE)
  return writeAnswer({ ResultSet: dropUndefined({ ...toVersions(feeds), Course: repeat(courses) }) }, input)
}
