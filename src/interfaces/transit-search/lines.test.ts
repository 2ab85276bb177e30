/** Lines, operators and the stations of both, through the front door. */
import { expect, test } from 'vitest'
import { openFeedApp } from './testing/open-feed-app.ts'
import { smallFeed } from './testing/small-feed.ts'

const coast = { Name: '湾岸線', Type: 'train', Color: '010100200' }
const hill = { Name: '山手線', Type: 'train', Color: '128128128' }
const bus = { Name: '7', Type: { text: 'bus', detail: 'local' }, Color: '128128128' }

test('rail: by the beginning of a name, by kind, by operator, and those that go from a station to another', async () => {
  const { ask } = await openFeedApp([smallFeed])
  expect(await ask('rail')).toMatchObject({ max: '3', offset: '1', Line: [bus, hill, coast] })
  expect((await ask('rail', { name: '湾' })).Line).toEqual(coast)
  expect((await ask('rail', { type: 'bus' })).Line).toEqual(bus)
  expect((await ask('rail', { corporationName: 'Bay Railway', limit: '1', offset: '2' })).Line).toEqual(hill)
  expect((await ask('rail', { from: '北町', to: '南浜' })).Line).toEqual(coast)
  expect(await ask('rail', { from: '南浜', to: '北町' })).toMatchObject({ max: '0' })
  expect((await ask('rail', { oldName: '省線' })).Error.Message).toContain('"oldName" is not served')
})

test('corporation: those that run any line', async () => {
  const { ask } = await openFeedApp([smallFeed])
  expect(await ask('corporation', { name: 'Bay' })).toMatchObject({
    max: '1',
    Corporation: { Name: 'Bay Railway', Type: { text: 'bus' } },
  })
  expect(await ask('corporation', { corporationName: 'Hill' })).toMatchObject({ max: '0' })
})

test('station: those of a line in the order of its way, those of an operator', async () => {
  const { ask } = await openFeedApp([smallFeed])
  const namesOf = async (query: Readonly<Record<string, string>>) =>
    (await ask('station', query)).Point.map(({ Station }: { Station: { Name: string } }) => Station.Name)
  expect(await namesOf({ railName: '湾岸線' })).toEqual(['北町', '港', '南浜'])
  expect(await namesOf({ railName: '山手線' })).toEqual(['港', '山手', '丘'])
  expect(await namesOf({ corporationName: 'Bay Railway' })).toHaveLength(7)
})

test('station/info: a station’s lines with their operators; lists that feeds do not fill are empty', async () => {
  const { ask } = await openFeedApp([smallFeed])
  const { Point } = await ask('station', { name: '港' })
  const { Information } = await ask('station/info', { code: Point.Station.code, type: 'rail:exit:welfare' })
  expect(Information).toEqual([
    {
      Type: 'rail',
      Corporation: { Name: 'Bay Railway' },
      Line: [
        { corporationIndex: '1', ...hill },
        { corporationIndex: '1', ...coast },
      ],
    },
    { Type: 'exit' },
    { Type: 'welfare' },
  ])
  const hills = await ask('station', { name: '丘', type: 'train' })
  const near = await ask('station/info', { code: hills.Point.Station.code, type: 'nearrail' })
  expect(near.Information[0].Line).toEqual({ corporationIndex: '1', ...bus })
  expect((await ask('station/info', { code: '1', type: 'rail' })).Error.code).toBe('E201')
})
