import { connect } from 'node:net'
import { writeRequest } from './protocol.ts'
import type { Server } from './server-list.ts'

/** Bytes of an answer; reports are a few kilobytes. */
const answerLimit = 1_048_576

export interface ExchangeOptions {
  /** Milliseconds for the whole exchange. */
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}

/** Sends a mail to a spamd and gives its answer, unread. */
export function exchange({ host, port }: Server, mail: Buffer, { timeout, signal }: ExchangeOptions): Promise<Buffer> {
  const deadline = AbortSignal.timeout(timeout)
  const ending = signal ? AbortSignal.any([deadline, signal]) : deadline
  return new Promise((resolve, reject) => {
    const request = writeRequest(mail)
    const chunks: Buffer[] = []
    let length = 0
    const socket = connect({ host, port })
    const stop = () =>
      socket.destroy(deadline.aborted ? new Error(`No answer within ${timeout} ms.`) : new Error('Stopped.'))
    ending.addEventListener('abort', stop, { once: true })
    socket.on('connect', () => socket.end(request))
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      length += chunk.length
      if (length > answerLimit) socket.destroy(new Error('The answer is too long.'))
    })
    socket.on('error', reject)
    socket.on('close', () => {
      ending.removeEventListener('abort', stop)
      resolve(Buffer.concat(chunks))
    })
    if (ending.aborted) stop()
  })
}
