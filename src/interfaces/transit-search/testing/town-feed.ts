import type { FeedTexts } from './small-feed.ts'

/**
 * A town whose names are as people's are not: a station of which the feed has bus stops alone, one of which it joins two names, one name twice,
 * notes in brackets, a stop that is served on weekdays and one that never is. Every line runs hourly from 8:00 to 11:00.
 */
export const townFeed: FeedTexts = {
  'agency.txt': 'agency_id,agency_name,agency_url,agency_timezone\nA,丘陵電鉄,https://example.invalid/,Asia/Tokyo\n',
  'stops.txt':
    'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\n' +
    'g1,日々谷,35.0000,139.0000,1,\nhibiya,日々谷,35.0000,139.0000,0,g1\nyuraku,有楽坂,35.0020,139.0000,0,g1\n' +
    'kasumi1,霞ヶ岡,35.0500,139.0000,0,\nkasumi2,霞ケ岡,35.5000,139.5000,0,\nyotsu,四ツ森,35.1000,139.0000,0,\nocha,御茶ノ川〈学生街〉,35.1500,139.0000,0,\n' +
    'double,三ノ原・花壇前,35.2000,139.0000,0,\nte,大手橋(東の町),35.2500,139.0000,0,\n' +
    'kofu1,甲田駅（陸橋）,35.3000,139.0015,0,\nkofu2,甲田駅バスターミナル(1番),35.3000,139.0000,0,\nkofu3,甲田駅バスターミナル(2番),35.3003,139.0000,0,\n' +
    'week,平日町,35.3500,139.0000,0,\nnever,廃駅跡,35.4000,139.0000,0,\nairport,丘陵空港第1・第2ターミナル,35.4500,139.0000,0,\n',
  'routes.txt':
    'route_id,agency_id,route_short_name,route_long_name,route_type\nrail,A,,本線,2\nupper,A,,高架線,2\nbus,A,1,,3\nweek,A,2,,3\n',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n' +
    'daily,1,1,1,1,1,1,1,20260101,20261231\nweekday,1,1,1,1,1,0,0,20260101,20261231\n',
  ...writeTrips([
    ['rail', 'daily', ['hibiya', 'kasumi1', 'yotsu', 'ocha', 'double', 'te', 'airport']],
    ['upper', 'daily', ['kasumi2', 'yuraku']],
    ['bus', 'daily', ['te', 'kofu2']],
    ['bus', 'daily', ['kofu3', 'airport']],
    ['bus', 'daily', ['kofu1', 'double']],
    ['week', 'weekday', ['te', 'week']],
  ]),
}

/** A trip an hour, ten minutes from stop to stop. */
function writeTrips(
  lines: readonly (readonly [route: string, service: string, stops: readonly string[]])[],
): FeedTexts {
  const trips = lines.flatMap(([route, service, stops], line) =>
    [8, 9, 10, 11].map((hour) => ({ id: `${route}${line}-${hour}`, route, service, stops, hour })),
  )
  const clock = (hour: number, minutes: number) =>
    `${hour + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:00`
  return {
    'trips.txt': `route_id,service_id,trip_id\n${trips.map(({ route, service, id }) => `${route},${service},${id}\n`).join('')}`,
    'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${trips
      .flatMap(({ id, hour, stops }) =>
        stops.map((stop, index) => `${id},${clock(hour, index * 10)},${clock(hour, index * 10)},${stop},${index}\n`),
      )
      .join('')}`,
  }
}
