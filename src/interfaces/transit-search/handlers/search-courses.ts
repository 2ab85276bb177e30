import type { OperationContext } from '../../../kernel/interface.ts'
import type { Answer } from '../../../kernel/http/answer.ts'
import { dropUndefined } from '../../../kernel/config/drop-undefined.ts'
import type { ResponseOf } from '../../../kernel/contract.ts'
import type { transitSearch } from '../contract.ts'
import { toLocalMinutes } from '../domain/local-time.ts'
import type { TransitSearch } from '../port.ts'
import type { Settings } from '../settings.ts'
import { chooseRepetition } from '../wire/answer/repeat-element.ts'
import { toVersions } from '../wire/answer/versions.ts'
import { writeAnswer } from '../wire/answer/write-answer.ts'
import { toCourse } from '../wire/course/to-course.ts'
import { type CourseParameters, readCourseQuery, type SearchWay } from '../wire/request/read-course-query.ts'

type CourseBody = ResponseOf<(typeof transitSearch)['operations']['searchCourses']>

interface CourseInput {
  readonly query: CourseParameters
  readonly url: URL
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Where nothing was imported yet, for the sake of the sentence that says so. */
const usualTimeZone = 'Asia/Tokyo'

/** All route searches; they differ in their parameters, and in the way that their path names. */
export async function searchCourses(
  input: CourseInput,
  { engine, settings, signal, now }: OperationContext<TransitSearch, Settings>,
  way: SearchWay = {},
): Promise<Answer<CourseBody>> {
  const feeds = await engine.listFeeds()
  const timeZone = feeds[0]?.timeZone ?? usualTimeZone
  const { query, ...form } = readCourseQuery(input.query, timeZone, now(), way)
  const { journeys } = await engine.findJourneys(query, { signal })
  const repeat = chooseRepetition(settings.TRANSIT_SEARCH_COLLAPSE)
  const asked = toLocalMinutes(query)
  const courses = journeys.map((journey) => toCourse(journey, { ...form, kind: query.kind, asked, timeZone, repeat }))
  return writeAnswer({ ResultSet: dropUndefined({ ...toVersions(feeds), Course: repeat(courses) }) }, input)
}
