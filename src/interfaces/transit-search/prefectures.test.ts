/** Prefectures of stations by where they lie, through the front door. */
import { expect, test } from 'vitest'
import { openFeedApp } from './testing/open-feed-app.ts'
import { smallFeed } from './testing/small-feed.ts'

/** Stations of Japan and one beside it, at their real places. */
const places: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
  ['札幌', 43.0687, 141.3508],
  ['東京', 35.6812, 139.7671],
  ['国際展示場', 35.634, 139.792],
  ['川崎', 35.5313, 139.697],
  ['小岩', 35.7331, 139.8813],
  ['船橋', 35.7017, 139.9854],
  ['大宮', 35.9063, 139.624],
  ['甲府', 35.6669, 138.5686],
  ['大津', 35.003, 135.864],
  ['神戸空港', 34.632, 135.2239],
  ['関西空港', 34.436, 135.244],
  ['厳原港', 34.2, 129.29],
  ['那覇空港', 26.206, 127.646],
  ['釜山', 35.115, 129.041],
]

const feed = {
  ...smallFeed,
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon\n${places.map(([name, ...at], index) => `s${index},${name},${at.join()}\n`).join('')}`,
  'trips.txt': 'route_id,service_id,trip_id\ncoast,daily,t\n',
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence\n${places.map((_, index) => `t,${8 + index}:00:00,${8 + index}:00:00,s${index},${index}\n`).join('')}`,
  'transfers.txt': 'from_stop_id,to_stop_id,transfer_type\n',
  'fare_rules.txt': 'fare_id,route_id\n',
  'translations.txt': 'table_name,field_name,language,translation,record_id\n',
}

test('each station has its own, one near a border none, and one beyond Japan none', async () => {
  const { ask } = await openFeedApp([feed])
  const found = await Promise.all(
    places.map(async ([name]) => {
      const { Prefecture } = (await ask('station/light', { name })).Point
      return [name, Prefecture?.code, Prefecture?.Name]
    }),
  )
  expect(found).toEqual([
    ['札幌', '01', '北海道'],
    ['東京', '13', '東京都'],
    ['国際展示場', '13', '東京都'],
    // A kilometre and a half from Tokyo.
    ['川崎', undefined, undefined],
    // The borders would have it in Chiba.
    ['小岩', undefined, undefined],
    ['船橋', '12', '千葉県'],
    ['大宮', '11', '埼玉県'],
    ['甲府', '19', '山梨県'],
    ['大津', '25', '滋賀県'],
    ['神戸空港', '28', '兵庫県'],
    ['関西空港', '27', '大阪府'],
    ['厳原港', '42', '長崎県'],
    ['那覇空港', '47', '沖縄県'],
    ['釜山', undefined, undefined],
  ])
})

test('stations of a prefecture are found by its number', async () => {
  const { ask } = await openFeedApp([feed])
  const names = async (query: Readonly<Record<string, string>>) => {
    const { Point = [] } = await ask('station/light', { nameMatchType: 'partial', ...query })
    return [Point].flat().map(({ Station }) => Station.Name)
  }
  expect(await names({ name: '空港' })).toHaveLength(3)
  expect(await names({ name: '空港', prefectureCode: '28' })).toEqual(['神戸空港'])
  expect(await names({ name: '空港', prefectureCode: '13' })).toEqual([])
})

test('where no station lies in Japan a prefecture is refused', async () => {
  const abroad = { ...smallFeed, 'stops.txt': (smallFeed['stops.txt'] ?? '').replaceAll(',139.', ',129.') }
  const { ask } = await openFeedApp([abroad])
  expect(await ask('station', { name: '港', prefectureCode: '13' })).toMatchObject({
    status: 400,
    Error: { code: 'E110', Message: expect.stringContaining('The prefecture of no station is known') },
  })
})
