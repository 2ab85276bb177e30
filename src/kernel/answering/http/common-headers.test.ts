import { describe, expect, test } from 'vitest'
import { defineContract } from '../../wire/contract.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import { defineEcho, echo } from '../../testing/echo.ts'
import { openTestApp } from '../../testing/open-test-app.ts'

const page = 'https://app.example'

function openEcho(): AnyInterface {
  const cors = { pages: 'any-origin', because: 'it is a test' } as const
  return { ...defineEcho(), contract: defineContract({ ...echo, id: 'open-echo', base: 'open', cors }) }
}

async function open(environment: Readonly<Record<string, string>> = {}) {
  const { server } = await openTestApp([defineEcho(), openEcho()], environment)
  return server
}

describe('the Host header', () => {
  test.each([
    'localhost:8022',
    'LOCALHOST',
    'echo.localhost',
    '127.0.0.1:8022',
    '192.168.1.7',
    '[::1]:8022',
    'house.example:443',
    'echo.house.example',
    'proxy.test',
  ])('%s is ours', async (host) => {
    const server = await open({ MAINSTAY_DOMAIN: 'house.example', MAINSTAY_ALLOWED_HOSTS: 'proxy.test, .apps.test' })
    expect((await server.inject({ url: '/status.json', headers: { host } })).statusCode).not.toBe(421)
  })

  test.each(['/healthz', '/readyz'])('a proxy asks %s by whatever name it knows the server', async (url) => {
    expect((await (await open()).inject({ url, headers: { host: 'one:8022' } })).statusCode).toBe(200)
  })

  test.each([
    'evil.example',
    'house.example.evil.example',
    'apps.test',
    'localhost.evil.example',
    '[',
    'a b',
    '1.2.3.4.evil',
  ])('%j is not', async (host) => {
    const server = await open({ MAINSTAY_DOMAIN: 'house.example', MAINSTAY_ALLOWED_HOSTS: 'proxy.test, .apps.test' })
    for (const url of ['/echo/say/a', '/open/say/a', '/status.json', '/nowhere'])
      expect((await server.inject({ url, headers: { host } })).statusCode).toBe(421)
  })

  test('a wrong one is told which setting to change, in the words of the interface', async () => {
    const response = await (await open()).inject({ url: '/echo/say/a', headers: { host: 'evil.example' } })
    const message = 'This server does not go by the name "evil.example"; add it to MAINSTAY_ALLOWED_HOSTS if it should.'
    expect(response.json()).toEqual({ echoError: { code: 'wrong_host', message } })
  })

  test('a star allows every name', async () => {
    const server = await open({ MAINSTAY_ALLOWED_HOSTS: '*' })
    expect((await server.inject({ url: '/status.json', headers: { host: 'any.example' } })).statusCode).toBe(200)
  })
})

describe('pages of other origins', () => {
  test('call an interface that is open to them', async () => {
    const server = await open()
    const response = await server.inject({ url: '/open/say/a', headers: { origin: page } })
    expect(response.headers).toMatchObject({ 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' })
    expect((await server.inject('/open/say/a')).headers['access-control-allow-origin']).toBe('*')
    const headers = { origin: page, 'access-control-request-method': 'POST' }
    const preflight = await server.inject({ method: 'OPTIONS', url: '/open/json', headers })
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, '*'])
  })

  test.each([
    ['GET', '/echo/say/a', { origin: page }],
    ['GET', '/status.json', { origin: page }],
    ['GET', '/metrics', { origin: page }],
    ['GET', '/openapi.json', { origin: 'null' }],
    ['GET', '/echo/say/a', { origin: 'http://localhost:3000' }],
    ['GET', '/echo/say/a', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['GET', '/echo/say/a', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
    [
      'GET',
      '/echo/say/a',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    ],
    ['POST', '/echo/json', { origin: page, 'content-type': 'text/plain' }],
    [
      'POST',
      '/echo/created',
      { origin: page, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    ['OPTIONS', '/echo/json', { origin: page, 'access-control-request-method': 'POST' }],
  ] as const)('are refused elsewhere: %s %s %j', async (method, url, headers) => {
    const payload = method === 'POST' ? '{"word":"hi"}' : ''
    const response = await (await open()).inject({ method, url, headers: { ...headers }, payload })
    expect(response.statusCode).toBe(403)
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
    expect(response.body).toContain('MAINSTAY_CORS_ORIGINS')
  })

  test('that are listed may call every interface, but read nothing of the server', async () => {
    const server = await open({ MAINSTAY_CORS_ORIGINS: `https://other.example, ${page}` })
    const response = await server.inject({ url: '/echo/say/a', headers: { origin: page } })
    expect(response.headers).toMatchObject({ 'access-control-allow-origin': page, vary: 'Origin' })
    const headers = { origin: page, 'access-control-request-method': 'POST' }
    const preflight = await server.inject({ method: 'OPTIONS', url: '/echo/json', headers })
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, page])
    expect((await server.inject({ url: '/metrics', headers: { origin: page } })).statusCode).toBe(403)
    expect((await server.inject({ url: '/echo/say/a', headers: { origin: 'https://evil.example' } })).statusCode).toBe(
      403,
    )
  })

  test('are all let in by a star', async () => {
    const server = await open({ MAINSTAY_CORS_ORIGINS: '*' })
    const response = await server.inject({ url: '/echo/say/a', headers: { origin: page } })
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([200, '*'])
    expect((await server.inject({ url: '/status.json', headers: { origin: page } })).statusCode).toBe(403)
  })

  test('a setting that is no origin stops the start', async () => {
    await expect(open({ MAINSTAY_CORS_ORIGINS: 'app.example/' })).rejects.toThrow(
      'MAINSTAY_CORS_ORIGINS holds "app.example/"; an origin is written as https://app.example.com',
    )
  })
})

describe('what is no foreign page passes', () => {
  test.each([
    [
      'a page of this server',
      { host: 'localhost:8022', origin: 'http://localhost:8022', 'sec-fetch-site': 'same-origin' },
    ],
    ['an old browser', { host: 'localhost:8022', origin: 'http://localhost:8022' }],
    ['a page behind a proxy that hides its name', { host: '127.0.0.1', origin: page, 'sec-fetch-site': 'same-origin' }],
    ['an address that was typed in', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    [
      'a link that was followed',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    ['a program', {}],
  ])('%s', async (_who, headers) => {
    const response = await (await open()).inject({ url: '/status.json', headers: { ...headers } })
    expect(response.statusCode).toBe(200)
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  })
})

test('pages of /docs cannot be framed, and load nothing but what is named', async () => {
  const { headers } = await (await open()).inject('/docs')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; .*; frame-ancestors 'none'; object-src 'none'$/,
  )
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
})
