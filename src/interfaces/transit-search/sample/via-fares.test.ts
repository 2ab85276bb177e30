/** What journeys through places in between cost in the first start's city. Its lines have zones: 凪浜 and 本町 are one, 空港 is the third. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../../../kernel/testing/open-test-app.ts'
import transitSearch from '../index.ts'
import { call, key } from '../testing/open-transit-app.ts'

let shared: TestApp
beforeAll(async () => {
  const environment = { MAINSTAY_DEV_KEY: key, MAINSTAY_SAMPLES: '1', TRANSIT_SEARCH_COLLAPSE: 'never' }
  shared = await makeTestApp([transitSearch], environment)
})
afterAll(() => shared?.dispose())

interface WirePrice {
  readonly kind: string
  readonly Oneway: string
  readonly fromLineIndex: string
  readonly toLineIndex: string
}

/** Such as `1-2 330`: the lines that each fare covers, and what it costs. */
async function listFares(viaList: string, query: Readonly<Record<string, string>> = {}) {
  const asked = { viaList, date: '20261124', time: '0930', answerCount: '1', ...query }
  const response = await call(shared.app, 'json/search/course/extreme', asked)
  const prices: readonly WirePrice[] = response.json().ResultSet.Course[0].Price
  return prices
    .filter(({ kind }) => kind === 'Fare')
    .map(({ fromLineIndex, toLineIndex, Oneway }) => `${fromLineIndex}-${toLineIndex} ${Oneway}`)
}

describe('where the way goes on, a place in between changes nothing', () => {
  test.each([
    ['凪浜:空港', ['1-1 330']],
    ['凪浜:本町:空港', ['1-2 330']],
    ['凪浜:本町:緑橋:大学前:北原:空港', ['1-1 330']],
  ])('%s', async (viaList, fares) => {
    expect(await listFares(viaList)).toEqual(fares)
  })
})

describe('where one turns back, each way is paid for', () => {
  test.each([
    ['凪浜:空港:凪浜', ['1-1 330', '2-2 330']],
    ['本町:空港:凪浜', ['1-1 330', '2-2 330']],
    ['凪浜:緑橋:凪浜', ['1-1 240', '2-2 240']],
    ['凪浜:港:凪浜', ['1-1 210', '2-2 210']],
    ['港:空港:凪浜', ['1-1 210', '2-2 240', '3-3 330']],
    ['凪浜:本町:空港:本町:凪浜', ['1-1 330', '2-2 330']],
    ['凪浜:空港:凪浜:空港', ['1-1 330', '2-2 330', '3-3 330']],
  ])('%s', async (viaList, fares) => {
    expect(await listFares(viaList)).toEqual(fares)
  })

  test('by averages, and for a place on the map, too', async () => {
    expect(await listFares('凪浜:空港:凪浜', { searchType: 'plain' })).toEqual(['1-1 330', '2-2 330'])
    const { Point } = (await call(shared.app, 'json/station', { name: '空港', gcs: 'wgs84' })).json().ResultSet
    const { lati_d: latitude, longi_d: longitude } = Point[0].GeoPoint
    expect(await listFares(`凪浜:${latitude},${longitude},wgs84:凪浜`)).toEqual(['1-1 330', '2-2 330'])
  })
})
