/** Distances along the ways of vehicles (shapes.txt). */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFeedApp } from '../testing/open-feed-app.ts'
import { importGtfs } from './import-gtfs.ts'
import { type FeedTexts, smallFeed, writeFeed } from '../testing/small-feed.ts'

/** The bus from 丘 to 岬, which lie 5.55 km apart from south to north, and its way: by some points, latitude and longitude. */
function withShape(points: readonly string[], calls = smallFeed['stop_times.txt'] ?? ''): FeedTexts {
  const rows = points.map((point, index) => `round,${point},${(index + 1) * 10}`)
  return {
    ...smallFeed,
    'trips.txt': (smallFeed['trips.txt'] ?? '').replaceAll(/(?<=.)\n/g, ',round\n').replace(',round', ',shape_id'),
    'stop_times.txt': calls,
    'shapes.txt': ['shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence', ...rows, ''].join('\n'),
  }
}

async function measure(feed: FeedTexts, [from, to]: readonly string[]): Promise<string> {
  const { ask } = await openFeedApp([feed])
  const { Course } = await ask('search/course', { from: from ?? '', to: to ?? '', date: '20261124', time: '0840' })
  return [Course].flat()[0].Route.Line.distance
}

const straight = ['35.1001,139.10', '35.15,139.10']
/** 2.73 km to the east and back again at both ends. */
const detour = ['35.1001,139.10', '35.1001,139.13', '35.15,139.13', '35.15,139.10']

test.each<[what: string, feed: FeedTexts, hundredsOfMetres: string]>([
  ['no shape', smallFeed, '55'],
  ['one that goes straight', withShape(straight), '55'],
  ['a detour', withShape(detour), '110'],
  ['one that goes on before and after', withShape(['35.05,139.10', ...detour, '35.15,139.0']), '110'],
  ['one that is nowhere near', withShape(['36.1,139.1', '36.1,139.2', '36.2,139.2']), '55'],
  [
    'one with a point that is none, which is left out',
    withShape([...detour.slice(0, 2), '99,139.13', ...detour.slice(2)]),
    '110',
  ],
  ['one of a single point', withShape(['35.1001,139.10']), '55'],
])('%s', async (_, feed, wanted) => {
  expect(await measure(feed, ['丘', '岬'])).toBe(wanted)
})

test('a table of shapes that cannot be read leaves the feed as it is, and is named', async () => {
  const feed = { ...withShape(detour), 'shapes.txt': 'shape,lat,lon\nround,35,139\n' }
  expect(await measure(feed, ['丘', '岬'])).toBe('55')
  const folder = await writeFeed(feed, 'headless')
  const { problems } = await importGtfs({ feeds: [{ path: folder }], dataFolder: join(folder, '..', 'data'), now: 0 })
  const message = 'shapes.txt has no column shape_id, which GTFS requires; the table is passed over from there on.'
  expect(problems).toMatchObject([{ file: 'shapes.txt', line: 1, message }])
})

test('a way that comes by a stop again is followed as the bus does', async () => {
  const calls = `${smallFeed['stop_times.txt']}bus1,9:25:00,9:25:00,bus1,3\n`
  const feed = withShape(['35.1001,139.10', ...detour.toReversed()], calls)
  const round = withShape([...straight, ...detour.toReversed().slice(1)], calls)
  expect(await measure(round, ['丘', '岬'])).toBe('55')
  expect(await measure(round, ['岬', '丘'])).toBe('110')
  expect(await measure(feed, ['岬', '丘'])).toBe('110')
})
