import { isWithinStation } from '../domain/is-within-station.ts'
import { toClock, toLocalMinutes } from '../domain/local-time.ts'
import type { Call, Journey, Moment, Ride, Walk } from '../domain/journey.ts'

/** A leg as a row of a table. */
export interface JourneyRow {
  readonly departure: string
  readonly from: string
  readonly line: string
  readonly arrival: string
  readonly to: string
}

/** A journey's rides and walks, one a row; platforms stand behind their stations. */
export function listJourneyRows({ legs }: Journey): readonly JourneyRow[] {
  return legs.filter((leg) => leg.kind === 'ride' || !isWithinStation(leg)).map(toRow)
}

function toRow(leg: Ride | Walk): JourneyRow {
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
    departure: writeTime(first?.departure),
    from: describeCall(first),
    line:
      (leg.destination === '' ? leg.line : `${leg.line} (${leg.destination})`) +
      (leg.isThrough ? ', stay on board' : '') +
      formatDelay(leg),
    arrival: writeTime(last?.arrival),
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

function writeTime(moment: Moment | undefined): string {
  return moment ? toClock(toLocalMinutes(moment)) : ''
}

function nameOf(place: Walk['from']): string {
  return 'code' in place ? place.name : `${place.latitude}, ${place.longitude}`
}
