import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { defineEcho } from '../../testing/echo.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { createBacklog } from './too-much-to-do.ts'

/** Holds the event loop for so long by the clock. */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** An echo that holds the event loop for 300 ms a word, on a server that is behind after 1,000. */
async function openSlowEcho() {
  const definition = defineEcho()
  const path = async () => {
    block(300)
    return { said: 'hi' }
  }
  const slow = { ...definition, handlers: { ...definition.handlers, path } }
  const app = await openTestApp([slow], { MAINSTAY_WORKER_MAX_WAIT_MS: '1000' })
  const origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  app.watchLoop()
  return { origin, app }
}

/** So many connections, each of which sends a call in the same moment: what each is answered. */
async function callAtOnce(origin: string, count: number): Promise<readonly string[]> {
  const { hostname, port, host } = new URL(origin)
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname))
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()))
  const ask = (path: string, connection: string) =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: ${connection}\r\n\r\n`
  // Node accepts one connection in a round of the event loop: each is used once before.
  for (const socket of sockets) {
    socket.write(ask('/healthz', 'keep-alive'))
    await once(socket, 'data')
  }
  const answers = sockets.map(async (socket) => {
    socket.write(ask('/echo/say/hi', 'close'))
    const pieces: Buffer[] = await socket.toArray()
    return Buffer.concat(pieces).toString()
  })
  return Promise.all(answers)
}

test('what comes while the event loop is behind is refused as busy in the shape of its wire, and what comes afterwards is served', async () => {
  const { origin, app } = await openSlowEcho()
  const answers = await callAtOnce(origin, 12)
  const refused = answers.filter((answer) => answer.startsWith('HTTP/1.1 503 '))
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200 ')).length).toBeGreaterThan(0)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toContain('\r\nretry-after: 1\r\n')
  expect(refused[0]).toMatch(
    /\{"echoError":\{"code":"busy","message":"There is more to do here than can be done; try again in a moment."\}\}$/,
  )
  await expect.poll(async () => (await fetch(`${origin}/echo/say/hi`)).status, { timeout: 20_000 }).toBe(200)
  const { body } = await app.server.inject('/metrics')
  expect(body).toContain(`mainstay_worker_shed_total{queue="event loop"} ${refused.length}\n`)
})

test('work that waits for a turn of the event loop counts as well', () => {
  const waits = { late: 0, turn: 0 }
  const shed: string[] = []
  const isBehind = createBacklog({
    loop: { lateMs: () => waits.late },
    turns: { longestWaitMs: () => waits.turn },
    maxWaitMs: 1000,
    observer: { shed: (queue) => void shed.push(queue) },
  })
  const at = (late: number, turn: number) => {
    Object.assign(waits, { late, turn })
    return isBehind(0)
  }
  expect([at(0, 0), at(1000, 1000), at(1001, 0), at(0, 1001)]).toEqual([false, false, true, true])
  expect(shed).toEqual(['event loop', 'event loop'])
})
