import { request } from 'node:http'
import { sendToSpamd } from './send-to-spamd.ts'

/** A request as it goes over the wire; `path` and `headers` are sent as they stand. */
export interface RawRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
  /** Where the same server speaks the protocol of spamc: the body goes there as it stands, in place of all else. */
  readonly spamdPort?: number
}

export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  readonly status: number
  readonly ms: number
  readonly timedOut: boolean
}

/** Sends one request on a connection of its own and reads its answer to the end. */
export async function sendRequest(port: number, raw: RawRequest, timeoutMs: number): Promise<RawAnswer> {
  if (raw.spamdPort !== undefined) return sendToSpamd(raw.spamdPort, raw.body ?? Buffer.alloc(0), timeoutMs)
  const { method, path, headers, body } = raw
  const { promise, resolve } = Promise.withResolvers<number>()
  const begin = performance.now()
  const length = body && { 'content-length': String(body.length) }
  let status = 0
  let timedOut = false
  const call = request({ port, host: '127.0.0.1', method, path, agent: false, headers: { ...length, ...headers } })
  const timer = setTimeout(() => {
    timedOut = true
    call.destroy()
  }, timeoutMs)
  call.on('response', (response) => {
    status = response.statusCode ?? 0
    response.on('error', () => {}).on('close', () => resolve(status))
    response.resume()
  })
  // A refusal before the last byte was sent breaks the connection after its answer: the status stands.
  call.on('error', () => setImmediate(() => resolve(status)))
  call.end(body)
  const answered = await promise
  clearTimeout(timer)
  return { status: answered, ms: performance.now() - begin, timedOut }
}
