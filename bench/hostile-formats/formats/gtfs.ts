import {
  archive,
  call,
  frequencies,
  head,
  lines,
  longTrip,
  manyTrips,
  more,
  overtaking,
  parented,
  smallFeed,
  station,
  time,
  transfers,
} from '../bytes/feeds.ts'
import { type Construction, construct } from '../construction.ts'
import type { OperatorFormat } from '../operator-format.ts'
import { callMainstay } from '../programs.ts'

/** Timetables (GTFS) that are small and ask for much. */

const constructions: readonly Construction[] = [
  { name: 'plain', by: 'length', sizes: [1], write: () => archive({}) },
  {
    name: 'columns',
    by: 'count',
    sizes: [1000, 100_000],
    write: (count) =>
      archive({
        'stops.txt': `stop_id,stop_name,stop_lat,stop_lon${',x'.repeat(count)}\n${lines(20, (index) => `s${index},A,35,139${','.repeat(count)}`)}`,
      }),
  },
  {
    name: 'a line that is long',
    by: 'length',
    sizes: [900_000, 5_000_000],
    write: (length) => archive(more('stops.txt', 1, () => `s3,${'x'.repeat(length)},35,139`)),
  },
  {
    name: 'names that are long',
    by: 'length',
    sizes: [500_000],
    write: (length) => archive(more('stops.txt', 30, (index) => `n${index},${index}${'駅'.repeat(length)},35,139`)),
  },
  {
    name: 'a quote that is never closed',
    by: 'length',
    sizes: [100, 5_000_000],
    write: (length) => archive(more('stops.txt', 1, () => `s3,"${'x,\n'.repeat(length / 3)}`)),
  },
  {
    name: 'quotes',
    by: 'repetition',
    sizes: [500_000],
    write: (count) => archive(more('stops.txt', 1, () => `s3,"${'""'.repeat(count)}",35,139`)),
  },
  {
    name: 'lines in a quote',
    by: 'count',
    sizes: [500_000],
    write: (count) => archive(more('stops.txt', 1, () => `s3,"${'\n'.repeat(count)}",35,139`)),
  },
  { name: 'calls of one trip', by: 'count', sizes: [4000, 100_000], write: (count) => archive(longTrip(count)) },
  {
    name: 'calls of one trip without times',
    by: 'count',
    sizes: [4900],
    write: (count) =>
      archive({
        'stop_times.txt': `${head('stop_times.txt')}${lines(count, (index) => (index === 0 || index === count - 1 ? call('t', index, 's1', index) : `t,,,s2,${index}`))}`,
      }),
  },
  { name: 'trips', by: 'count', sizes: [1000, 200_000], write: (count) => archive(manyTrips(count)) },
  {
    name: 'trips that overtake each other',
    by: 'count',
    sizes: [1000, 20_000, 100_000],
    write: (count) => archive(overtaking(count)),
  },
  {
    name: 'trips of one id',
    by: 'repetition',
    sizes: [100_000],
    write: (count) => archive(more('trips.txt', count, () => 'r,d,t')),
  },
  {
    name: 'a block of trips',
    by: 'count',
    sizes: [1000, 30_000],
    write: (count) =>
      archive(
        manyTrips(count, {
          'trips.txt': `route_id,service_id,trip_id,block_id\n${lines(count, (index) => `r,d,t${index},b`)}`,
        }),
      ),
  },
  {
    name: 'a calendar of many years',
    by: 'length',
    sizes: [100, 8000],
    write: (years) =>
      archive({
        'calendar.txt': `${head('calendar.txt')}d,1,1,1,1,1,1,1,${String(2026 - Math.min(years, 2025)).padStart(4, '0')}0101,${Math.min(9999, 2026 + years)}1231\n`,
      }),
  },
  {
    name: 'calendars of twenty years',
    by: 'count',
    sizes: [1000, 50_000],
    write: (count) => archive(more('calendar.txt', count, (index) => `d${index},1,1,1,1,1,1,1,20200101,20391231`)),
  },
  {
    name: 'days of other millennia',
    by: 'count',
    sizes: [2, 1000, 100_000],
    write: (count) =>
      archive({
        'calendar_dates.txt': `service_id,date,exception_type\n${lines(count, (index) => `x${index},${index % 2 ? '99991231' : '01010101'},1`)}`,
      }),
  },
  {
    name: 'days of one service',
    by: 'count',
    sizes: [500_000],
    write: (count) =>
      archive({
        'calendar_dates.txt': `service_id,date,exception_type\n${lines(count, (index) => `d,${2000 + (index % 8000)}${String(1 + (index % 12)).padStart(2, '0')}${String(1 + (index % 28)).padStart(2, '0')},1`)}`,
      }),
  },
  {
    name: 'a frequency of seconds',
    by: 'length',
    sizes: [86_400, 3_500_000],
    write: (seconds) => archive(frequencies(`t,00:00:00,${time(seconds)},1\n`)),
  },
  {
    name: 'frequencies of seconds',
    by: 'count',
    sizes: [100, 2000, 100_000],
    write: (count) =>
      archive(frequencies(lines(count, (index) => `t,00:00:${String(index % 60).padStart(2, '0')},24:00:00,1`))),
  },
  {
    name: 'frequencies of a trip of many calls',
    by: 'repetition',
    sizes: [100],
    write: (count) => archive({ ...longTrip(4900), ...frequencies(lines(count, () => 't,00:00:00,24:00:00,30')) }),
  },
  {
    name: 'transfers in a ring',
    by: 'repetition',
    sizes: [100_000],
    write: (count) =>
      archive(transfers(lines(count, (index) => `s${1 + (index % 2)},s${2 - (index % 2)},2,${index},,,,`))),
  },
  {
    name: 'transfers between stations of many stops',
    by: 'count',
    sizes: [100, 3000, 20_000],
    write: (count) => archive({ ...parented(count), ...transfers('A,B,2,60,,,,\n') }),
  },
  {
    name: 'transfers of trips between stations',
    by: 'count',
    sizes: [1000],
    write: (count) => archive({ ...parented(count), ...transfers('A,B,2,60,t,t,,\nB,A,2,60,t,t,,\n') }),
  },
  {
    name: 'transfers of runs to runs',
    by: 'repetition',
    sizes: [100, 2880],
    write: (count) =>
      archive({
        ...frequencies(`t,00:00:00,${time(count * 30)},30\n`),
        ...transfers(lines(20, () => 's1,s2,2,60,t,t,,')),
      }),
  },
  {
    name: 'stops in one place',
    by: 'count',
    sizes: [600, 20_000, 200_000],
    write: (count) => archive(more('stops.txt', count, (index) => `p${index},Same,35,139`)),
  },
  {
    name: 'served stops in one place',
    by: 'count',
    sizes: [600, 4900],
    write: (count) =>
      archive({
        ...more('stops.txt', count, (index) => station(index, '')),
        'stop_times.txt': head('stop_times.txt') + lines(count, (index) => call('t', index * 60, `p${index}`, index)),
      }),
  },
  {
    name: 'stops that are their own stations',
    by: 'repetition',
    sizes: [10_000],
    write: (count) =>
      archive({
        'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\n${lines(count, (index) => `s${index},A,35,139,1,s${(index + 1) % count}`)}`,
      }),
  },
  {
    name: 'places that are none',
    by: 'repetition',
    sizes: [1000],
    write: (count) =>
      archive(
        more(
          'stops.txt',
          count,
          (index) =>
            `p${index},A,${['NaN', '1e999', '-1e308', '91', ''][index % 5]},${['Infinity', '1e9', '0x10'][index % 3]}`,
        ),
      ),
  },
  {
    name: 'times that are none',
    by: 'length',
    sizes: [3, 300_000],
    write: (length) =>
      archive({
        'stop_times.txt': `${smallFeed['stop_times.txt']}t,${'9'.repeat(length)}:00:00,${'9'.repeat(length)}:59:59,s2,3\n`,
      }),
  },
  {
    name: 'sequences that are none',
    by: 'length',
    sizes: [400],
    write: (length) =>
      archive({
        'stop_times.txt': `${smallFeed['stop_times.txt']}t,09:00:00,09:00:00,s2,${'9'.repeat(length)}\nt,09:00:00,09:00:00,s2,-1\nt,09:00:00,09:00:00,s2,1e3\n`,
      }),
  },
  {
    name: 'routes',
    by: 'count',
    sizes: [200_000],
    write: (count) => archive(more('routes.txt', count, (index) => `r${index},a,${index},3`)),
  },
  {
    name: 'fares of zones',
    by: 'count',
    sizes: [100_000],
    write: (count) =>
      archive({
        'fare_attributes.txt': 'fare_id,price,currency_type,payment_method,transfers\nf,1,JPY,0,0\n',
        'fare_rules.txt': `fare_id,route_id,origin_id,destination_id\n${lines(count, (index) => `f,r${index % 300},z${index},z${index + 1}`)}`,
      }),
  },
  {
    name: 'translations',
    by: 'count',
    sizes: [500_000],
    write: (count) =>
      archive({
        'translations.txt': `table_name,field_name,language,translation,field_value\n${lines(count, (index) => `stops,stop_name,ja-Hrkt,${index},${index}`)}`,
      }),
  },
  {
    name: 'tables of headers alone',
    by: 'length',
    sizes: [1],
    write: () => archive(Object.fromEntries(Object.keys(smallFeed).map((name) => [name, head(name)]))),
  },
  {
    name: 'names of the prototype',
    by: 'repetition',
    sizes: [1],
    write: () =>
      archive({
        'stops.txt':
          'stop_id,stop_name,stop_lat,stop_lon,__proto__,constructor\n__proto__,constructor,35,139,1,1\ntoString,hasOwnProperty,35,139,1,1\n',
        'stop_times.txt': `${head('stop_times.txt')}t,08:00:00,08:00:00,__proto__,1\nt,08:10:00,08:10:00,toString,2\n`,
      }),
  },
  {
    name: 'headers in headers',
    by: 'depth',
    sizes: [1000],
    write: (depth) =>
      archive({ 'stops.txt': `${'"'.repeat(depth)}stop_id${'"'.repeat(depth)},stop_name,stop_lat,stop_lon\n` }),
  },
]

export const gtfs: OperatorFormat = {
  format: 'gtfs',
  file: 'feed.zip',
  generate: (random) => construct(constructions, random),
  open: (path) => callMainstay('import', 'gtfs', path),
}
