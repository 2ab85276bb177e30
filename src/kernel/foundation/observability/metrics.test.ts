import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { defineEcho } from '../../testing/echo.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { DurationHistogram } from './duration-histogram.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'

test('durations are counted in cumulative buckets, in seconds', () => {
  const histogram = new DurationHistogram('took_seconds', 'How long it took.')
  const series = histogram.series({ what: 'a "thing"' })
  for (const ms of [0.5, 0.6, 40_000]) series.observe(ms)
  const lines = histogram.write().split('\n')
  expect(lines.slice(0, 5)).toEqual([
    '# HELP took_seconds How long it took.',
    '# TYPE took_seconds histogram',
    'took_seconds_bucket{what="a _thing_",le="0.0005"} 1',
    'took_seconds_bucket{what="a _thing_",le="0.001"} 2',
    'took_seconds_bucket{what="a _thing_",le="0.0025"} 2',
  ])
  expect(lines.slice(-5)).toEqual([
    'took_seconds_bucket{what="a _thing_",le="30"} 2',
    'took_seconds_bucket{what="a _thing_",le="+Inf"} 3',
    'took_seconds_sum{what="a _thing_"} 40.0011',
    'took_seconds_count{what="a _thing_"} 3',
    '',
  ])
})

test('/metrics counts answers by interface, operation and status, beside the figures of the process', async () => {
  const { server } = await openTestApp([defineEcho()])
  await server.inject('/echo/say/a')
  await server.inject('/echo/say/b')
  await server.inject('/echo/wrong')
  const response = await server.inject('/metrics')
  expect(response.headers['content-type']).toContain('text/plain; version=0.0.4')
  expect(response.body).toContain('mainstay_request_seconds_count{interface="echo",operation="path",status="200"} 2\n')
  expect(response.body).toContain('mainstay_request_seconds_count{interface="echo",operation="wrong",status="500"} 1\n')
  expect(response.body).toMatch(/^process_resident_memory_bytes \d+/m)
})

test('a figure that cannot be read is none, and the others are told', async () => {
  const output = new PassThrough()
  const metrics = createMetrics(createLogger('info', output))
  metrics.gauge('mainstay_broken', 'Breaks.', () => {
    throw new Error('no figure')
  })
  metrics.gauge('mainstay_whole', 'Works.', () => 7)
  const { text } = await metrics.write()
  expect(text).toContain('\nmainstay_broken Nan\n')
  expect(text).toContain('\nmainstay_whole 7\n')
  expect(JSON.parse(String(output.read()))).toMatchObject({ msg: 'reading a metric failed', metric: 'mainstay_broken' })
})
