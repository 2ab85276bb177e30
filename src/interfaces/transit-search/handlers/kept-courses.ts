import type { Handler } from '../../../kernel/wire/interface.ts'
import type { transitSearch } from '../contract.ts'
import { isWithinStation } from '../domain/is-within-station.ts'
import type { TransitSearch } from '../port.ts'
import type { Settings } from '../settings.ts'
import { chooseRepetition } from '../wire/answer/repeat-element.ts'
import { toVersions } from '../wire/answer/versions.ts'
import { writeAnswer } from '../wire/answer/write-answer.ts'
import { readCount } from '../wire/request/read-choice.ts'
import { readDatum } from '../wire/request/read-course-query.ts'
import { refuse } from '../wire/request/refuse.ts'
import { refuseUnservedParameters, type UnservedParameters } from '../wire/request/refuse-unserved.ts'
import { openKeptCourse } from './open-kept-course.ts'
import { maxOfDay, readTable } from './read-timetables.ts'
import { writeCourses } from './write-courses.ts'
import type { Journey, Ride } from '../domain/journey.ts'

type Operations = (typeof transitSearch)['operations']

const noPasses = { harmless: [], because: 'feeds have no passes' }
const noCharges = { harmless: ['1'], because: 'feeds have no charges beside the fare' }

const unservedChoices: UnservedParameters = {
  chargeIndex: noCharges,
  vehicleIndex: noCharges,
  passClassIndex: noPasses,
  nikukanteikiIndex: noPasses,
  passStatusIndex: noPasses,
  teikiKind: noPasses,
}

/** Each ride has the one fare that the feed gives it; others can be asked for of no index. */
export const recalculateCourse: Handler<Operations['recalculateCourse'], TransitSearch, Settings> = async (
  input,
  context,
) => {
  refuseUnservedParameters(input.url, unservedChoices)
  const { course, journey, feeds } = await openKeptCourse(input.query, context)
  for (const index of (input.query.fareIndex ?? '').split(':').filter((text) => text !== ''))
    readCount('fareIndex', index, 1, Math.max(1, journey.fares.length))
  const form = {
    gcs: readDatum(input.query.gcs),
    addsStops: false,
    addsOperators: false,
    addsLive: false,
    language: 'ja',
  }
  const [Course] = await writeCourses([journey], { query: course.query, form, feeds }, context)
  if (!Course) throw new Error('A journey is one course.')
  const { ResultSet } = wrap(Course, context.settings)
  return writeAnswer({ ResultSet: { ...toVersions(feeds), ...ResultSet } }, input)
}

/** One course is an object, unless lists are wanted everywhere. */
export function wrap<Course>(course: Course, { TRANSIT_SEARCH_COLLAPSE: collapse }: Settings) {
  return { ResultSet: { Course: chooseRepetition(collapse)([course]) ?? [] } }
}

export const repayCourse: Handler<Operations['repayCourse'], TransitSearch, Settings> = async (input, context) => {
  await openKeptCourse(input.query, context)
  throw refuse('serializeData', 'The course has no pass that could be paid back: feeds have none.')
}

export const readCourseTimetable: Handler<Operations['readCourseTimetable'], TransitSearch, Settings> = async (
  input,
  context,
) => {
  const { journey, feeds } = await openKeptCourse(input.query, context)
  const ride = findSection(journey, input.query.sectionIndex)
  const place = { code: ride.calls[0]?.station.code ?? '' }
  const { directions } = await context.engine.listDirections(place, context)
  for (const { code, direction } of directions.filter((each) => each.line === ride.line)) {
    if (direction !== ride.direction) continue
    const query = { place, direction: code, date: ride.serviceDate, maxDepartures: maxOfDay }
    const { departures } = await context.engine.listDepartures(query, context)
    if (!departures.some(({ run }) => run === ride.run)) continue
    const table = await readTable(place, code, ride.serviceDate, context)
    return writeAnswer({ ResultSet: { ...toVersions(feeds), TimeTable: table } }, input)
  }
  throw refuse('sectionIndex', `The train of the section is on no timetable of its station.`)
}

/** Lines are counted from 1, walks between stations among them, as a course has them. */
export function findSection({ legs }: Journey, sectionIndex: string): Ride {
  const lines = legs.filter((leg) => leg.kind === 'ride' || !isWithinStation(leg))
  const leg = lines[readCount('sectionIndex', sectionIndex, 1, lines.length) - 1]
  if (leg?.kind === 'ride') return leg
  throw refuse('sectionIndex', `Section ${sectionIndex} is a walk; a train is wanted.`)
}
