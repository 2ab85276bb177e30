/** No request ends the process: connections break at every stage, and carry what is no HTTP. */
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, errorsBy } from '../../src/kernel/testing/faulty/expect-contained.ts'
import { type FaultyServer, startFaulty } from '../../src/kernel/testing/faulty/start-faulty.ts'
import { openRawRequest } from '../../src/kernel/testing/raw-request.ts'

let server: FaultyServer
beforeAll(async () => {
  server = await startFaulty()
})
afterAll(() => server.stop())

const post = ['POST /faulty/body HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
const get = (path: string) => [`GET ${path} HTTP/1.1`, 'Host: localhost']

describe('a connection that is reset', () => {
  test.each<[string, readonly string[], string?]>([
    ['before its first byte', []],
    ['in the middle of a head', ['GET /faulty/answer/none HTT']],
    ['before its body', [...post, 'Content-Length: 100', '', '']],
    ['in the middle of its body', [...post, 'Content-Length: 100', '', '{"wo']],
    ['in the middle of a chunk', [...post, 'Transfer-Encoding: chunked', '', 'f', '{"wo']],
    ['in the middle of a body that is refused', [...post, 'Content-Length: 5000', '', '{"wo']],
    ['in the middle of gzip', [...post, 'Content-Encoding: gzip', 'Content-Length: 100', '', '\u001f\u008b']],
    ['while its answer is made', [...get('/faulty/answer/slow'), '', '']],
    ['while its thread works', [...get('/faulty/engine/none'), '', '']],
    ['in the middle of a stream', [...get('/faulty/events/does%20not%20end'), '', '']],
    ['behind many requests', Array.from({ length: 50 }, () => [...get('/faulty/answer/slow'), '', '']).flat()],
  ])('%s', async (_what, lines) => {
    const reset = async () => {
      const { socket } = openRawRequest(server.origin, lines.slice(0, -1), Buffer.from(lines.at(-1) ?? ''))
      await once(socket, 'connect')
      // Whoever asks later is answered later: what was written is read by then.
      await ask(server, '/faulty/answer/none')
      socket.resetAndDestroy()
      // The slow answer that was begun before this one has nobody to go to.
      await ask(server, '/faulty/answer/slow')
    }
    await errorsBy(server, reset, 0)
  })
})

describe('what is no request that can be read is refused, and its connection ended', () => {
  test.each<[string, readonly string[], string]>([
    ['nonsense', ['complete nonsense'], '400'],
    ['a version of its own', ['GET / HTTP/9.9'], '400'],
    ['two lengths', [...post, 'Content-Length: 3', 'Content-Length: 4'], '400'],
    ['a negative length', [...post, 'Content-Length: -1'], '400'],
    ['a length and chunks', [...post, 'Content-Length: 3', 'Transfer-Encoding: chunked'], '400'],
    ['a chunk without a size', [...post, 'Transfer-Encoding: chunked', '', 'zz'], '400'],
    ['a zero byte in a header', [...get('/'), 'X-One: a\u0000b'], '400'],
    ['a header without a name', [...get('/'), ': two'], '400'],
    ['a head that is too large', [...get('/'), `X-One: ${'a'.repeat(20_000)}`], '431'],
  ])('%s', async (_what, head, status) => {
    const send = async () => {
      const request = openRawRequest(server.origin, head)
      await expect.poll(() => request.isClosed).toBe(true)
      expect(request.received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    }
    await errorsBy(server, send, 0)
  })
})

describe('what Node has events of its own for', () => {
  const upgrade = ['Connection: Upgrade', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']
  test.each<[string, readonly string[], RegExp]>([
    [
      'a WebSocket is answered as any call',
      [...get('/faulty/answer/none'), 'Upgrade: websocket', ...upgrade],
      /^HTTP\/1\.1 200 /,
    ],
    [
      'HTTP/2 is answered as any call',
      [...get('/faulty/answer/none'), 'Upgrade: h2c', 'Connection: Upgrade'],
      /^HTTP\/1\.1 200 /,
    ],
    ['a tunnel is closed', ['CONNECT other.example:443 HTTP/1.1', 'Host: other.example:443'], /^$/],
    ['an expectation is refused', [...get('/faulty/answer/none'), 'Expect: 200-perhaps'], /^HTTP\/1\.1 417 /],
    ['a body that waits is asked for', [...post, 'Expect: 100-continue', 'Content-Length: 13'], /^HTTP\/1\.1 100 /],
    ['the whole server is no interface', ['OPTIONS * HTTP/1.1', 'Host: localhost'], /^HTTP\/1\.1 204 /],
    ['an address with a host', ['GET http://[::1/ HTTP/1.1', 'Host: localhost'], /^HTTP\/1\.1 4\d\d /],
    ['an address of slashes', [...get('//')], /^HTTP\/1\.1 (200|302) /],
  ])('%s', async (_what, head, answer) => {
    const send = async () => {
      const request = openRawRequest(server.origin, head)
      await expect.poll(() => request.isClosed || request.received !== '').toBe(true)
      expect(request.received).toMatch(answer)
      request.socket.destroy()
    }
    await errorsBy(server, send, 0)
  })
})
