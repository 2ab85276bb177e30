import { dropUndefined } from '../../../../kernel/config/drop-undefined.ts'
import { toDatetime, toLocalMinutes } from '../../domain/local-time.ts'
import type { Alert } from '../../domain/alert.ts'
import { toNotice } from '../answer/to-notice.ts'
import type { Departure, Moment, StationDepartures } from '../../port.ts'

/** What leaves a station next; a vehicle without `expected` does not come. */
export function toDepartureBoard(
  { station, departures }: StationDepartures,
  { timeZone, alerts }: { readonly timeZone: string; readonly alerts: readonly Alert[] },
) {
  return {
    alerts: alerts.map(toNotice),
    station: { code: station.code, name: station.name },
    departures: departures.map((departure) => toRow(departure, timeZone)),
  }
}

function toRow(
  { line, vehicle, color, destination, platform, plannedPlatform, planned, expected, headway, run }: Departure,
  timeZone: string,
) {
  const write = (moment: Moment) => toDatetime(toLocalMinutes(moment), timeZone)
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
