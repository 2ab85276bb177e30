/** Feeds of a few kilobytes that ask for gigabytes or hours: each is refused in a sentence, or read without what is too much of it. */
import { expect, test } from 'vitest'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import { timetables } from '../content.ts'
import { smallFeed, writeFeed } from '../testing/small-feed.ts'

async function take(changed: Readonly<Record<string, string>>) {
  const platform = await openTestPlatform(await createSqliteDatabase())
  const progress = []
  const path = await writeFeed({ ...smallFeed, ...changed })
  for await (const each of timetables.import(path, {}, platform)) progress.push(each)
  return progress.at(-1)
}

const lines = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${write(index)}\n`).join('')
const time = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:00`
const callHeader = 'trip_id,arrival_time,departure_time,stop_id,stop_sequence\n'

/** A table of the small feed with more rows. */
const withRows = (table: string, rows: string) => ({
  [table]: `${smallFeed[table]?.trimEnd()}\n${rows}`,
})

test('half a million quotes in one field are read in one pass', async () => {
  const done = await take(withRows('stops.txt', `many,"${'""'.repeat(500_000)}",35,135\n`))
  expect(done?.warnings).toContain(
    'small, stops.txt line 11, stop_name: it is longer than 1000 characters; the row is left out.',
  )
})

test('more stops in one place than any station has are left out', async () => {
  const rows = lines(1_500, (index) => `p${index},Same,36.0001,140.0001`)
  const done = await take({ 'stops.txt': `${smallFeed['stops.txt']?.trimEnd()}\n${rows}` })
  expect(done?.warnings?.[0]).toBe('small: 500 rows left out, 0 times put right.')
  expect(done?.warnings?.[1]).toContain('1000 stops lie in one place before it; the row is left out.')
})

test('days of the years 101 and 9999 do not make tables as long as the time between', async () => {
  const rows = lines(2_000, (index) => `s${index},${index % 2 === 0 ? '01010101' : '99991231'},1`)
  const done = await take({ 'calendar_dates.txt': `service_id,date,exception_type\n${rows}` })
  expect(done?.warnings?.join('\n')).toMatch(
    /calendar_dates.txt line 1, date: the days span more than 20 years; those from \d{8} to \d{8} are read\./,
  )
})

test('services of more days than a large country has are refused', async () => {
  const rows = lines(3_000, (index) => `s${index},1,1,1,1,1,1,1,20200101,20391231`)
  const header = 'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n'
  await expect(take({ 'calendar.txt': header + rows })).rejects.toThrow(
    'the services of calendar.txt have more than 20,000,000 days together.',
  )
})

test('frequencies that stand for more calls than a timetable has are refused', async () => {
  const rows = lines(2_000, () => 'local1,00:00:00,24:00:00,1')
  await expect(take({ 'frequencies.txt': `trip_id,start_time,end_time,headway_secs\n${rows}` })).rejects.toThrow(
    'The trips that frequencies.txt stands for call more than 10,000,000 times at stops.',
  )
})

test('transfers of more pairs than a country has are refused', async () => {
  const stops = lines(3_000, (index) => `p${index},Same,35.${1000 + index},135,0,${index % 2 === 0 ? 'A' : 'B'}`)
  const own = 'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station\nA,A,35,135,1,\nB,B,35,135,1,\n'
  const kept =
    smallFeed['stops.txt']
      ?.split('\n')
      .slice(1)
      .map((row) => row.split(',').slice(0, 4).join(',')) ?? []
  await expect(
    take({
      'stops.txt': `${own}${kept
        .filter((row) => row !== '')
        .map((row) => `${row},0,\n`)
        .join('')}${stops}`,
      'transfers.txt': 'from_stop_id,to_stop_id,transfer_type\nA,B,0\n',
    }),
  ).rejects.toThrow('transfers.txt says something of more than 2,000,000 pairs of stops, or of trips at them.')
})

test('trips of which each overtakes all before it are sorted in time that grows with their number', async () => {
  const trips = 20_000
  const calls = lines(trips, (index) => {
    const [leaves, arrives] = [time(index * 60), time(3_500_000 - index * 60)]
    return `t${index},${leaves},${leaves},kita,1\nt${index},${arrives},${arrives},minami,2`
  })
  const rows = lines(trips, (index) => `coast,daily,t${index}`)
  const done = await take({
    'trips.txt': `route_id,service_id,trip_id\n${rows}`,
    'stop_times.txt': callHeader + calls,
    'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\n',
  })
  expect(done?.summary).toMatch(/20,000 trips in all, 0 rows left out/)
})
