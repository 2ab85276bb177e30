import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { defineEcho } from '../../testing/echo.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { openRawRequest, type RawRequest } from '../../testing/raw-request.ts'

async function serve(environment: Readonly<Record<string, string>> = {}) {
  const { server } = await openTestApp([defineEcho()], environment)
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  const held = async () => {
    const [, bytes] = /^mainstay_body_bytes (\d+)$/m.exec((await server.inject('/metrics')).body) ?? []
    return Number(bytes)
  }
  return { origin, held }
}

/** Posts so many bytes, of which `withheld` are never sent. */
function post(origin: string, size: number, withheld: number, path = '/echo/bytes'): RawRequest {
  const head = [`POST ${path} HTTP/1.1`, `Host: ${new URL(origin).host}`, `Content-Length: ${size}`]
  const request = openRawRequest(origin, head, Buffer.alloc(size - withheld))
  onTestFinished(() => void request.socket.destroy())
  return request
}

const answered = (request: RawRequest) => expect.poll(() => request.received)
const mebibyte = 1024 * 1024

describe('a caller without a right key', () => {
  test('is refused before the body has come, and the connection is closed', async () => {
    const { origin, held } = await serve({ MAINSTAY_REQUIRE_KEY: '1' })
    const request = post(origin, 5 * mebibyte, 5 * mebibyte - 10)
    await answered(request).toMatch(/^HTTP\/1\.1 401 .*connection: close.*"missing_key"/is)
    expect(await held()).toBe(0)
    request.socket.end()
    await expect.poll(() => request.isClosed).toBe(true)
  })

  test('reads the refusal after sending the whole body first', async () => {
    const { origin } = await serve({ MAINSTAY_REQUIRE_KEY: '1' })
    const request = post(origin, 9 * mebibyte, 0)
    await answered(request).toMatch(/^HTTP\/1\.1 401 .*"missing_key"/is)
    await expect.poll(() => request.isClosed).toBe(true)
    const response = await fetch(`${origin}/echo/bytes`, { method: 'POST', body: new Uint8Array(9 * mebibyte) })
    expect([response.status, await response.json()]).toMatchObject([401, { echoError: { code: 'missing_key' } }])
  })

  test('keeps the connection where the body was there with the head', async () => {
    const { origin } = await serve({ MAINSTAY_REQUIRE_KEY: '1' })
    const request = post(origin, 10, 0)
    await answered(request).toMatch(/^HTTP\/1\.1 401 /)
    expect(request.received).not.toMatch(/connection: close/i)
  })
})

describe('bodies', () => {
  test('that say they are too large are refused before they come', async () => {
    const { origin } = await serve()
    const request = post(origin, 3000, 3000, '/echo/json')
    await answered(request).toMatch(/^HTTP\/1\.1 413 .*"body_too_large"/is)
  })

  test('of unknown length are refused where they grow too large', async () => {
    const { origin } = await serve()
    const head = ['POST /echo/json HTTP/1.1', `Host: ${new URL(origin).host}`, 'Transfer-Encoding: chunked']
    const request = openRawRequest(origin, head, Buffer.from(`1000\r\n${'a'.repeat(4096)}\r\n`))
    await answered(request).toMatch(/^HTTP\/1\.1 413 .*"body_too_large"/is)
    request.socket.destroy()
  })

  test('that do not arrive in time are answered with 408', async () => {
    const { origin, held } = await serve({ MAINSTAY_BODY_SECONDS: '0.2' })
    const request = post(origin, 1000, 1)
    await answered(request).toMatch(/^HTTP\/1\.1 408 .*"body_timed_out"/is)
    await expect.poll(held).toBe(0)
  })

  test('in several pieces are put together', async () => {
    const { origin } = await serve()
    const request = post(origin, 4, 2)
    await new Promise((resolve) => setImmediate(resolve))
    request.socket.write(Buffer.from([1, 2]))
    await answered(request).toMatch(/^HTTP\/1\.1 200 .*"said":"00000102"/is)
  })

  test('that are left half sent leave nothing behind', async () => {
    const { origin, held } = await serve()
    const request = post(origin, 5000, 1000)
    await expect.poll(held).toBe(4000)
    request.socket.destroy()
    await expect.poll(held).toBe(0)
  })
})

describe('all bodies together', () => {
  const environment = { MAINSTAY_MAX_BODY_BYTES_IN_FLIGHT: String(mebibyte) }

  test('hold no more than they may: those withheld make room for one that comes whole', async () => {
    const { origin, held } = await serve(environment)
    const withheld = Array.from({ length: 20 }, () => post(origin, 300_000, 1))
    const givenUp = () => withheld.filter(({ received }) => /^HTTP\/1\.1 503 .*retry-after: 1/is.test(received))
    await expect.poll(() => givenUp().length).toBe(17)
    await expect.poll(held).toBe(3 * 299_999)
    const response = await fetch(`${origin}/echo/bytes`, { method: 'POST', body: new Uint8Array(500_000) })
    expect(response.status).toBe(200)
    await response.arrayBuffer()
    await expect.poll(held).toBeLessThanOrEqual(2 * 299_999)
  })

  test('count what they hold inflated', async () => {
    const { origin, held } = await serve(environment)
    const body = new Uint8Array(gzipSync(Buffer.alloc(3 * mebibyte)))
    const response = await fetch(`${origin}/echo/bytes`, {
      method: 'POST',
      body,
      headers: { 'content-encoding': 'gzip' },
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await response.json()).toMatchObject({ echoError: { code: 'busy' } })
    expect(await held()).toBe(0)
  })
})
