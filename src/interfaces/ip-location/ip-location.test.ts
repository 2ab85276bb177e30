import { IPinfoWrapper } from 'node-ipinfo'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import { useTestApp } from '../../kernel/testing/use-test-app.ts'
import ipLocation from './index.ts'

const shared = useTestApp([ipLocation])
const open = (environment = {}) => openTestApp([ipLocation], environment)

describe('records', () => {
  test('a public address has its coordinates, decimal degrees with one comma', async () => {
    const { server } = shared()
    const response = await server.inject('/geo/133.11.0.1')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ ip: '133.11.0.1', country: 'JP', timezone: 'Asia/Tokyo' })
    expect(response.json().loc).toMatch(/^35\.\d{4},139\.\d{4}$/)
  })

  test('/json answers the same', async () => {
    const { server } = shared()
    const [plain, suffixed] = [await server.inject('/geo/8.8.8.8'), await server.inject('/geo/8.8.8.8/json')]
    expect(suffixed.json()).toEqual(plain.json())
  })

  test('IPv6, upper case and an IPv4-mapped address are read; the text comes back as asked', async () => {
    const { server } = shared()
    const mapped = await server.inject('/geo/::FFFF:133.11.0.1')
    expect(mapped.json()).toMatchObject({ ip: '::FFFF:133.11.0.1', country: 'JP' })
    const compressed = await server.inject('/geo/2001:200:0:0:0:0:0:1')
    expect(compressed.json()).toMatchObject({ ip: '2001:200:0:0:0:0:0:1', country: 'JP' })
  })

  test.each([
    '10.0.0.1',
    '172.16.5.4',
    '192.168.1.1',
    '127.0.0.1',
    '169.254.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '192.0.2.1',
    '198.51.100.7',
    '203.0.113.9',
    '240.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '2001:db8::1',
    '::ffff:10.0.0.1',
  ])('%s is nowhere', async (address) => {
    const { server } = shared()
    expect((await server.inject(`/geo/${address}`)).json()).toEqual({ ip: address, bogon: true })
  })
})

test.each([
  '256.1.1.1',
  '1.2.3',
  '8.8.8',
  '0x8.8.8.8',
  '010.8.8.8',
  'example.com',
  '8.8.8.8%20',
  ':::1',
  'fe80::1%25eth0',
  'a'.repeat(500),
  '%00',
])('%s is refused in the words of the wire', async (address) => {
  const { server } = shared()
  const response = await server.inject(`/geo/${address}`)
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({
    status: 404,
    error: { title: 'Wrong ip', message: `"${decodeURIComponent(address)}" is not an IPv4 or IPv6 address.` },
  })
})

describe('further forms', () => {
  test("the caller's own address, which no cache keeps for others", async () => {
    const { server } = shared()
    for (const url of ['/geo/json', '/geo', '/geo/']) {
      const response = await server.inject({ url, remoteAddress: '133.11.0.1' })
      expect(response.json()).toMatchObject({ ip: '133.11.0.1', country: 'JP' })
      expect(response.headers['cache-control']).toBe('private, no-store')
    }
    expect((await server.inject('/geo/json')).json()).toEqual({ ip: '127.0.0.1', bogon: true })
    expect((await server.inject('/geo/8.8.8.8')).headers['cache-control']).toBe('public, max-age=3600')
  })

  test.each([
    ['/geo/133.11.0.1/country', 'JP\n'],
    ['/geo/133.11.0.1/timezone', 'Asia/Tokyo\n'],
    ['/geo/133.11.0.1/ip', '133.11.0.1\n'],
    ['/geo/10.0.0.1/city', '\n'],
  ])('%s is text', async (url, text) => {
    const response = await shared().server.inject(url)
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      text,
    ])
  })

  test('a field that nobody has is refused in the words of the wire', async () => {
    const response = await shared().server.inject('/geo/8.8.8.8/weather')
    expect([response.statusCode, response.json().error.title]).toEqual([404, 'Wrong field'])
  })

  test('a batch answers each in its place, and by filter only those that are known', async () => {
    const { server } = shared()
    const payload = ['133.11.0.1/country', '10.0.0.1', '133.11.0.1/country', 'x', '8.8.8.8/weather']
    const failed = (title: string) =>
      expect.objectContaining({ status: 404, error: expect.objectContaining({ title }) })
    expect((await server.inject({ method: 'POST', url: '/geo/batch', payload })).json()).toEqual({
      '133.11.0.1/country': 'JP',
      '10.0.0.1': { ip: '10.0.0.1', bogon: true },
      x: failed('Wrong ip'),
      '8.8.8.8/weather': failed('Wrong field'),
    })
    const known = await server.inject({ method: 'POST', url: '/geo/batch?filter=1', payload })
    expect(Object.keys(known.json())).toEqual(['133.11.0.1/country', '10.0.0.1'])
  })

  test.each([[Array.from({ length: 1_001 }, () => '8.8.8.8')], [{ ip: '8.8.8.8' }], ['8.8.8.8']])(
    'a batch that is none is refused: %j',
    async (payload) => {
      const { server } = shared()
      const headers = { 'content-type': 'application/json' }
      const response = await server.inject({
        method: 'POST',
        url: '/geo/batch',
        headers,
        payload: JSON.stringify(payload),
      })
      expect([response.statusCode, response.json().status]).toEqual([400, 400])
    },
  )
})

describe('node-ipinfo', () => {
  test('reads an address from us, whatever token it carries', async () => {
    const { server } = await open()
    const origin = await server.listen({ host: '127.0.0.1', port: 0 })
    const client = new IPinfoWrapper('a-token-of-the-original', undefined, 5000, undefined, `${origin}/geo`)
    const record = await client.lookupIp('133.11.0.1')
    expect(record).toMatchObject({ ip: '133.11.0.1', countryCode: 'JP', country: 'Japan', timezone: 'Asia/Tokyo' })
  })

  test('reads many addresses at once', async () => {
    const { server } = await open()
    const origin = await server.listen({ host: '127.0.0.1', port: 0 })
    const client = new IPinfoWrapper('a-token-of-the-original', undefined, 5000, undefined, `${origin}/geo`)
    expect(await client.getBatch(['133.11.0.1', '10.0.0.1'])).toMatchObject({
      '133.11.0.1': { countryCode: 'JP', country: 'Japan' },
      '10.0.0.1': { bogon: true },
    })
  })

  test('is told of a wrong token when keys are asked for', async () => {
    const { server } = await open({ MAINSTAY_REQUIRE_KEY: '1' })
    const origin = await server.listen({ host: '127.0.0.1', port: 0 })
    const client = new IPinfoWrapper('wrong', undefined, 5000, undefined, `${origin}/geo`)
    await expect(client.lookupIp('8.8.8.8')).rejects.toThrow('401')
  })
})

test('a wrong token is refused in the words of the wire when keys are asked for', async () => {
  const { server } = await open({ MAINSTAY_REQUIRE_KEY: '1' })
  const response = await server.inject({ url: '/geo/8.8.8.8', headers: { authorization: 'Bearer wrong' } })
  expect([response.statusCode, response.json()]).toMatchObject([
    401,
    { status: 401, error: { title: 'Unknown token' } },
  ])
})
