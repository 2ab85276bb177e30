import { connect } from 'node:net'
import type { RawAnswer } from './send-request.ts'

/** Codes of an answer (sysexits.h) as the statuses of HTTP that say the same. */
const statuses: ReadonlyMap<string, number> = new Map([
  ['0', 200],
  ['69', 503],
  ['70', 500],
  ['74', 503],
  ['75', 503],
])
const refused = 400

/** Sends bytes to a port for spamc and reads the answer to its end. */
export async function sendToSpamd(port: number, bytes: Buffer, timeoutMs: number): Promise<RawAnswer> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const begin = performance.now()
  let head = ''
  let timedOut = false
  const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
  const timer = setTimeout(() => {
    timedOut = true
    socket.destroy()
  }, timeoutMs)
  socket.on('data', (data) => {
    if (head.length < 100) head += data.toString('latin1', 0, 100)
  })
  socket.on('error', () => {})
  socket.on('close', () => resolve())
  await promise
  clearTimeout(timer)
  const [, code] = /^SPAMD\/\S+ (\d+)/.exec(head) ?? []
  const status = code === undefined ? 0 : (statuses.get(code) ?? refused)
  return { status, ms: performance.now() - begin, timedOut }
}
