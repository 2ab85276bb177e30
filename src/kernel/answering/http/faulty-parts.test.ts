/** What a server stands on fails; each request goes on as far as it can, and the next is answered. */
import { expect, test } from 'vitest'
import type { RootLogger } from '../../foundation/observability/logger.ts'
import { createMetrics, type Metrics } from '../../foundation/observability/metrics.ts'
import { listenWith, refuse, silent } from '../../testing/listen-with.ts'

test('figures that cannot be counted cost nobody an answer', async () => {
  const metrics: Metrics = { ...createMetrics(silent), observer: () => refuse }
  const origin = await listenWith({ metrics })
  const response = await fetch(`${origin}/echo/say/hi`)
  expect([response.status, await response.json()]).toEqual([200, { said: 'hi' }])
  expect((await fetch(`${origin}/echo/wrong`)).status).toBe(500)
  const stream = await fetch(`${origin}/echo/events?count=1`)
  expect(await stream.text()).toBe('data: {"n":0}\n\ndata: [DONE]\n\n')
})

test('a log that fails ends the connection of whoever needed it', async () => {
  const log: RootLogger = { debug: refuse, info: refuse, warn: refuse, error: refuse, child: refuse }
  const origin = await listenWith({ log })
  await expect(fetch(`${origin}/echo/wrong`)).rejects.toThrow('fetch failed')
  expect((await fetch(`${origin}/echo/say/hi`)).status).toBe(200)
})
