import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { KeyPlacement } from '../kernel/wire/contract.ts'
import { atlas, defineKeyed, library } from './__fixtures__/contracts.ts'
import { serve, serveRecorder } from './__fixtures__/serve.ts'
import { version } from '../kernel/foundation/version.ts'
import { createClientFrom } from './create-client-from.ts'
import type { InterfaceClient } from './interface-client.ts'

const createClient = createClientFrom({ library, atlas }, {})
const key = 'k-53cr3t'

/** As a slice's `client.ts` writes it. */
const extendLibrary = (calls: InterfaceClient<typeof library>) => ({
  async countPages(title: string): Promise<number> {
    const result = await calls.find({ params: { shelf: 'a', title } })
    return result.ok ? result.body.pages : 0
  },
})

test('a call answers with the status, the headers and the typed body', async () => {
  const address = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'X-Total-Count': '12' })
    response.end('{"title":"Momo","pages":304}')
  })
  const client = createClient({ baseUrl: address })
  const result = await client.library.find({ params: { shelf: 'a', title: 'Momo' } })
  expect(result).toMatchObject({ ok: true, status: 200, body: { title: 'Momo', pages: 304 } })
  expect(result.headers['x-total-count']).toBe('12')
})

test('paths, queries and the headers of every call', async () => {
  const { address, requests } = await serveRecorder()
  const client = createClient({ baseUrl: `${address}/`, key })
  await client.library.find({
    params: { shelf: 'ä/ö', title: 'Q&A: 100% + ☂' },
    query: { tag: ['x y', 'a&b=c'], page: 2 },
  })
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    method: 'GET',
    url: '/books/shelf/%C3%A4%2F%C3%B6/Q%26A%3A%20100%25%20%2B%20%E2%98%82?tag=x+y&tag=a%26b%3Dc&page=2',
    headers: { accept: 'application/json', authorization: `Bearer ${key}`, 'user-agent': `mainstay-client/${version}` },
  })
  expect(requests[0]?.headers).not.toHaveProperty('content-type')
  expect(requests[0]?.headers).not.toHaveProperty('cookie')
})

test('a body goes as the first kind that its operation accepts', async () => {
  const { address, requests } = await serveRecorder()
  const { library: client } = createClient({ baseUrl: address })
  await client.add({ body: { title: 'Über 🐈' } })
  await client.label({ body: { text: 'a b&c=ü', tag: ['1', '2'] } })
  await client.scan({ body: new Uint8Array([0, 255, 10, 13]) })
  await client.scan({ body: new Blob(['cover']) })
  const sent = requests.map(({ url, headers, body }) => [url, headers['content-type'], body.toString('latin1')])
  expect(sent).toEqual([
    ['/books/', 'application/json; charset=UTF-8', Buffer.from('{"title":"Über 🐈"}').toString('latin1')],
    ['/books/label', 'application/x-www-form-urlencoded; charset=UTF-8', 'text=a+b%26c%3D%C3%BC&tag=1&tag=2'],
    ['/books/scan', 'application/octet-stream', '\u0000\u00ff\n\r'],
    ['/books/scan', 'application/octet-stream', 'cover'],
  ])
})

test('gzip packs every body and says so; a call without a body says nothing', async () => {
  const { address, requests } = await serveRecorder()
  const { library: client } = createClient({ baseUrl: address, gzip: true })
  await client.add({ body: { title: 'Momo' } })
  await client.label({ body: { text: 'ü' } })
  await client.scan({ body: new Uint8Array([1, 2, 3]) })
  await client.list()
  expect(requests.map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'gzip', 'gzip', undefined])
  const unpacked = requests.slice(0, 3).map(({ body }) => gunzipSync(body).toString('latin1'))
  expect(unpacked).toEqual(['{"title":"Momo"}', 'text=%C3%BC', '\u0001\u0002\u0003'])
})

test('success is the status that the operation names', async () => {
  const created = createClient({ baseUrl: (await serveRecorder(201)).address })
  expect(await created.library.add({ body: { title: 'x' } })).toMatchObject({ ok: true, status: 201, body: {} })
  const found = createClient({ baseUrl: (await serveRecorder(200)).address })
  const result = await found.library.add({ body: { title: 'x' } })
  expect(result).toMatchObject({ ok: false, status: 200, body: {} })
  expect(result).toHaveProperty('reason', expect.stringMatching(/answered 200, not 201\.$/))
})

test('an interface at an address of its own: the address replaces the base, and may hold its parameters', async () => {
  const { address, requests } = await serveRecorder()
  const client = createClient({ interfaces: { atlas: { baseUrl: `${address}/:lang/` } } })
  await client.atlas.show({ params: { lang: 'ja', place: '京都' } })
  expect(requests[0]?.url).toBe('/ja/w/%E4%BA%AC%E9%83%BD')
  expect(Object.keys(client)).toEqual(['atlas'])
})

test('the base of Mainstay takes its parameters from the call', async () => {
  const { address, requests } = await serveRecorder()
  await createClient({ baseUrl: address }).atlas.show({ params: { lang: 'ja', place: 'x' } })
  expect(requests[0]?.url).toBe('/maps/ja/w/x')
})

test('the key for Mainstay is not sent to an interface elsewhere', async () => {
  const { address, requests } = await serveRecorder()
  const elsewhere = { baseUrl: address }
  const client = createClient({ baseUrl: address, key, interfaces: { atlas: elsewhere } })
  await client.atlas.show({ params: { lang: 'ja', place: 'x' } })
  await client.library.list()
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined, `Bearer ${key}`])
})

test('a redirect is a failure, and is not followed', async () => {
  const stranger = await serveRecorder()
  const address = await serve((_request, response) => response.writeHead(302, { location: stranger.address }).end())
  const result = await createClient({ baseUrl: address, key }).library.list()
  expect(result).toMatchObject({
    ok: false,
    status: 302,
    reason: `GET ${address}/books/ answered 302, which is not followed.`,
  })
  expect(stranger.requests).toEqual([])
})

const placements: [KeyPlacement, { url: string; body: string; headers: object }][] = [
  [{ in: 'bearer' }, { url: '/keyed/ask?lang=ja', body: 'q=hi', headers: { authorization: `Bearer ${key}` } }],
  [
    { in: 'scheme', suffix: '-Auth-Key' },
    { url: '/keyed/ask?lang=ja', body: 'q=hi', headers: { authorization: `Service-Auth-Key ${key}` } },
  ],
  [
    { in: 'scheme', suffix: 'Basic' },
    { url: '/keyed/ask?lang=ja', body: 'q=hi', headers: { authorization: `Basic ${key}` } },
  ],
  [
    { in: 'header', name: 'Ocp-Apim-Subscription-Key' },
    { url: '/keyed/ask?lang=ja', body: 'q=hi', headers: { 'ocp-apim-subscription-key': key } },
  ],
  [
    { in: 'query', name: 'key' },
    { url: `/keyed/ask?key=${key}&lang=ja`, body: 'q=hi', headers: {} },
  ],
  [
    { in: 'form', name: 'apikey' },
    { url: '/keyed/ask?lang=ja', body: `apikey=${key}&q=hi`, headers: {} },
  ],
]

test.each(placements)('the key as %o', async (placement, expected) => {
  const { address, requests } = await serveRecorder(403)
  const client = createClientFrom(
    { keyed: defineKeyed({ ...placement, need: 'required' }) },
    {},
  )({ baseUrl: address, key })
  const result = await client.keyed.ask({ query: { lang: 'ja' }, body: { q: 'hi' } })
  expect(requests[0]).toMatchObject({ url: expected.url, headers: expected.headers })
  expect(requests[0]?.body.toString()).toBe(expected.body)
  const everywhere = `${requests[0]?.url} ${JSON.stringify(requests[0]?.headers)} ${requests[0]?.body}`
  expect(everywhere.split(key)).toHaveLength(2)
  expect(JSON.stringify(result)).not.toContain(key)
})

test('an interface may name its own scheme, and a call its own key', async () => {
  const { address, requests } = await serveRecorder()
  const keyed = defineKeyed({ in: 'scheme', suffix: '-Auth-Key', need: 'required' })
  const client = createClientFrom(
    { keyed },
    {},
  )({ interfaces: { keyed: { baseUrl: address, key, scheme: 'DeepL-Auth-Key' } } })
  await client.keyed.ask({ body: { q: 'hi' } }, { key: 'other' })
  expect(requests[0]?.headers.authorization).toBe('DeepL-Auth-Key other')
})

test('a slice adds methods to its derived ones', async () => {
  const address = await serve((request, response) => {
    response.writeHead(request.url?.endsWith('/lost') ? 404 : 200).end('{"title":"Momo","pages":304}')
  })
  const client = createClientFrom({ library, atlas }, { library: extendLibrary })({ baseUrl: address })
  expect(await client.library.countPages('Momo')).toBe(304)
  expect(await client.library.countPages('lost')).toBe(0)
  expect(await client.library.find({ params: { shelf: 'a', title: 'b' } })).toMatchObject({ ok: true })
})

test.each([
  'geo',
  '/geo',
  'ftp://example.org',
  'http://user:hunter2@example.org',
  'https://example.org/?hunter2=1',
  'https://example.org/#hunter2',
])('an address that cannot be used is refused at once: %s', (baseUrl) => {
  expect(() => createClient({ baseUrl })).toThrow(TypeError)
  expect(() => createClient({ baseUrl })).not.toThrow(/hunter2/)
})

test.each(['', 'line\nbreak', 'schlüssel'])(
  'a key that no header can carry is refused without being quoted: %j',
  async (bad) => {
    const refusal = 'A key must be printable ASCII, on one line, and not empty.'
    expect(() => createClient({ baseUrl: 'http://127.0.0.1:1', key: bad })).toThrow(new TypeError(refusal))
    const client = createClient({ baseUrl: 'http://127.0.0.1:1' })
    await expect(client.library.list({}, { key: bad })).rejects.toThrow(new TypeError(refusal))
    await expect(client.library.list({ key: bad })).rejects.toThrow(new TypeError(refusal))
  },
)

test('a name that is no interface is refused with those that are', () => {
  const interfaces = { libary: { gzip: true } }
  // @ts-expect-error the types refuse it as well
  const create = () => createClient({ baseUrl: 'http://127.0.0.1:1', interfaces })
  expect(create).toThrow('There is no interface "libary"; there are library, atlas.')
})

test('fetch can be passed in', async () => {
  const client = createClient({ baseUrl: 'http://nowhere.invalid', fetch: async () => Response.json(['Momo']) })
  expect(await client.library.list()).toMatchObject({ ok: true, body: ['Momo'] })
})
