import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { createLogger } from '../../foundation/observability/logger.ts'
import { listenOnLoopback } from '../../testing/listen-on-loopback.ts'
import { createHttpServerFactory } from './create-http-server.ts'

test('a failure that leaves the routing ends the connection of its request, and is logged', async () => {
  const output = new PassThrough()
  const create = createHttpServerFactory({ log: createLogger('info', output), requestTimeoutMs: 1000 })
  const route = ({ url }: IncomingMessage, response: ServerResponse) => {
    if (url === '/bad') throw new Error('nowhere to go')
    response.end('good')
  }
  const { origin, stop } = await listenOnLoopback(create(route, {}))
  onTestFinished(stop)
  await expect(fetch(`${origin}/bad`)).rejects.toThrow('fetch failed')
  expect(await (await fetch(`${origin}/good`)).text()).toBe('good')
  expect(JSON.parse(String(output.read()))).toMatchObject({
    msg: 'routing a request failed',
    method: 'GET',
    url: '/bad',
  })
})
