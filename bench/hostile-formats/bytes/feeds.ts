/** Timetables (GTFS) of one bus line, with as much more of anything as is wanted. */
import { writeZip } from '../../../src/interfaces/transit-search/testing/write-zip.ts'

type Tables = Readonly<Record<string, string>>

/** Two stops and a bus between them. */
export const smallFeed: Tables = {
  'agency.txt': 'agency_id,agency_name,agency_url,agency_timezone\na,A,http://a.example,Asia/Tokyo\n',
  'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\ns1,One,35,139\ns2,Two,35.1,139.1\n',
  'routes.txt': 'route_id,agency_id,route_short_name,route_type\nr,a,1,3\n',
  'trips.txt': 'route_id,service_id,trip_id\nr,d,t\n',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nd,1,1,1,1,1,1,1,20260101,20261231\n',
  'stop_times.txt':
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt,08:00:00,08:00:00,s1,1\nt,08:10:00,08:10:00,s2,2\n',
}

export const archive = (changed: Tables) =>
  writeZip(Object.entries({ ...smallFeed, ...changed }).map(([name, data]) => ({ name, data })))
export const lines = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${write(index)}\n`).join('')
export const head = (table: string) => `${smallFeed[table]?.split('\n', 1)[0]}\n`
/** More rows of a table. */
export const more = (table: string, count: number, write: (index: number) => string): Tables => ({
  [table]: `${smallFeed[table]}${lines(count, write)}`,
})
export const time = (seconds: number) =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
export const call = (trip: string, seconds: number, stop: string, sequence: number) =>
  `${trip},${time(seconds)},${time(seconds)},${stop},${sequence}`
const trips = (count: number, further = '') => more('trips.txt', count, (index) => `r,d,t${index}${further}`)

/** Each trip leaves later and arrives earlier than the one before: no two may stand in one list. */
export function overtaking(count: number): Tables {
  const calls = lines(
    count,
    (index) => `${call(`t${index}`, 20_000 + index, 's1', 1)}\n${call(`t${index}`, 3_500_000 - index, 's2', 2)}`,
  )
  return { ...trips(count), 'stop_times.txt': head('stop_times.txt') + calls }
}

/** One trip of so many calls at two stops. */
export const longTrip = (count: number): Tables => ({
  'stop_times.txt':
    head('stop_times.txt') + lines(count, (index) => call('t', index * 60, `s${1 + (index % 2)}`, index)),
})

/** As many trips, each of two calls. */
export function manyTrips(count: number, more: Tables = {}): Tables {
  const calls = lines(
    count,
    (index) => `${call(`t${index}`, index % 80_000, 's1', 1)}\n${call(`t${index}`, (index % 80_000) + 600, 's2', 2)}`,
  )
  return { ...trips(count), 'stop_times.txt': head('stop_times.txt') + calls, ...more }
}

export const station = (index: number, rest: string) => `p${index},Same,35,139${rest}`
export const frequencies = (rows: string) => ({
  'frequencies.txt': `trip_id,start_time,end_time,headway_secs\n${rows}`,
})
export const transfers = (rows: string) => ({
  'transfers.txt': `from_stop_id,to_stop_id,transfer_type,min_transfer_time,from_trip_id,to_trip_id,from_route_id,to_route_id\n${rows}`,
})
export const parented = (count: number): Tables => ({
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\ns1,One,35,139,0,\ns2,Two,35.1,139.1,0,\nA,A,35,139,1,\nB,B,35,139,1,\n${lines(count, (index) => station(index, `,0,${index % 2 ? 'A' : 'B'}`))}`,
})
