/** The form that the path chooses, and the name that the Accept header gives it; over a fake engine. */
import { expect, test } from 'vitest'
import { composeRide, composeStation } from './testing/compose-journey.ts'
import { FakeTransitSearch } from './testing/fake-transit-search.ts'
import { call, openTransitApp } from './testing/open-transit-app.ts'

const [west, east] = [composeStation('1', '西 & "東"'), composeStation('2', '<東>\u0007', { kinds: ['bus'] })]
const ride = composeRide([
  [west, '2026-11-24 10:00'],
  [east, '2026-11-24 10:20'],
])
const open = () =>
  openTransitApp(new FakeTransitSearch({ stations: [west, east], journeys: [{ legs: [ride], fares: [] }] }))

test.each([
  ['json/dataversion', undefined, 'text/plain;charset=utf-8'],
  ['json/dataversion', '*/*', 'text/plain;charset=utf-8'],
  ['json/dataversion', 'text/*', 'text/plain;charset=utf-8'],
  ['json/dataversion', 'application/json', 'application/json;charset=utf-8'],
  ['json/dataversion', 'text/html, Application/*;q=0.8', 'application/json;charset=utf-8'],
  ['xml/dataversion', undefined, 'text/xml;charset=utf-8'],
  ['xml/dataversion', 'application/xml', 'application/xml;charset=utf-8'],
  ['xml/dataversion', 'application/json', 'text/xml;charset=utf-8'],
  ['json/station?code=9', 'application/json', 'application/json;charset=utf-8'],
  ['xml/station?code=9', '*/*', 'text/xml;charset=utf-8'],
])('%s for %s is %s', async (path, accept, type) => {
  const response = await call(
    await open(),
    path.split('?')[0] ?? '',
    Object.fromEntries(new URLSearchParams(path.split('?')[1])),
    accept === undefined ? {} : { accept },
  )
  expect(response.headers['content-type']).toBe(type)
})

test('XML: keys with a small letter are attributes, the others elements, `text` what is inside', async () => {
  const { body } = await call(await open(), 'xml/station/light', { code: '1:2' })
  expect(body).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<ResultSet apiVersion="1.27.0.0" engineVersion="202611_22a">' +
      '<Point><Station code="1"><Name>西 &amp; "東"</Name><Type>train</Type></Station></Point>' +
      '<Point><Station code="2"><Name>&lt;東&gt;</Name><Type detail="local">bus</Type></Station></Point>' +
      '</ResultSet>',
  )
})

test('XML: points and lines of a route are counted', async () => {
  const { body } = await call(await open(), 'xml/search/course/extreme', { viaList: '1:2', addStop: 'true' })
  expect(body).toContain('<Route timeOnBoard="20" timeWalk="0" timeOther="0" transferCount="0" distance="0"')
  expect(
    body
      .match(/<(?:Route|Point|Line|Stop)\b[^>]*?(?: index="\d")?>/g)
      ?.map((tag) => tag.replace(/ (?!index)\w+="[^"]*"/g, '')),
  ).toEqual([
    '<Route index="1">',
    '<Point index="1">',
    '<Point index="2">',
    '<Line index="1">',
    '<Stop index="1">',
    '<Point>',
    '<Stop index="2">',
    '<Point>',
  ])
  expect(body).toContain(
    '<DepartureState><Type>normal</Type><Datetime operation="today">2026-11-24T10:00:00+09:00</Datetime></DepartureState>',
  )
})

test('XML: failures, those before the call was let in too', async () => {
  const app = await open()
  const unknown = await call(app, 'xml/station', { code: '9' })
  expect([unknown.statusCode, unknown.body]).toEqual([
    404,
    '<?xml version="1.0" encoding="UTF-8"?>\n<ResultSet apiVersion="1.27.0.0"><Error code="E201">' +
      '<Message>指定された駅が見つかりません。 There is no station with the code 9.</Message></Error></ResultSet>',
  ])
  const keyless = await app.server.inject('/transit/v1/xml/dataversion')
  expect([keyless.statusCode, keyless.headers['content-type']]).toEqual([403, 'text/xml;charset=utf-8'])
  expect(keyless.body).toContain('<Error code="E101">')
})

test('the OpenAPI document names the types that answers have', async () => {
  const { server } = await open()
  const { paths } = (await server.inject({ url: '/openapi.json' })).json()
  const typesOf = (path: string, status: string) => Object.keys(paths[path].get.responses[status].content)
  expect(typesOf('/transit/v1/json/station', '200')).toEqual(['application/json', 'text/plain'])
  expect(typesOf('/transit/v1/xml/station', '200')).toEqual(['application/xml', 'text/xml'])
  expect(typesOf('/transit/v1/xml/search/course/extreme', '400')).toEqual(['application/xml', 'text/xml'])
})
