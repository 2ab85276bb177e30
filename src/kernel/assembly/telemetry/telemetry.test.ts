import { createServer, type IncomingHttpHeaders } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { asJsonObject } from '../../../libraries/json/json-object.ts'
import { defineEcho } from '../../testing/echo.ts'
import { listenOnLoopback } from '../../testing/listen-on-loopback.ts'
import { makeTestApp } from '../../testing/open-test-app.ts'

interface Export {
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** A fake of a collector of OpenTelemetry: it keeps what the official exporters send it. */
async function startCollector() {
  const exports: Export[] = []
  const server = createServer(async (request, response) => {
    exports.push({ path: request.url, headers: request.headers, body: await json(request) })
    response.setHeader('content-type', 'application/json').end('{}')
  })
  const { origin: endpoint, stop } = await listenOnLoopback(server)
  onTestFinished(stop)
  return { exports, endpoint }
}

/** All values under a name, however deep. */
function findAll(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => findAll(each, name))
  const fields = Object.entries(asJsonObject(value) ?? {})
  return fields.flatMap(([key, inside]) => (key === name ? [inside].flat() : findAll(inside, name)))
}

function attributesOf(point: unknown): Record<string, unknown> {
  return Object.fromEntries(
    [asJsonObject(point)?.['attributes']].flat().map((attribute) => {
      const { key, value } = Object(attribute)
      return [key, Object.values(Object(value))[0]]
    }),
  )
}

async function openEcho(settings: Readonly<Record<string, string>>) {
  const { app, dispose } = await makeTestApp([defineEcho()], { MAINSTAY_DEV_KEY: 'the-key-of-this-test', ...settings })
  const origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  return { origin, dispose }
}

test('a collector gets a span of each call, below that of the caller, and the figures of /metrics', async () => {
  const { exports, endpoint } = await startCollector()
  const { origin, dispose } = await openEcho({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-token=a%20b',
    OTEL_SERVICE_NAME: 'echoes',
  })
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  await (await fetch(`${origin}/echo/say/private-words`, { headers: { traceparent } })).text()
  await (await fetch(`${origin}/echo/wrong`, { headers: { authorization: 'Bearer the-key-of-this-test' } })).text()
  await dispose()

  expect(exports.map(({ path }) => path).toSorted()).toEqual(['/v1/metrics', '/v1/traces'])
  expect(exports.map(({ headers }) => headers['x-token'])).toEqual(['a b', 'a b'])
  const traces = exports.find(({ path }) => path === '/v1/traces')?.body
  expect(attributesOf(findAll(traces, 'resource')[0])).toMatchObject({ 'service.name': 'echoes' })
  const spans = findAll(traces, 'spans')
  expect(spans).toMatchObject([
    {
      name: 'GET /echo/say/:word',
      kind: 2,
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
      status: { code: 0 },
    },
    { name: 'GET /echo/wrong', status: { code: 2 } },
  ])
  expect(spans.map(attributesOf)).toMatchObject([
    {
      'http.request.method': 'GET',
      'http.route': '/echo/say/:word',
      'http.response.status_code': 200,
      'mainstay.interface': 'echo',
      'mainstay.operation': 'path',
      'mainstay.engine': 'embedded',
      'mainstay.caller': 'anonymous',
    },
    { 'http.response.status_code': 500, 'mainstay.operation': 'wrong' },
  ])
  expect(JSON.stringify(exports.map(({ body }) => body))).not.toMatch(/private-words|the-key-of-this-test/)

  const metrics = findAll(exports.find(({ path }) => path === '/v1/metrics')?.body, 'metrics')
  const named = (name: string) => metrics.find((metric) => asJsonObject(metric)?.['name'] === name)
  const [durations] = findAll(named('mainstay_request_seconds'), 'dataPoints')
  expect(attributesOf(durations)).toEqual({ interface: 'echo', operation: 'path', status: '200' })
  expect(durations).toMatchObject({ count: 1, bucketCounts: expect.arrayContaining([1]) })
  expect(asJsonObject(findAll(named('process_resident_memory_bytes'), 'dataPoints')[0])?.['asDouble']).toBeGreaterThan(
    1e6,
  )
  expect(named('mainstay_storage_up')).toMatchObject({ gauge: { dataPoints: [{ asDouble: 1 }] } })
})

test('of calls whose caller did not decide, the share that is asked for gets a span', async () => {
  const { exports, endpoint } = await startCollector()
  const { origin, dispose } = await openEcho({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0' })
  await (await fetch(`${origin}/echo/say/a`)).text()
  await dispose()
  expect(exports.map(({ path }) => path)).toEqual(['/v1/metrics'])
})

test('calls are answered, and the server ends, while the collector is away', async () => {
  const { origin, dispose } = await openEcho({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  expect((await fetch(`${origin}/echo/say/a`)).status).toBe(200)
  await dispose()
})

test('headers that are none stop the start with a sentence', async () => {
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_EXPORTER_OTLP_HEADERS: 'token' }
  await expect(openEcho(settings)).rejects.toThrow('OTEL_EXPORTER_OTLP_HEADERS is NAME=value pairs by commas')
})
