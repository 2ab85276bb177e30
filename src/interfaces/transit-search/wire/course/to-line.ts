import { dropUndefined } from '../../../../libraries/json/drop-undefined.ts'
import { toWireType } from '../position/to-wire-station.ts'
import { concerns } from '../../domain/alert.ts'
import { toDatetime, toLocalMinutes } from '../../domain/local-time.ts'
import { toNotice } from '../answer/to-notice.ts'
import type { CourseForm } from './course-form.ts'
import { estimateEmissions } from '../../domain/estimate-emissions.ts'
import type { TimedLeg, TimedRide, TimedWalk } from './list-legs.ts'
import { betweenStationsColor, fromPositionColor, toColor } from './to-color.ts'
import { toState } from './to-state.ts'
import { toStops } from './to-stops.ts'
import type { Ride, Walk } from '../../domain/journey.ts'

/** One leg as this wire writes it; `fareIndex` says which fare covers it, counted from 1. */
export function toLine(timed: TimedLeg, fareIndex: number | undefined, form: CourseForm) {
  return isRide(timed) ? toRideLine(timed, fareIndex, form) : toWalkLine(timed, form)
}

export function isRide(timed: TimedLeg): timed is TimedRide {
  return timed.leg.kind === 'ride'
}

function toRideLine({ leg, begin, end, minutes }: TimedRide, fareIndex: number | undefined, form: CourseForm) {
  const { calls } = leg
  const serviceDate = form.kind === 'average' ? undefined : leg.serviceDate
  const { own, byCar } = estimateEmissions(leg.vehicle, leg.metres)
  return dropUndefined({
    ...nameLine(leg, form),
    DepartureState: toState(begin, form, {
      serviceDate,
      platform: calls[0]?.platform ?? '',
      planned: leg.planned.departure,
      plannedPlatform: leg.planned.departurePlatform,
      timeZone: calls[0]?.station.timeZone,
    }),
    ArrivalState: toState(end, form, {
      serviceDate,
      platform: calls.at(-1)?.platform ?? '',
      planned: leg.planned.arrival,
      plannedPlatform: leg.planned.arrivalPlatform,
      timeZone: calls.at(-1)?.station.timeZone,
    }),
    TimeReliability: toReliability(leg, form),
    timeOnBoard: String(minutes),
    distance: String(toHundreds(leg.metres)),
    stopStationCount: String(Math.max(0, calls.length - 2)),
    exhaustCO2: String(own),
    exhaustCO2atPassengerCar: String(byCar),
    track: toTrack(leg),
    direction: toDirection(leg),
    trainId: leg.tripId,
    fareIndex: fareIndex === undefined ? undefined : String(fareIndex),
    Comment: form.addsLive ? form.repeat(listNotices(leg, form)) : undefined,
    Stop: form.addsStops ? form.repeat(toStops(leg, form)) : undefined,
  })
}

/** Trains of a frequency without exact times come at intervals; their times are what the first one might have. */
function toReliability({ headway, isAverage }: Ride, { kind }: CourseForm): string {
  if (kind === 'average') return 'average'
  if (headway > 0) return 'interval'
  return isAverage ? 'average' : 'onTimetable'
}

function listNotices({ feed, lineId, tripId, calls }: Ride, { alerts, timeZone, language }: CourseForm): string[] {
  const departure = calls[0]?.departure
  const time = departure ? Date.parse(toDatetime(toLocalMinutes(departure), timeZone)) / 1000 : 0
  const stations = calls.map(({ station }) => station.code)
  return alerts
    .filter((alert) => concerns(alert, { feed, line: lineId, trip: tripId, stations, time }))
    .map((alert) => toNotice(alert, language))
}

function nameLine(leg: Ride, { addsOperators }: CourseForm) {
  const { line, destination, symbol, operator } = leg
  return {
    Name: destination === '' ? line : `${line}・${destination}行`,
    TypicalName: line,
    Type: toWireType(leg.vehicle, leg.isHighSpeed),
    Number: leg.number === '' ? undefined : leg.number,
    Destination: destination === '' ? undefined : destination,
    Color: toColor(leg.color),
    LineSymbol: symbol === '' ? undefined : { code: symbol, Name: symbol },
    Corporation: addsOperators && operator !== '' ? { Name: operator } : undefined,
  }
}

/** From or to a position it has no name of its own. */
function toWalkLine({ leg, begin, end, minutes }: TimedWalk, form: CourseForm) {
  return {
    ...(isBetweenStations(leg)
      ? { Name: '徒歩', TypicalName: '徒歩', Type: 'walk', Color: betweenStationsColor }
      : { Color: fromPositionColor }),
    DepartureState: toState(begin, form, { timeZone: zoneOf(leg.from, leg.to) }),
    ArrivalState: toState(end, form, { timeZone: zoneOf(leg.to, leg.from) }),
    TimeReliability: 'average',
    timeOnBoard: String(minutes),
    distance: '0',
    stopStationCount: '0',
    exhaustCO2: '0',
    exhaustCO2atPassengerCar: '0',
  }
}

/** A position goes by the clocks of the station at the other end. */
function zoneOf(place: Walk['from'], other: Walk['from']): string | undefined {
  if ('code' in place) return place.timeZone
  return 'code' in other ? other.timeZone : undefined
}

function isBetweenStations({ from, to }: Walk): boolean {
  return 'code' in from && 'code' in to
}

/** Units of 100 m. */
export function toHundreds(metres: number): number {
  return Math.round(metres / 100)
}

function toTrack({ vehicle }: Ride): string | undefined {
  if (vehicle === 'train' || vehicle === 'subway') return 'railway'
  return vehicle === 'monorail' ? 'monorail' : undefined
}

function toDirection({ direction }: Ride): string {
  if (direction === undefined) return 'None'
  return direction === 'up' ? 'Up' : 'Down'
}
