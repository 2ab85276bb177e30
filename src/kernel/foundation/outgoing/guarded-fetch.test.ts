import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { LookupFunction } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listenOnLoopback } from '../../testing/listen-on-loopback.ts'
import { isPublicAddress } from './address-guard.ts'
import { createGuardedFetch } from './guarded-fetch.ts'

type Serve = (request: IncomingMessage, response: ServerResponse) => void

/** A server on a free port of 127.0.0.1; its origin. */
async function serve(answer: Serve): Promise<string> {
  const { origin, stop } = await listenOnLoopback(createServer(answer))
  onTestFinished(stop)
  return origin
}

const fetchAnywhere = createGuardedFetch({ isAllowed: () => true })
const fetchOutside = createGuardedFetch()

/** Answers `/` and redirects from the paths of a table. */
function serveRedirects(table: Readonly<Record<string, readonly [number, string]>>): Promise<string> {
  return serve((request, response) => {
    const [status, location] = table[request.url ?? ''] ?? [200, '']
    response.writeHead(status, location ? { location } : {}).end('arrived')
  })
}

describe('which addresses are public', () => {
  test.each(['8.8.8.8', '133.11.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'no address',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('addresses inside the network', () => {
  test.each([['127.0.0.1'], ['localhost'], ['2130706433'], ['0x7f.1'], ['[::1]'], ['[::ffff:127.0.0.1]']])(
    '%s is refused before anything is sent',
    async (host) => {
      let asked = false
      const origin = await serve((_request, response) => {
        asked = true
        response.end()
      })
      const address = `http://${host}:${new URL(origin).port}/`
      await expect(fetchOutside(address)).rejects.toMatchObject({ name: 'OutgoingError', code: 'private_address' })
      expect(asked).toBe(false)
    },
  )

  test('a name that resolves inside is refused, on every hop', async () => {
    const inside: LookupFunction = (_name, _options, callback) => callback(null, [{ address: '10.0.0.1', family: 4 }])
    const fetchInside = createGuardedFetch({ lookup: inside })
    await expect(fetchInside('http://feeds.example/')).rejects.toMatchObject({
      code: 'private_address',
      message:
        'feeds.example is an address inside this network; set MAINSTAY_ALLOW_PRIVATE_ADDRESSES=1 if it may be fetched from.',
    })
  })

  test('a redirect to an address inside is refused', async () => {
    const origin = await serveRedirects({
      '/a': [302, 'http://127.0.0.2:8022/'],
      '/b': [302, 'http://localhost:8022/'],
    })
    const fetchHere = createGuardedFetch({
      isAllowed: (address) => address === '127.0.0.1',
      lookup: (_name, _options, callback) => callback(null, [{ address: '127.0.0.3', family: 4 }]),
    })
    expect((await fetchHere(`${origin}/`)).status).toBe(200)
    for (const path of ['/a', '/b'])
      await expect(fetchHere(`${origin}${path}`)).rejects.toMatchObject({ code: 'private_address' })
  })

  test('a name is resolved once, and what was judged is what the connection goes to', async () => {
    const origin = await serveRedirects({})
    const answers = ['127.0.0.1', '127.0.0.9']
    const lookup: LookupFunction = (_name, _options, callback) =>
      callback(null, [{ address: answers.shift() ?? '', family: 4 }])
    const fetchHere = createGuardedFetch({ isAllowed: (address) => address === '127.0.0.1', lookup })
    expect((await fetchHere(`http://feeds.example:${new URL(origin).port}/`)).status).toBe(200)
    expect(answers).toEqual(['127.0.0.9'])
  })
})

describe('redirects', () => {
  test('credentials go to the origin that they are for, and to no other', async () => {
    const seen: (string | string[] | undefined)[] = []
    const note: Serve = (request, response) => {
      seen.push(`${request.url} ${request.headers['x-api-key']} ${request.headers['accept']}`)
      response.end('arrived')
    }
    const other = await serve(note)
    const origin = await serve((request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: `${other}/there` }).end()
      else if (request.url === '/here') response.writeHead(302, { location: '/arrived' }).end()
      else note(request, response)
    })
    const options = { headers: { accept: 'text/plain' }, credentials: { 'x-api-key': 'secret' } }
    for (const path of ['/here', '/away']) await fetchAnywhere(`${origin}${path}`, options)
    expect(seen).toEqual(['/arrived secret text/plain', '/there undefined text/plain'])
  })

  test('are followed; the permanent ones that the chain begins with are reported', async () => {
    const origin = await serveRedirects({
      '/old': [301, '/older?x=1#part'],
      '/older?x=1': [308, '/temporary'],
      '/temporary': [302, '/here'],
      '/kept': [307, '/moved'],
      '/moved': [301, '/'],
    })
    const moved = await fetchAnywhere(`${origin}/old`)
    expect([moved.status, moved.bytes.toString()]).toEqual([200, 'arrived'])
    expect([moved.url, moved.permanentUrl]).toEqual([`${origin}/here`, `${origin}/temporary`])
    const kept = await fetchAnywhere(`${origin}/kept`)
    expect([kept.url, kept.permanentUrl]).toEqual([`${origin}/`, undefined])
  })

  test.each([
    ['a circle of one', { '/a': [301, '/a'] }, 'redirects in a circle'],
    ['a circle of two', { '/a': [302, '/b'], '/b': [302, '/a'] }, 'redirects in a circle'],
    [
      'six in a row',
      {
        '/a': [302, '/1'],
        '/1': [302, '/2'],
        '/2': [302, '/3'],
        '/3': [302, '/4'],
        '/4': [302, '/5'],
        '/5': [302, '/6'],
      },
      'redirects over 5 times',
    ],
  ] as const)('%s are given up', async (_name, table, reason) => {
    const origin = await serveRedirects(table)
    await expect(fetchAnywhere(`${origin}/a`)).rejects.toMatchObject({
      code: 'too_many_redirects',
      message: expect.stringContaining(reason),
    })
  })

  test('only lead to http and https', async () => {
    const origin = await serveRedirects({ '/a': [302, 'file:///etc/passwd'] })
    await expect(fetchAnywhere(`${origin}/a`)).rejects.toMatchObject({ code: 'bad_address' })
  })
})

describe('bodies', () => {
  const text = 'ニュース '.repeat(500)
  test.each([
    ['gzip', gzipSync(text)],
    ['GZIP', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['br', brotliCompressSync(text)],
    ['br, gzip', gzipSync(brotliCompressSync(text))],
    ['gzip', Buffer.from(text)],
    ['identity', Buffer.from(text)],
  ])('with Content-Encoding: %s are decoded', async (encoding, body) => {
    const origin = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding, 'content-type': 'text/xml' }).end(body)
    })
    const { bytes, headers } = await fetchAnywhere(origin)
    expect(bytes.toString()).toBe(text)
    expect(headers['content-type']).toBe('text/xml')
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ])('a %s bomb is cut off at the limit', async (encoding, compress) => {
    const bomb = compress(Buffer.alloc(50_000_000))
    const origin = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(bomb)
    })
    await expect(fetchAnywhere(origin, { maxBytes: 1_000_000 })).rejects.toMatchObject({
      code: 'too_large',
      message: 'The answer is larger than 1,000,000 bytes.',
    })
  })

  test('a body without end is cut off at the limit', async () => {
    const origin = await serve((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 'a')));
      }
      response.on('drain', more)
      more()
    })
    await expect(fetchAnywhere(origin, { maxBytes: 1_000_000 })).rejects.toMatchObject({ code: 'too_large' })
  })

  test('one that only drips, and one that never begins, end with the time', async () => {
    const drips = await serve((_request, response) => {
      const timer = setInterval(() => response.write('a'), 20)
      response.on('close', () => clearInterval(timer))
    })
    const silent = await serve(() => {})
    for (const origin of [drips, silent])
      await expect(fetchAnywhere(origin, { timeoutMs: 200 })).rejects.toMatchObject({ code: 'timed_out' })
  })

  test('one that breaks off, an unknown encoding, and rubbish in place of brotli are failures', async () => {
    const breaksOff = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('a', () => response.destroy())
    })
    await expect(fetchAnywhere(breaksOff)).rejects.toMatchObject({ code: 'unreachable' })
    for (const encoding of ['rot13', 'br', 'gzip, gzip, gzip, gzip']) {
      const origin = await serve((_request, response) => {
        response.writeHead(200, { 'content-encoding': encoding }).end('no such thing')
      })
      await expect(fetchAnywhere(origin)).rejects.toMatchObject({ code: 'broken_body' })
    }
  })
})

test('headers are sent and given back, and every status is an answer', async () => {
  const origin = await serve((request, response) => {
    response.writeHead(304, { etag: `"${String(request.headers['if-none-match'])}"` }).end()
  })
  const { status, headers, bytes } = await fetchAnywhere(origin, { headers: { 'if-none-match': 'abc' } })
  expect([status, headers['etag'], bytes.length]).toEqual([304, '"abc"', 0])
})

test.each(['ftp://example.com/', 'example.com/feed', 'http://', '', `http://example.com/${'a'.repeat(5_000)}`])(
  'no address for fetching: %.40s',
  async (address) => {
    await expect(fetchAnywhere(address)).rejects.toMatchObject({ code: 'bad_address' })
  },
)

test('a server that is not there is said with its host alone', async () => {
  await expect(fetchAnywhere('http://user:secret@127.0.0.1:9/path?token=secret')).rejects.toMatchObject({
    code: 'unreachable',
    message: '127.0.0.1:9 cannot be reached or broke off (ECONNREFUSED).',
  })
})

test("the caller's own signal ends the call with its reason", async () => {
  const controller = new AbortController()
  const origin = await serve(() => controller.abort(new Error('the server closes')))
  const fetching = fetchAnywhere(origin, { signal: controller.signal })
  await expect(fetching).rejects.toThrow('the server closes')
})
