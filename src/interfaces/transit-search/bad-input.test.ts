import { describe, expect, test } from 'vitest'
import { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import { FakeTransitSearch } from './testing/fake-transit-search.ts'
import { call, openTransitApp } from './testing/open-transit-app.ts'

const open = (failure?: ServiceError) => openTransitApp(new FakeTransitSearch(failure ? { failure } : {}))

async function refusalOf(path: string, query: Record<string, string>, failure?: ServiceError) {
  const response = await call(await open(failure), path, query)
  return [response.statusCode, response.json().ResultSet.Error.code, response.json().ResultSet.Error.Message]
}

const wrongValue = (sentence: string) => [400, 'E110', `パラメータの値が正しくありません。 ${sentence}`]
const thirty = Array.from({ length: 30 }, (_, index) => index + 1).join(':')

describe('parameters that cannot be read', () => {
  test.each([
    ['1', '"viaList" names one place; a journey needs a departure and an arrival.'],
    ['1:', 'Part 2 of "viaList" is empty: "1:".'],
    [':', 'Part 1 of "viaList" is empty: ":".'],
    ['', 'Part 1 of "viaList" is empty: "".'],
    ['1::2', 'Part 2 of "viaList" is empty: "1::2".'],
    [thirty, '"viaList" names 30 places; at most 20 are searched at once.'],
    ['1:35.1,xyz', '"35.1,xyz" is no position; write latitude,longitude,datum in degrees: 35.6812,139.7671,wgs84.'],
    ['1:95.1,139', '"95.1,139" is no position; write latitude,longitude,datum in degrees: 35.6812,139.7671,wgs84.'],
    ['1:35.1,139,mars', '"mars" in "35.1,139,mars" is no datum; it can be tokyo or wgs84.'],
  ])('viaList=%s', async (viaList, sentence) => {
    expect(await refusalOf('json/search/course/extreme', { viaList })).toEqual(wrongValue(sentence))
  })

  test.each([
    [{ date: '20260230' }, '"date" is "20260230"; it must be a day that there is, written YYYYMMDD: 20261124.'],
    [{ date: '2026-11-24' }, '"date" is "2026-11-24"; it must be a day that there is, written YYYYMMDD: 20261124.'],
    [{ time: '2460' }, '"time" is "2460"; it must be hours and minutes from 0000 to 2359, written HHMM: 0930.'],
    [{ time: '9:30' }, '"time" is "9:30"; it must be hours and minutes from 0000 to 2359, written HHMM: 0930.'],
    [{ searchType: 'soon' }, '"searchType" is "soon"; it can be departure, arrival, firstTrain, lastTrain, plain.'],
    [
      { sort: 'fun' },
      '"sort" is "fun"; it can be ekispert, time, transfer, price, co2, teiki, teiki1, teiki3, teiki6.',
    ],
    [{ answerCount: '21' }, '"answerCount" is "21"; it must be a number from 1 to 20.'],
    [{ answerCount: '-1' }, '"answerCount" is "-1"; it must be a number from 1 to 20.'],
    [{ gcs: 'moon' }, '"gcs" is "moon"; it can be tokyo, wgs84.'],
    [{ addStop: 'maybe' }, '"addStop" is "maybe"; it can be false, true.'],
  ])('%j', async (query, sentence) => {
    expect(await refusalOf('json/search/course/extreme', { viaList: '1:2', ...query })).toEqual(wrongValue(sentence))
  })

  test.each([
    [{ from: '1:2', to: '3' }, '"from" names 2 places; it takes one, and "via" takes those between.'],
    [{ from: '1', to: '3', via: '2:' }, 'Part 2 of "via" is empty: "2:".'],
    [
      { from: '1', to: '3', via: thirty.split(':').slice(0, 20).join(':') },
      '"from", "via" and "to" name 22 places; at most 20 are searched at once.',
    ],
  ])('search/course %j', async (query, sentence) => {
    expect(await refusalOf('json/search/course', query)).toEqual(wrongValue(sentence))
  })

  test.each([
    [{ name: ' ' }, '"name" is empty; give the beginning of a station’s name, or leave it out.'],
    [{ code: ':' }, 'Part 1 of "code" is ""; a code is made of digits.'],
    [{ code: '12:x' }, 'Part 2 of "code" is "x"; a code is made of digits.'],
    [{ name: '浜', type: 'rocket' }, '"type" is "rocket"; it can be train, bus, ship, plane.'],
    [{ name: '浜', type: 'train:' }, '"type" is "?"; it can be train, bus, ship, plane.'],
    [{ name: '浜', nameMatchType: 'fuzzy' }, '"nameMatchType" is "fuzzy"; it can be forward, partial.'],
    [{ name: '浜', prefectureCode: '48' }, '"prefectureCode" is "48"; it must be a number from 01 to 47 (JIS X 0401).'],
  ])('station/light %j', async (query, sentence) => {
    expect(await refusalOf('json/station/light', query)).toEqual(wrongValue(sentence))
  })

  test('a parameter that is missing', async () => {
    expect(await refusalOf('json/search/course/extreme', {})).toEqual([
      400,
      'E100',
      'リクエストが正しくありません。 The query lacks "viaList".',
    ])
  })

  test.each(['json/dataversion', 'json/station/light', 'json/search/course/bus'])(
    'format in the query of %s',
    async (path) => {
      expect(await refusalOf(path, { format: 'json', name: '浜', from: '1', to: '2' })).toEqual([
        400,
        'E111',
        '出力形式はパスで指定してください。 Leave "format" out: /v1/json/ or /v1/xml/ in the path says the form.',
      ])
    },
  )
})

describe('what the engine refuses', () => {
  test.each([
    ['unknown_place', 400, 'E201', '指定された駅が見つかりません。'],
    ['equal_places', 400, 'E202', '同じ駅が続けて指定されています。'],
    ['unserved_place', 400, 'E203', '指定された駅を通る便がありません。'],
    ['far_place', 400, 'E204', '指定された地点の近くに駅がありません。'],
    ['outside_timetable', 400, 'E301', '指定された日付は時刻表の範囲外です。'],
    ['empty_timetable', 503, 'E302', '時刻表がまだ登録されていません。'],
    ['engine_failed', 502, 'E502', 'サーバーで処理できませんでした。'],
    ['something_else', 400, 'E400', 'リクエストが正しくありません。'],
  ])('%s', async (code, status, wireCode, sentence) => {
    const failure = new ServiceError(code, status, 'And so on.')
    expect(await refusalOf('json/search/course/extreme', { viaList: '1:2' }, failure)).toEqual([
      status,
      wireCode,
      `${sentence} And so on.`,
    ])
  })
})

test('the key stands in the query, and a missing or wrong one is forbidden', async () => {
  const { server } = await open()
  const ask = (url: string) => server.inject({ url, headers: { accept: 'application/json' } })
  const missing = await ask('/transit/v1/json/dataversion')
  expect([missing.statusCode, missing.json().ResultSet.Error]).toEqual([
    403,
    { code: 'E101', Message: 'アクセスキーを指定してください。 Send your key in the query parameter "key".' },
  ])
  const wrong = await ask('/transit/v1/json/dataversion?key=x')
  expect([wrong.statusCode, wrong.json().ResultSet.Error.code]).toEqual([403, 'E102'])
  const path = await ask('/transit/v1/json/no/such')
  expect([path.statusCode, path.json().ResultSet.Error.code]).toEqual([404, 'E404'])
})
