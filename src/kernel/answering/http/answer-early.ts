import type { IncomingMessage } from 'node:http'
import type { FastifyReply } from 'fastify'
import { takeOver } from './take-over.ts'

/** Milliseconds for which the rest of a body that nobody wants is taken from the wire and thrown away. */
const maxDrainMs = 5_000
const maxDrainedBytes = 16 * 1024 * 1024

/**
 * Sends a whole answer to a request whose body is still on its way, and closes the connection. A socket that is closed while bytes
 * come in is reset, and clients lose an answer that they have not read yet (RFC 9112, section 9.6): so what comes is taken
 * for a bounded time first.
 */
export function answerEarly(reply: FastifyReply, text: string): FastifyReply {
  reply.header('connection', 'close').header('content-length', Buffer.byteLength(text))
  const raw = takeOver(reply)
  raw.write(text)
  drain(reply.request.raw, () => raw.end())
  return reply
}

function drain(request: IncomingMessage, done: () => void): void {
  let drained = 0
  const finish = () => {
    clearTimeout(timer)
    request.off('data', count).off('end', finish).off('close', finish)
    done()
  }
  const count = (piece: Buffer) => {
    drained += piece.length
    if (drained > maxDrainedBytes) finish()
  }
  const timer = setTimeout(finish, maxDrainMs)
  request.on('data', count).on('end', finish).on('close', finish).resume()
}
