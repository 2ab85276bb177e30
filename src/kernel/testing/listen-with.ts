import { onTestFinished } from 'vitest'
import { createAccess } from '../answering/access/access.ts'
import type { Quotas } from '../wire/interface/quotas.ts'
import { BodyBudget } from '../foundation/body-budget.ts'
import { createServer, type ServerOptions } from '../answering/http/server.ts'
import { createLogger } from '../foundation/observability/logger.ts'
import { createMetrics } from '../foundation/observability/metrics.ts'
import { createYieldToEventLoop } from '../foundation/workers/yield-to-event-loop.ts'
import { defineEcho } from './echo.ts'
import { openTestApp } from './open-test-app.ts'

/** A part that fails whenever it is asked. */
export const refuse = () => {
  throw new Error('this does not work')
}
export const silent = createLogger('silent')
const quotas: Quotas = {
  spendDaily: refuse,
  readDaily: refuse,
  consumeRateLimit: refuse,
  readWithin: refuse,
  listDaily: refuse,
}

/** A server of one interface, of whose parts the test brings some; gives its address. */
export async function listenWith(parts: Partial<ServerOptions>): Promise<string> {
  const { interfaces, keys } = await openTestApp([defineEcho()])
  const server = createServer({
    interfaces,
    access: createAccess({ keys }),
    keyUsage: { note() {} },
    enforceLimits: async () => {},
    followCall: () => undefined,
    calls: { note() {}, wantsBodies: () => false },
    faults: { draw: () => undefined },
    quotas,
    skillsOf: () => [],
    now: Date.now,
    yieldToEventLoop: createYieldToEventLoop(),
    isBehind: () => false,
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
