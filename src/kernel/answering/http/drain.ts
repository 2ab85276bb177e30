import type { Server } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'

/** Milliseconds after which the door is shut although somebody is just coming in. */
const quietMs = 500

/**
 * From now on every answer ends its connection (RFC 9112, section 9.6), so that a proxy that keeps connections opens its next one
 * elsewhere, and sends no request down a connection which is about to close. Costs nothing before.
 */
export function endConnections(server: Server): void {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
}

/** Takes no more connections, and resolves when the answers under way are out, or cut off after so many milliseconds. */
export async function shutDown(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return
  endConnections(server)
  await waitForQuiet(server)
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  // A kept-alive connection falls idle only once its last answer is out, after the server has begun to close.
  const sweep = setInterval(() => server.closeIdleConnections(), 20)
  const cutOff = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cutOff)
}

/**
 * Resolves right after a turn of the event loop that took in no connection. Those which the kernel has accepted and the process has
 * not are reset when the listening socket closes; their callers cannot know whether the request was read, so a POST is not repeated.
 */
async function waitForQuiet(server: Server): Promise<void> {
  let taken = 0
  const count = () => (taken += 1)
  server.on('connection', count)
  const until = performance.now() + quietMs
  for (let before = -1; taken !== before && performance.now() < until;) {
    before = taken
    await turn()
  }
  server.off('connection', count)
}
