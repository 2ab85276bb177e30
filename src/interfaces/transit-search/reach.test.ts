/** What is near and what is reached within a time, through the front door; against a plain search over the raw tables. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { createTestEngine, openFeedApp } from './testing/open-feed-app.ts'
import { smallFeed } from './testing/small-feed.ts'
import { reachByHand } from './testing/reach-by-hand.ts'

interface Point {
  readonly Station: { readonly Name: string }
  readonly Minute: string
  readonly TransferCount: string
  readonly Distance: string
}

const listed = (points: Point | readonly Point[] | undefined) =>
  [points ?? []].flat().map(({ Station, Minute, TransferCount }) => `${Station.Name} ${Minute} ${TransferCount}`)

describe('geo/station', () => {
  test('the nearest, all within metres by their distance, kinds, and lines that are known already', async () => {
    const { ask } = await openFeedApp([smallFeed])
    const find = async (geoPoint: string, more = {}) =>
      [(await ask('geo/station', { geoPoint, ...more })).Point ?? []]
        .flat()
        .map(({ Station, Distance }: Point) => `${Station.Name} ${Distance}`)
    expect(await find('35.001,139.1,wgs84')).toEqual(['港 111'])
    expect(await find('35.1,139.1,wgs84,10000')).toEqual(['丘 0', '丘 11', '岬 5560', '山手 5560'])
    expect(await find('35.1,139.1,wgs84,10000', { type: 'bus' })).toEqual(['丘 11', '岬 5560'])
    expect(await find('35.1,139.1,wgs84,10000', { excludeSameLineStation: 'true' })).toEqual(['丘 0', '丘 11'])
    expect(await find('35.1,139.1,wgs84,10000', { stationCount: '2' })).toEqual(['丘 0', '丘 11'])
    // 400 metres north-west of the same numbers in WGS 84.
    expect(await find('35.1,139.1,100')).toEqual([])
  })

  test('what is not served is refused by name', async () => {
    const { ask } = await openFeedApp([smallFeed])
    const { status, Error } = await ask('geo/station', { geoPoint: '35,139,wgs84', addGateGroup: 'true' })
    expect([status, Error.Message]).toEqual([
      400,
      'パラメータの値が正しくありません。 "addGateGroup" is not served: gates are not taken in from the feeds.',
    ])
    expect((await ask('geo/station', { geoPoint: '35,139,wgs84,0' })).Error.Message).toMatch(
      /must be 1 to 100000 metres\.$/,
    )
  })
})

describe('search/range', () => {
  test('from a time: minutes and changes, the nearest first; fewer changes reach less', async () => {
    const { ask } = await openFeedApp([smallFeed])
    const find = async (more: Readonly<Record<string, string>>) =>
      listed((await ask('search/range', { name: '北町', date: '20261124', time: '0800', ...more })).Point)
    expect(await find({ upperLimit: '35' })).toEqual(['港 10 0', '南浜 24 0', '山手 25 1', '丘 33 1'])
    expect(await find({ upperLimit: '35', transferCount: '0' })).toEqual(['港 10 0', '南浜 24 0'])
    expect(await find({ upperLimit: '24', limit: '1' })).toEqual(['港 10 0'])
    // The bus leaves 12 minutes after the train has come, and stops at the end of a walk.
    expect(await find({ upperLimit: '70', bus: 'false' })).toEqual(['港 10 0', '南浜 24 0', '山手 25 1', '丘 33 1'])
    expect(await find({ upperLimit: '70' })).toContain('岬 65 2')
  })

  test('passengers of a through train change nowhere', async () => {
    const { ask } = await openFeedApp([smallFeed])
    const { Point } = await ask('search/range', { name: '北町', time: '0900', date: '20261124', upperLimit: '40' })
    expect(listed(Point)).toEqual(['港 10 0', '山手 22 0', '丘 32 0'])
  })
})

describe('search/multipleRange', () => {
  test('stations that all are reached from, with what each costs; the bases where they are wanted', async () => {
    const { ask } = await openFeedApp([smallFeed])
    const query = { baseList: '北町:港', upperMinute: '60:60', date: '20261124', time: '0800' }
    const { Base, Point } = await ask('search/multipleRange', { ...query, includeBaseStation: 'false' })
    expect(Base.map((base: { Point: Point }) => base.Point.Station.Name)).toEqual(['北町', '港'])
    expect(Point.map(({ Station, Cost }: Point & { Cost: unknown }) => [Station.Name, Cost])).toEqual([
      [
        '南浜',
        [
          { baseIndex: '1', Minute: '24', TransferCount: '0' },
          { baseIndex: '2', Minute: '24', TransferCount: '0' },
        ],
      ],
      [
        '山手',
        [
          { baseIndex: '1', Minute: '25', TransferCount: '1' },
          { baseIndex: '2', Minute: '22', TransferCount: '0' },
        ],
      ],
      [
        '丘',
        [
          { baseIndex: '1', Minute: '33', TransferCount: '1' },
          { baseIndex: '2', Minute: '30', TransferCount: '0' },
        ],
      ],
    ])
    const withBases = await ask('search/multipleRange', query)
    expect(withBases.Point.map(({ Station }: Point) => Station.Name)).toEqual(['港', '南浜', '山手', '丘'])
  })

  test('one value for each station', async () => {
    const { ask } = await openFeedApp([smallFeed])
    const { status, Error } = await ask('search/multipleRange', { baseList: '北町:港', upperMinute: '60' })
    expect([status, Error.Message]).toEqual([400, expect.stringMatching(/"upperMinute" has 1 values for 2 stations/)])
  })
})

test('the raw tables of the sample city, searched by hand from every station: the same stations, minutes and changes', async () => {
  const folder = join(import.meta.dirname, 'sample/nagihama')
  const read = (table: string): Readonly<Record<string, string>>[] =>
    parse(readFileSync(join(folder, table), 'utf8'), { columns: true, bom: true })
  const { engine, timetable } = await createTestEngine([folder])
  const oracle = reachByHand({ read, timetable })
  let compared = 0
  for (const [station, code] of timetable.stations.code.entries()) {
    if (timetable.stations.kinds[station] === 0) continue
    const { stations } = await engine.findReachable({
      bases: [{ place: { code: String(code) }, maxSeconds: 2_700 }],
      date: '20261124',
      time: 30_000,
      countsWaiting: true,
      includesBases: false,
    })
    const found = stations.map(
      ({ station: reached, costs }) => `${reached.code} ${costs[0]?.seconds} ${costs[0]?.changes}`,
    )
    expect(found.toSorted()).toEqual(oracle(station, { date: '20261124', begin: 30_000, maxSeconds: 2_700 }).toSorted())
    compared += found.length
  }
  expect(compared).toBeGreaterThan(200)
})
