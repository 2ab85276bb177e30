import type { FastifyReply } from 'fastify'
import { CallBodies } from '../../foundation/observability/call-log.ts'
import { replaceMethod } from '../replace-method.ts'

/** Notes the answer of a call whose bodies are wanted; of a stream, and of what an original sends, nothing is kept. */
export function followBodies(reply: FastifyReply): CallBodies {
  const bodies = new CallBodies()
  replaceMethod(reply, 'send', (send, [payload]) => {
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) bodies.answer = payload
    return send(payload)
  })
  return bodies
}
