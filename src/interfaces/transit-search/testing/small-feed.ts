import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Files of a feed by their names. */
export type FeedTexts = Readonly<Record<string, string>>

/**
 * Two lines that cross at みなと, a through train, a night train, a bus with zone fares; every day of 2026. Coast Line (local and rapid): 北町 - 港 -
 * 南浜; Hill Line: 港 - 山手 - 丘; the trains of block B go from the Coast Line on to the Hill Line.
 */
export const smallFeed: FeedTexts = {
  'agency.txt': 'agency_id,agency_name,agency_url,agency_timezone\nA,Bay Railway,https://example.invalid/,Asia/Tokyo\n',
  'feed_info.txt':
    'feed_publisher_name,feed_publisher_url,feed_lang,feed_version\nTests,https://example.invalid/,ja,2026-1\n',
  'stops.txt':
    'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code,zone_id\n' +
    'kita,北町,35.00,139.00,0,,1,Z1\nminato,港,35.00,139.10,1,,,\n' +
    'minato1,港,35.00,139.10,0,minato,1,Z1\nminato2,港,35.0005,139.10,0,minato,2,Z1\n' +
    'minami,南浜,35.00,139.20,0,,1,Z2\nyama,山手,35.05,139.10,0,,1,Z2\noka,丘,35.10,139.10,0,,1,Z2\n' +
    'bus1,丘,35.1001,139.10,0,,,Z2\nbus2,岬,35.15,139.10,0,,,Z3\n',
  'routes.txt':
    'route_id,agency_id,route_short_name,route_long_name,route_type,route_color\n' +
    'coast,A,C,湾岸線,2,0A64C8\nhill,A,H,山手線,1,\nbus,A,7,,3,\n',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n' +
    'daily,1,1,1,1,1,1,1,20260101,20261231\nweekday,1,1,1,1,1,0,0,20260101,20261231\n',
  'calendar_dates.txt': 'service_id,date,exception_type\nweekday,20261123,2\n',
  'trips.txt':
    'route_id,service_id,trip_id,trip_headsign,trip_short_name,direction_id,block_id\n' +
    'coast,daily,local1,南浜,101,0,\ncoast,weekday,rapid1,南浜,201,0,\ncoast,daily,throughA,丘,301,0,B\n' +
    'hill,daily,throughB,丘,301,0,B\nhill,daily,hill1,丘,401,0,\nhill,daily,hill2,丘,403,0,\ncoast,daily,night,南浜,901,0,\n' +
    'bus,daily,bus1,岬,,0,\n',
  'stop_times.txt':
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence\n' +
    'local1,8:00:00,8:00:00,kita,1\nlocal1,8:10:00,8:11:00,minato1,2\nlocal1,8:30:00,8:30:00,minami,3\n' +
    'rapid1,8:05:00,8:05:00,kita,1\nrapid1,8:12:00,8:12:00,minato1,2\nrapid1,8:24:00,8:24:00,minami,3\n' +
    'throughA,9:00:00,9:00:00,kita,1\nthroughA,9:10:00,9:10:00,minato1,2\n' +
    'throughB,9:11:00,9:12:00,minato2,1\nthroughB,,,yama,2\nthroughB,9:32:00,9:32:00,oka,3\n' +
    'hill1,8:12:00,8:12:00,minato2,1\nhill1,8:22:00,8:22:00,yama,2\nhill1,8:30:00,8:30:00,oka,3\n' +
    'hill2,8:15:00,8:15:00,minato2,1\nhill2,8:25:00,8:25:00,yama,2\nhill2,8:33:00,8:33:00,oka,3\n' +
    'night,23:50:00,23:50:00,kita,1\nnight,24:01:00,24:02:00,minato1,2\nnight,24:20:00,24:20:00,minami,3\n' +
    'bus1,8:45:00,8:45:00,bus1,1\nbus1,9:05:00,9:05:00,bus2,2\n',
  'transfers.txt':
    'from_stop_id,to_stop_id,transfer_type,min_transfer_time\nminato1,minato2,2,180\nminato2,minato1,2,180\n',
  'fare_attributes.txt':
    'fare_id,price,currency_type,payment_method,transfers\nshort,150,JPY,0,\nlong,240,JPY,0,\nride,210,JPY,0,0\n',
  'fare_rules.txt':
    'fare_id,route_id,origin_id,destination_id\nshort,,Z1,Z1\nlong,coast,Z1,Z2\nlong,,Z1,Z2\nride,bus,Z2,Z3\n',
  'translations.txt':
    'table_name,field_name,language,translation,record_id\n' +
    'stops,stop_name,ja-Hrkt,きたまち,kita\nstops,stop_name,ja-Hrkt,みなみはま,minami\nstops,stop_name,en,Harbour,minato\n',
}

/** Writes a feed into a folder of its own and gives its path; `name` is the feed's. */
export async function writeFeed(texts: FeedTexts, name = 'small'): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'gtfs-')), name)
  await mkdir(folder)
  for (const [file, text] of Object.entries(texts)) await writeFile(join(folder, file), text)
  return folder
}
