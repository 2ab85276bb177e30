import type { FeedTexts } from './small-feed.ts'

/** A made-up railway of one time zone: what all feeds of tests of time zones are alike in. */
export function writeRailway({ timeZone, stops, trips, days = ['20260101', '20261231'] }: Railway): FeedTexts {
  const ids = Object.keys(trips)
  return {
    'agency.txt': `agency_id,agency_name,agency_url,agency_timezone\nA,Railway,https://example.invalid/,${timeZone}\n`,
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,stop_timezone\n${stops.join('\n')}\n`,
    'routes.txt': 'route_id,agency_id,route_short_name,route_long_name,route_type\nline,A,L,Line,2\n',
    'calendar.txt':
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n' +
      `daily,1,1,1,1,1,1,1,${days.join(',')}\n`,
    'trips.txt': `route_id,service_id,trip_id,direction_id\n${ids.map((id) => `line,daily,${id},0\n`).join('')}`,
    'stop_times.txt':
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence\n' +
      ids.flatMap((id) => (trips[id] ?? []).map((call, index) => writeCall(id, call, index))).join(''),
  }
}

export interface Railway {
  readonly timeZone: string
  /** Id, name, latitude, longitude, time zone or nothing. */
  readonly stops: readonly string[]
  /** Calls by trip: `24:05 camden`. */
  readonly trips: Readonly<Record<string, readonly string[]>>
  /** The first and the last. */
  readonly days?: readonly [string, string]
}

function writeCall(trip: string, call: string, index: number): string {
  const [time = '', stop = ''] = call.split(' ')
  return `${trip},${time}:00,${time}:00,${stop},${index + 1}\n`
}

/** A line of London, by its own clocks. */
export const londonFeed = writeRailway({
  timeZone: 'Europe/London',
  stops: ['camden,Camden Town,51.5392,-0.1426,', 'pancras,St Pancras,51.5308,-0.1260,'],
  trips: {
    morning: ['8:40 camden', '8:50 pancras'],
    forenoon: ['9:15 camden', '9:25 pancras'],
    noon: ['12:20 camden', '12:30 pancras'],
    night: ['24:05 camden', '24:15 pancras'],
  },
})

/** Trains under the Channel: all times are by the clocks of Paris, St Pancras lives by those of London. */
export const channelFeed = writeRailway({
  timeZone: 'Europe/Paris',
  stops: ['london,St Pancras,51.5308,-0.1260,Europe/London', 'paris,Gare du Nord,48.8809,2.3553,'],
  trips: { out: ['10:24 london', '12:47 paris'], back: ['9:13 paris', '11:30 london'] },
})
