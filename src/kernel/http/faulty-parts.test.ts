/** What a server stands on fails; each request goes on as far as it can, and the next is answered. */
import { expect, onTestFinished, test } from 'vitest'
import { createAccess } from '../access/access.ts'
import { KeyUse } from '../access/key-use.ts'
import type { Quotas } from '../access/quotas.ts'
import { createLogger, type RootLogger } from '../observability/logger.ts'
import { createMetrics, type Metrics } from '../observability/metrics.ts'
import { defineEcho } from '../testing/echo.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { createYieldToEventLoop } from '../workers/yield-to-event-loop.ts'
import { BodyBudget } from './body-budget.ts'
import { createServer, type ServerOptions } from './server.ts'

const refuse = () => {
  throw new Error('this does not work')
}
const silent = createLogger('silent')
const quotas: Quotas = {
  spendDaily: refuse,
  readDaily: refuse,
  consumeRateLimit: refuse,
  readWithin: refuse,
  listDaily: refuse,
}

async function listenWith(parts: Partial<ServerOptions>): Promise<string> {
  const { interfaces, keys } = await openTestApp([defineEcho()])
  const server = createServer({
    interfaces,
    access: createAccess({ keys }),
    keyUse: new KeyUse(Date.now),
    quotas,
    skillsOf: () => [],
    now: Date.now,
    yieldToEventLoop: createYieldToEventLoop(),
    log: silent,
    metrics: createMetrics(silent),
    maxBodyBytes: 1000,
    bodies: { budget: new BodyBudget(1000), timeoutMs: 1000 },
    streamIdleMs: 1000,
    corsOrigins: new Set(),
    domain: 'localhost',
    allowedHosts: [],
    ...parts,
  })
  onTestFinished(() => server.close())
  return server.listen({ host: '127.0.0.1', port: 0 })
}

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
