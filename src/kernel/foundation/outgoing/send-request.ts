import { once } from 'node:events'
import { type ClientRequest, IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { AddressGuard } from './address-guard.ts'
import { tooLarge } from './decode-body.ts'
import { OutgoingError } from './outgoing-error.ts'

export interface SendOptions {
  readonly guard: AddressGuard
  readonly headers: Readonly<Record<string, string>>
  readonly connectTimeoutMs: number
  readonly signal: AbortSignal
}

/** Sends one GET and waits for the head of its answer. The connection is this call's own and is not kept. */
export async function sendRequest(url: URL, options: SendOptions): Promise<IncomingMessage> {
  const { guard, headers, connectTimeoutMs, signal } = options
  guard.checkHost(url)
  const isSecure = url.protocol === 'https:'
  const settings: RequestOptions = { headers, signal, lookup: guard.lookup, agent: false }
  const sent = (isSecure ? requestHttps : requestHttp)(url, settings)
  limitConnecting(sent, isSecure ? 'secureConnect' : 'connect', connectTimeoutMs)
  sent.end()
  const received: readonly unknown[] = await once(sent, 'response')
  const [response] = received
  if (!(response instanceof IncomingMessage)) throw new OutgoingError('unreachable', `${url.host} gave no answer.`)
  // What happens to the socket from now on is the body's to report.
  sent.on('error', () => {})
  return response
}

function limitConnecting(sent: ClientRequest, connected: string, limitMs: number): void {
  const giveUp = () => {
    sent.destroy(new OutgoingError('timed_out', `${sent.host} took no connection within ${limitMs / 1000} s.`))
  }
  const timer = setTimeout(giveUp, limitMs)
  const stop = () => clearTimeout(timer)
  sent.once('close', stop)
  sent.once('socket', (socket) => socket.once(connected, stop))
}

/** Reads a body to its end, or throws at the first byte over the limit. */
export async function readBytes(response: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  const body: AsyncIterable<Buffer> = response
  for await (const chunk of body) {
    length += chunk.length
    if (length > limit) throw new OutgoingError('too_large', tooLarge(limit))
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
