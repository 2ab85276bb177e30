import { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { type Method, replaceMethod } from '../replace-method.ts'

type Piece = string | Buffer

/**
 * Has only half of an answer sent: of a whole one the first half of its body, as if that were all of it; of a stream half of its
 * first piece, and then the connection ends.
 */
export function halveAnswer(reply: FastifyReply): void {
  const { raw } = reply
  let isWhole = false
  replaceMethod(reply, 'send', (send, [payload]) => {
    isWhole = true
    return send(isPiece(payload) ? halfOf(payload) : payload)
  })
  const cut = (write: Method) => (method: Method, given: readonly unknown[]) => {
    const [piece] = given
    if (isWhole) return method(...given)
    if (isPiece(piece)) write(halfOf(piece))
    // What was written leaves first.
    setImmediate(() => raw.destroy())
    return false
  }
  const write: Method = (piece) => Reflect.apply(ServerResponse.prototype.write, raw, [piece])
  replaceMethod(raw, 'write', cut(write))
  replaceMethod(raw, 'end', cut(write))
}

function isPiece(value: unknown): value is Piece {
  return typeof value === 'string' || Buffer.isBuffer(value)
}

function halfOf(piece: Piece): Piece {
  const half = Math.floor(piece.length / 2)
  return typeof piece === 'string' ? piece.slice(0, half) : piece.subarray(0, half)
}
