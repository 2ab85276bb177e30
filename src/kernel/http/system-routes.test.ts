import { expect, test } from 'vitest'
import { defineEcho } from '../testing/echo.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { interfaces } from '../../interfaces/index.ts'

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
  expect((await server.inject('/docs')).body).toContain('href="docs/run.html"')
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
