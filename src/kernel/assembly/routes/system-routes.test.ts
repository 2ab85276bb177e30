import { expect, test } from 'vitest'
import { defineEcho } from '../../testing/echo.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { interfaces } from '../../../interfaces/index.ts'

test('health and readiness need no key', async () => {
  const { server } = await openTestApp([defineEcho()], { MAINSTAY_REQUIRE_KEY: '1' })
  expect((await server.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await server.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

test('/openapi.json describes every path with its fields, body and errors', async () => {
  const { server } = await openTestApp([defineEcho()])
  const document = (await server.inject('/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths['/echo/say/{word}'].get.parameters).toEqual([
    { name: 'word', in: 'path', required: true, schema: { type: 'string' }, example: 'hi' },
  ])
  expect(Object.keys(document.paths['/echo/json'].post.requestBody.content)).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
  ])
  expect(document.paths['/echo/keyed'].get.security).toEqual([{ bearer: [] }])
  expect(document.paths['/echo/events'].get.responses['200'].content).toHaveProperty(['text/event-stream'])
})

test('/docs names every interface, shows a line to paste, and credits the data', async () => {
  const { server } = await openTestApp(interfaces, { MAINSTAY_DOMAIN: 'house.example' })
  const response = await server.inject({ url: '/docs', headers: { host: 'house.example:8022' } })
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { contract } of interfaces) expect(response.body).toContain(`<section id="${contract.id}">`)
  expect(response.body).toContain('curl -s http://house.example:8022/geo/8.8.8.8')
  expect(response.body).toContain('<a href="https://db-ip.com">IP Geolocation by DB-IP</a>')
})

test('metrics are for anyone, for an owner, or for addresses, as the operator says', async () => {
  const read = async (setting: string, headers = {}, remoteAddress = '127.0.0.1') => {
    const app = await openTestApp([defineEcho()], {
      MAINSTAY_METRICS_FOR: setting,
      MAINSTAY_DEV_KEY: 'the-key-of-this-test',
    })
    return (await app.server.inject({ url: '/metrics', headers, remoteAddress })).statusCode
  }
  expect(await read('anyone')).toBe(200)
  expect(await read('key')).toBe(401)
  expect(await read('key', { authorization: 'Bearer the-key-of-this-test' })).toBe(200)
  expect(await read('10.0.0.0/8,127.0.0.1')).toBe(200)
  expect(await read('10.0.0.0/8,::1', {}, '10.1.2.3')).toBe(200)
  expect(await read('10.0.0.0/8,::1', {}, '192.168.0.1')).toBe(403)
  await expect(read('everyone')).rejects.toThrow('MAINSTAY_METRICS_FOR says "everyone"')
})

test('the level of the log changes while the server runs, for an owner alone', async () => {
  const app = await openTestApp([defineEcho()], { MAINSTAY_DEV_KEY: 'the-key-of-this-test' })
  const headers = { authorization: 'Bearer the-key-of-this-test' }
  const put = (level: string, given: Readonly<Record<string, string>> = headers) =>
    app.server.inject({ method: 'PUT', url: '/log-level', headers: given, payload: JSON.stringify({ level }) })
  expect((await app.server.inject({ url: '/log-level', headers })).json()).toEqual({ level: 'silent' })
  expect((await put('error')).json()).toEqual({ level: 'error' })
  expect((await app.server.inject({ url: '/log-level', headers })).json()).toEqual({ level: 'error' })
  expect((await put('loud')).statusCode).toBe(400)
  expect((await put('debug', {})).statusCode).toBe(401)
})

test('/docs/reference has every operation on one page, with every answer', async () => {
  const { server } = await openTestApp(interfaces, { MAINSTAY_DOMAIN: 'house.example' })
  const { body } = await server.inject({ url: '/docs/reference/index.html', headers: { host: 'house.example:8022' } })
  for (const { contract } of interfaces) expect(body).toContain(`<section id="${contract.id}">`)
  expect(body).toContain('curl -s http://house.example:8022/geo/8.8.8.8')
  expect(body).toContain('<h4>Answer 200, 400, 403, 408, 413, 421, 429, 500, 501, 502, 503, 504</h4>')
  expect(body).toContain('<h4>Answer 304</h4><p class="fact">nothing</p>')
})

test('links of /docs start from where its address ends', async () => {
  const { server } = await openTestApp(interfaces)
  const { body } = await server.inject('/docs')
  expect(body).toContain('href="docs/run.html"')
  const links = [...body.matchAll(/ (?:href|src)="(?!\w+:)([^"#]+)/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter((link) => !link.startsWith('docs/') && !link.startsWith('/'))).toEqual([])
  expect((await server.inject('/docs/')).body).toContain('href="run.html"')
  expect((await server.inject('/docs/decisions/index.html')).body).toContain('href="../run.html"')
})

test('a page runs no script but its own, and what is no page is not found', async () => {
  const { server } = await openTestApp([defineEcho()])
  const { headers, body } = await server.inject('/docs/index.html')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  )
  expect(body).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/)
  for (const path of ['/docs/none.html', '/docs/../package.json', '/docs/%2e%2e/package.json', '/docs/assets/none.js'])
    expect([path, (await server.inject(path)).statusCode]).toEqual([path, 404])
})

test('the entries of the search are a script, which pages that are read from a file can load', async () => {
  const { server } = await openTestApp(interfaces)
  const { headers, body } = await server.inject('/docs/assets/search-index.js')
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(body).toMatch(/^document\.dispatchEvent\(new CustomEvent\('mainstay-search-entries', \{ detail: \[\[/)
  expect(body).toContain('["spam.html#mail-servers","Scoring mail","Mail servers","')
  expect(body).toContain('["reference/ip-location/locate.html",')
})
