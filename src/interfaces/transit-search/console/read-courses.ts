import type { CourseBody } from './transit-client.ts'
import { listOf } from './transit-client.ts'

/** A journey as the page draws it. */
export interface JourneyView {
  readonly departure: string
  readonly arrival: string
  readonly minutes: number
  readonly changes: number
  readonly fare: number | undefined
  /** What the server makes it again from. */
  readonly serializeData: string
  readonly legs: readonly LegView[]
}

export interface LegView {
  readonly isWalk: boolean
  readonly name: string
  /** As CSS has it. */
  readonly color: string
  readonly minutes: number
  readonly begin: EndView
  readonly end: EndView
  readonly between: readonly StopView[]
  /** To riders of this line. */
  readonly notices: readonly string[]
}

export interface EndView {
  readonly place: PlaceView
  /** `09:30`; empty in answers by averages. */
  readonly time: string
  /** By the timetable, where live data say another time. */
  readonly planned: string
  readonly platform: string
}

export interface PlaceView {
  readonly name: string
  readonly code: string
  readonly latitude: number
  readonly longitude: number
}

export interface StopView {
  readonly name: string
  readonly code: string
  readonly time: string
}

type Course = ReturnType<typeof listCourses>[number]
type Route = Course['Route']
type Point = Route['Point'][number]
type Line = ReturnType<typeof listLines>[number]

/** The journeys of an answer, asked for in WGS 84 and with the stops between. */
export function readCourses(body: CourseBody): readonly JourneyView[] {
  return listCourses(body).map(readCourse)
}

function listCourses(body: CourseBody) {
  return listOf(body.ResultSet.Course)
}

function listLines(route: Route) {
  return listOf(route.Line)
}

function readCourse({ dataType, SerializeData, Route, Price }: Course): JourneyView {
  const readTime = dataType === 'plain' ? () => '' : readClock
  const legs = listLines(Route).map((line, index) =>
    readLeg(line, Route.Point[index], Route.Point[index + 1], readTime),
  )
  const fare = listOf(Price).find(({ kind }) => kind === 'FareSummary')
  return {
    departure: legs[0]?.begin.time ?? '',
    arrival: legs.at(-1)?.end.time ?? '',
    minutes: Number(Route.timeOnBoard) + Number(Route.timeWalk) + Number(Route.timeOther),
    changes: Number(Route.transferCount),
    fare: fare && Number(fare.Oneway),
    serializeData: SerializeData,
    legs,
  }
}

function readLeg(line: Line, from: Point | undefined, to: Point | undefined, readTime: typeof readClock): LegView {
  const isWalk = line.Type === undefined || line.Type === 'walk'
  return {
    isWalk,
    name: isWalk ? 'Walk' : (line.Name ?? ''),
    color: toCssColor(line.Color),
    minutes: Number(line.timeOnBoard),
    begin: readEnd(from, line.DepartureState, readTime),
    end: readEnd(to, line.ArrivalState, readTime),
    between: listOf(line.Stop).slice(1, -1).map(readStop),
    notices: listOf(line.Comment),
  }
}

function readEnd(point: Point | undefined, state: Line['DepartureState'], readTime: typeof readClock): EndView {
  const time = readTime(state)
  const planned = state.Planned ? readTime({ ...state, Datetime: state.Planned }) : time
  return { place: readPlace(point), time, planned: planned === time ? '' : planned, platform: state.no ?? '' }
}

function readPlace(point: Point | undefined): PlaceView {
  return {
    name: point?.Station?.Name ?? point?.Name ?? '',
    code: point?.Station?.code ?? '',
    latitude: Number(point?.GeoPoint?.lati_d),
    longitude: Number(point?.GeoPoint?.longi_d),
  }
}

type Stop = ReturnType<typeof listOf<Exclude<NonNullable<Line['Stop']>, readonly unknown[]>>>[number]

function readStop({ Point, ArrivalState, DepartureState }: Stop): StopView {
  const state = DepartureState ?? ArrivalState
  return {
    name: Point.Station.Name,
    code: Point.Station.code,
    time: state?.Datetime?.text.slice(0, 'HH:MM'.length) ?? '',
  }
}

/** `2026-11-24T12:57:00+09:00` is 12:57 where the train goes, wherever the page is read. */
function readClock({ Datetime }: Line['DepartureState']): string {
  return Datetime?.text.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length) ?? ''
}

function toCssColor(color: string): string {
  const [red, green, blue] = [0, 3, 6].map((start) => Number(color.slice(start, start + 3)))
  return `rgb(${red} ${green} ${blue})`
}
