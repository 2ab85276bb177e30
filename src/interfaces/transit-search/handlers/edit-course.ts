import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { Handler, OperationContext } from '../../../kernel/wire/interface.ts'
import type { QueryOf } from '../../../kernel/wire/contract.ts'
import type { transitSearch } from '../contract.ts'
import { replaceLeg } from '../domain/replace-leg.ts'
import { toPlaceClock } from '../domain/to-place-clock.ts'
import { toKeptRide } from '../domain/to-kept-ride.ts'
import { addSeconds, toSeconds } from '../domain/to-seconds.ts'
import type { KeptRide, TransitSearch } from '../port.ts'
import type { Settings } from '../settings.ts'
import { toVersions } from '../wire/answer/versions.ts'
import { writeAnswer } from '../wire/answer/write-answer.ts'
import { readChoice } from '../wire/request/read-choice.ts'
import { readDatum, readDetails } from '../wire/request/read-course-query.ts'
import { readMomentAt } from '../wire/request/read-moment.ts'
import { readSwitch } from '../wire/request/read-switch.ts'
import { refuse } from '../wire/request/refuse.ts'
import { refuseUnservedParameters, type UnservedParameters } from '../wire/request/refuse-unserved.ts'
import { findSection, wrap } from './kept-courses.ts'
import { type KeptCourse, openKeptCourse } from './open-kept-course.ts'
import { openClock } from './open-clock.ts'
import { writeCourses } from './write-courses.ts'
import type { Journey, JourneyQuery, Ride } from '../domain/journey.ts'

type Operations = (typeof transitSearch)['operations']
type Context = OperationContext<TransitSearch, Settings>
type Parameters = QueryOf<Operations['editCourse']>

const noPasses = { harmless: [], because: 'feeds have no passes' }

const unserved: UnservedParameters = {
  assignRoute: noPasses,
  assignDetailRoute: noPasses,
  assignTeikiSerializeData: noPasses,
  coupon: { harmless: [], because: 'feeds have no coupons' },
}

/** Courses among which the next earlier or later one is looked for. */
const candidates = 10

const instructions = new Map([
  ['AutoPrevious', 'earlier'],
  ['AutoNext', 'later'],
] as const)

const legTypes: ReadonlyMap<string, 'departure' | 'arrival' | 'firstTrain' | 'lastTrain'> = new Map([
  ['departure', 'departure'],
  ['arrival', 'arrival'],
  ['firstTrain', 'firstTrain'],
  ['lastTrain', 'lastTrain'],
])

/** A course as it is now, the next earlier or later one, or with another train for one of its lines. */
export const editCourse: Handler<Operations['editCourse'], TransitSearch, Settings> = async (input, context) => {
  refuseUnservedParameters(input.url, unserved)
  const kept = await openKeptCourse(input.query, context)
  const { query, journey } = await edit(kept, input.query, context)
  const { gcs, addStop } = input.query
  const form = {
    gcs: readDatum(gcs),
    addsStops: readSwitch('addStop', addStop, 'false'),
    ...readDetails(input.query),
  }
  const [course] = await writeCourses([journey], { query, form, feeds: kept.feeds }, context)
  if (!course) throw new Error('A journey is one course.')
  return writeAnswer({ ResultSet: { ...toVersions(kept.feeds), ...wrap(course, context.settings).ResultSet } }, input)
}

interface Edited {
  readonly query: KeptCourse['course']['query']
  readonly journey: Journey
}

async function edit(kept: KeptCourse, parameters: Parameters, context: Context): Promise<Edited> {
  const { course, journey } = kept
  const { sectionIndex, lineCode, assignInstruction, assignType } = parameters
  if (sectionIndex === undefined) {
    if (!assignInstruction) return { query: course.query, journey }
    const direction = readChoice('assignInstruction', assignInstruction, 'AutoNext', instructions)
    return direction === 'later' ? findLater(kept, context) : findEarlier(kept, context)
  }
  const ride = findSection(journey, sectionIndex)
  const instead = lineCode
    ? [await takeTrain(ride, lineCode, context)]
    : assignType
      ? await searchLeg(ride, parameters, context)
      : undefined
  if (!instead)
    throw refuse('lineCode', 'Give "lineCode", the code of a train, or "assignType" with a time, for the section.')
  const rides = journey.legs.filter((leg) => leg.kind === 'ride')
  const place = rides.indexOf(ride)
  const [before, after] = [rides.slice(0, place).map(toKeptRide), rides.slice(place + 1).map(toKeptRide)]
  const changed = await replaceLeg(context.engine, { query: course.query, before, instead, after }, context)
  if (changed) return { query: course.query, journey: changed }
  throw lost('The train leaves before one can be there, or nothing goes on from where it comes to.')
}

async function findLater({ course, journey }: KeptCourse, { engine, signal }: Context): Promise<Edited> {
  const departure = firstDeparture(journey)
  const moment = await toPlaceClock(engine, addSeconds(departure, 60), course.query.places[0])
  const asked = { ...course.query, kind: 'departure', ...moment } as const
  const { journeys } = await engine.findJourneys({ ...asked, order: 'best', maxJourneys: candidates }, { signal })
  const later = journeys
    .filter((other) => hasRide(other) && toSeconds(firstDeparture(other)) > toSeconds(departure))
    .toSorted((one, other) => toSeconds(firstDeparture(one)) - toSeconds(firstDeparture(other)))
  if (later[0]) return { query: asked, journey: later[0] }
  throw lost('Nothing goes there later.')
}

async function findEarlier({ course, journey }: KeptCourse, { engine, signal }: Context): Promise<Edited> {
  const [departure, arrival] = [firstDeparture(journey), lastArrival(journey)]
  const moment = await toPlaceClock(engine, addSeconds(arrival, -60), course.query.places.at(-1))
  const asked = { ...course.query, kind: 'arrival', ...moment } as const
  const { journeys } = await engine.findJourneys({ ...asked, order: 'best', maxJourneys: candidates }, { signal })
  const earlier = journeys
    .filter((other) => hasRide(other) && toSeconds(firstDeparture(other)) < toSeconds(departure))
    .toSorted((one, other) => toSeconds(firstDeparture(other)) - toSeconds(firstDeparture(one)))
  if (earlier[0]) return { query: asked, journey: earlier[0] }
  throw lost('Nothing goes there earlier.')
}

/** The part of a train's way that leads from where the ride is boarded to where it is left. */
async function takeTrain(ride: Ride, lineCode: string, { engine, signal }: Context): Promise<KeptRide> {
  const train = await engine.readRun(lineCode, { signal })
  const [board, alight] = [ride.calls[0]?.station.code ?? '', ride.calls.at(-1)?.station.code ?? '']
  const codes = train.calls.map(({ station }) => station.code)
  const boardPosition = codes.indexOf(board)
  const alightPosition = codes.indexOf(alight, boardPosition + 1)
  if (boardPosition < 0 || alightPosition < 0)
    throw refuse('lineCode', 'The train does not go from where the section begins to where it ends.')
  return { ...toKeptRide(train), boardPosition, alightPosition, boardCode: board, alightCode: alight }
}

async function searchLeg(
  ride: Ride,
  { assignType, date, time }: Parameters,
  context: Context,
): Promise<readonly KeptRide[]> {
  const { engine, signal } = context
  const kind = readChoice('assignType', assignType, 'departure', legTypes)
  const places = [{ code: ride.calls[0]?.station.code ?? '' }, { code: ride.calls.at(-1)?.station.code ?? '' }]
  const moment = await readMomentAt({ kind, date: date || ride.serviceDate, time }, places, openClock(context))
  const query: JourneyQuery = { places, kind, ...moment, order: 'best', maxJourneys: 1 }
  const [found] = (await engine.findJourneys(query, { signal })).journeys
  if (found && hasRide(found)) return found.legs.filter((leg) => leg.kind === 'ride').map(toKeptRide)
  throw lost('Nothing goes from where the section begins to where it ends then.')
}

function hasRide({ legs }: Journey): boolean {
  return legs.some(({ kind }) => kind === 'ride')
}

function firstDeparture({ legs: [first] }: Journey) {
  const moment = first?.kind === 'walk' ? first.departure : first?.calls[0]?.departure
  if (!moment) throw new Error('A journey begins at no time.')
  return moment
}

function lastArrival({ legs }: Journey) {
  const moment = legs.findLast((leg) => leg.kind === 'ride')?.calls.at(-1)?.arrival
  if (!moment) throw new Error('A journey has no train.')
  return moment
}

function lost(sentence: string): ServiceError {
  return new ServiceError('lost_course', 400, sentence)
}
