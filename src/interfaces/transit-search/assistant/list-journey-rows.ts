import { isWithinStation } from '../domain/is-within-station.ts'
import { moveClock, toClock, toLocalMinutes } from '../domain/local-time.ts'
import type { Call, Journey, Moment, Ride, Walk } from '../domain/journey.ts'

/** A leg as a row of a table. */
export interface JourneyRow {
  readonly departure: string
  readonly from: string
  readonly line: string
  readonly arrival: string
  readonly to: string
}

/** A journey's rides and walks, one a row; platforms stand behind their stations. Its times are by the clocks of `timeZone`. */
export function listJourneyRows({ legs }: Journey, timeZone: string): readonly JourneyRow[] {
  return legs.filter((leg) => leg.kind === 'ride' || !isWithinStation(leg)).map((leg) => toRow(leg, timeZone))
}

function toRow(leg: Ride | Walk, timeZone: string): JourneyRow {
  if (leg.kind === 'walk')
    return {
      departure: '',
      from: nameOf(leg.from),
      line: `on foot, ${Math.ceil(leg.seconds / 60)} min`,
      arrival: '',
      to: nameOf(leg.to),
    }
  const [first, last] = [leg.calls[0], leg.calls.at(-1)]
  return {
    departure: writeTime(first?.departure, first, timeZone),
    from: describeCall(first),
    line:
      (leg.destination === '' ? leg.line : `${leg.line} (${leg.destination})`) +
      (leg.isThrough ? ', stay on board' : '') +
      formatDelay(leg),
    arrival: writeTime(last?.arrival, last, timeZone),
    to: describeCall(last),
  }
}

/** As live data say it; empty where it is on time to the minute. */
function formatDelay({ delay }: Ride): string {
  const minutes = Math.trunc(delay / 60)
  if (minutes === 0) return ''
  return minutes > 0 ? `, ${minutes} min late` : `, ${-minutes} min early`
}

function describeCall(call: Call | undefined): string {
  if (!call) return ''
  return call.platform === '' ? call.station.name : `${call.station.name} [${call.platform}]`
}

/** By the clocks of the station. */
function writeTime(moment: Moment | undefined, call: Call | undefined, timeZone: string): string {
  return moment ? toClock(moveClock(toLocalMinutes(moment), timeZone, call?.station.timeZone ?? timeZone)) : ''
}

function nameOf(place: Walk['from']): string {
  return 'code' in place ? place.name : `${place.latitude}, ${place.longitude}`
}
