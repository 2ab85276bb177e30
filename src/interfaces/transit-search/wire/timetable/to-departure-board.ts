import { dropUndefined } from '../../../../libraries/json/drop-undefined.ts'
import { toDatetime, toDatetimeAt, toLocalMinutes, toLocalMoment } from '../../domain/local-time.ts'
import type { Alert } from '../../domain/alert.ts'
import { toNotice } from '../answer/to-notice.ts'
import type { Departure, StationDepartures } from '../../port.ts'
import type { Moment } from '../../domain/journey.ts'

interface BoardForm {
  /** By whose clocks the times of departures are; they are shown by those of the station. */
  readonly timeZone: string
  readonly alerts: readonly Alert[]
  /** BCP 47, its first part. */
  readonly language: string
}

/** What leaves a station next; a vehicle without `expected` does not come. */
export function toDepartureBoard(
  { station, departures }: StationDepartures,
  { timeZone, alerts, language }: BoardForm,
) {
  const shown = station.timeZone ?? timeZone
  return {
    alerts: alerts.map((alert) => toNotice(alert, language)),
    notices: alerts.map((alert) => ({
      text: toNotice(alert, language),
      cause: alert.cause,
      effect: alert.effect,
      periods: alert.periods.map(({ from, until }) => toPeriod(from, until, shown)),
    })),
    station: { code: station.code, name: station.name },
    departures: departures.map((departure) =>
      toRow(departure, (moment) => toDatetimeAt(toLocalMinutes(moment), timeZone, shown)),
    ),
  }
}

/** The last second of the year 9999; some producers say "always" by the largest number that there is. */
const endOfTime = 253_402_300_799

/** An open end is not there. */
function toPeriod(from: number, until: number, timeZone: string) {
  const write = (seconds: number) =>
    seconds === 0 || seconds >= endOfTime
      ? undefined
      : toDatetime(toLocalMinutes(toLocalMoment(seconds * 1000, timeZone)), timeZone)
  return dropUndefined({ from: write(from), until: write(until) })
}

function toRow(
  { line, vehicle, color, destination, platform, plannedPlatform, planned, expected, headway, run }: Departure,
  write: (moment: Moment) => string,
) {
  return dropUndefined({
    line,
    kind: vehicle,
    color,
    destination,
    platform,
    plannedPlatform: plannedPlatform === platform ? undefined : plannedPlatform,
    planned: write(planned),
    expected: expected && write(expected),
    everyMinutes: headway > 0 ? Math.round(headway / 60) : undefined,
    code: run,
  })
}
