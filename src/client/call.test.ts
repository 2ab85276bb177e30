import { expect, test } from 'vitest'
import { atlas, library } from './__fixtures__/contracts.ts'
import { createExchange } from './__fixtures__/create-exchange.ts'
import { findDeadAddress, serve } from './__fixtures__/serve.ts'
import { call } from './call.ts'
import { createClientFrom } from './create-client-from.ts'

const createClient = createClientFrom({ library, atlas }, {})
const find = { params: { shelf: 'a', title: 'b' }, query: { page: 1 } }

test('a refused connection: status 0, no headers, and a reason that names the address without its query', async () => {
  const baseUrl = await findDeadAddress()
  expect(await createClient({ baseUrl, key: 'k-53cr3t' }).library.find(find)).toEqual({
    ok: false,
    status: 0,
    headers: {},
    body: undefined,
    reason: `GET ${baseUrl}/books/shelf/a/b got no answer (ECONNREFUSED).`,
  })
})

test('no response is status -1 where the contract says so', async () => {
  const client = createClient({ baseUrl: await findDeadAddress() })
  const result = await client.atlas.show({ params: { lang: 'ja', place: 'x' } })
  expect(result).toMatchObject({ ok: false, status: -1, headers: {} })
})

test('a name that does not resolve', async () => {
  const result = await createClient({ baseUrl: 'http://nowhere.invalid' }).library.list()
  expect(result).toMatchObject({ ok: false, status: 0, headers: {} })
  expect(result).toHaveProperty(
    'reason',
    expect.stringMatching(/^GET http:\/\/nowhere\.invalid\/books\/ got no answer/),
  )
})

test('a parameter that no path can hold is a failure like no response', async () => {
  const client = createClient({ baseUrl: await findDeadAddress() })
  const result = await client.library.find({ params: { shelf: 'a', title: '..' } })
  expect(result).toMatchObject({ ok: false, status: 0, headers: {} })
  expect(result).toHaveProperty(
    'reason',
    expect.stringContaining('was not sent: a path parameter cannot be "." or "..".'),
  )
})

test('a connection cut before the answer', async () => {
  const baseUrl = await serve((request) => void request.socket.destroy())
  const result = await createClient({ baseUrl }).library.list()
  expect(result).toMatchObject({ ok: false, status: 0, headers: {} })
})

test('a connection cut inside the body keeps the status and the headers that came', async () => {
  const baseUrl = await serve((request, response) => {
    response.writeHead(200, { 'content-length': '100', 'x-seen': 'yes' })
    response.write('["Mo', () => request.socket.destroy())
  })
  const result = await createClient({ baseUrl }).library.list()
  expect(result).toMatchObject({ ok: false, status: 200, headers: { 'x-seen': 'yes' }, body: undefined })
  expect(result).toHaveProperty('reason', expect.stringMatching(/answered 200, and then the connection broke/))
})

test('a server that never answers', async () => {
  const root = await serve(() => {})
  expect(await call(createExchange(root, library.operations.list, 50))).toEqual({
    ok: false,
    status: 0,
    headers: {},
    body: undefined,
    reason: `GET ${root}/ did not answer within 0.05 s.`,
  })
})

test('a server that stops inside the body', async () => {
  const root = await serve((_request, response) => void response.writeHead(200, { 'x-seen': 'yes' }).write('["Mo'))
  const result = await call(createExchange(root, library.operations.list, 100))
  expect(result).toMatchObject({
    ok: false,
    status: 200,
    headers: { 'x-seen': 'yes' },
    reason: `GET ${root}/ answered 200, and then the rest did not come within 0.1 s.`,
  })
})

test.each(['', '<html>', '{"a":', 'NaN'])('a body that is no JSON is a failure: %j', async (text) => {
  const baseUrl = await serve((_request, response) => response.writeHead(200).end(text))
  const result = await createClient({ baseUrl }).library.list()
  expect(result).toMatchObject({
    ok: false,
    status: 200,
    body: text,
    reason: `GET ${baseUrl}/books/ answered 200 with a body that is not JSON.`,
  })
})

test.each([
  [403, '{"message":"no"}', { message: 'no' }],
  [502, '<html>', '<html>'],
  [456, '', ''],
])('status %i is a failure with what the server sent', async (status, sent, body) => {
  const baseUrl = await serve((_request, response) => response.writeHead(status, { 'retry-after': '7' }).end(sent))
  const result = await createClient({ baseUrl }).library.list()
  expect(result).toMatchObject({ ok: false, status, headers: { 'retry-after': '7' }, body })
  expect(result).toHaveProperty('reason', `GET ${baseUrl}/books/ answered ${status}.`)
})

test("the caller's own signal rejects with its reason, before, during and inside the answer", async () => {
  const gone = createClient({ baseUrl: await findDeadAddress() })
  await expect(gone.library.list({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })

  const stop = new AbortController()
  const silent = await serve(() => stop.abort(new Error('changed my mind')))
  const waiting = createClient({ baseUrl: silent }).library.list({}, { signal: stop.signal })
  await expect(waiting).rejects.toThrow('changed my mind')

  const halt = new AbortController()
  const slow = await serve((_request, response) => void response.writeHead(200).write('['))
  const fetchThenAbort: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    setImmediate(() => halt.abort(new Error('enough')))
    return response
  }
  const reading = createClient({ baseUrl: slow, fetch: fetchThenAbort }).library.list({}, { signal: halt.signal })
  await expect(reading).rejects.toThrow('enough')
})

test('bytes come as they are; a failure beside them as JSON', async () => {
  const bytes = new Uint8Array([0xff, 0xd8, 0, 0x0a, 0x80])
  const baseUrl = await serve((request, response) => {
    if (request.headers['authorization'] === 'Bearer right')
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes)
    else response.writeHead(401, { 'content-type': 'application/json' }).end('{"message":"no"}')
  })
  expect(await createClient({ baseUrl, key: 'right' }).library.cover()).toMatchObject({ ok: true, body: bytes })
  const refused = await createClient({ baseUrl, key: 'wrong' }).library.cover()
  expect(refused).toMatchObject({ ok: false, status: 401, body: { message: 'no' } })
})

test('a success without a body is one where its contract says so', async () => {
  const baseUrl = await serve((_request, response) => response.writeHead(202, { location: '/kept/1' }).end())
  const { library: shelf } = createClient({ baseUrl })
  expect(await shelf.reserve()).toMatchObject({
    ok: true,
    status: 202,
    headers: { location: '/kept/1' },
    body: undefined,
  })
  expect(await shelf.list()).toMatchObject({ ok: false, status: 202 })
})
