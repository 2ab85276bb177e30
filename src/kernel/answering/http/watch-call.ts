import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallLog } from '../../foundation/observability/call-log.ts'
import { contain } from '../../foundation/observability/contain.ts'
import { markTurn } from '../../foundation/observability/current-operation.ts'
import { anonymous, type Caller } from '../../wire/interface/caller.ts'
import { faultHeader } from '../faults/inject-fault.ts'
import { followBodies } from './follow-bodies.ts'
import type { Received } from './receive-request.ts'
import type { ServerParts } from './server-parts.ts'

/** One call as figures, logs and operators see it. */
export interface WatchedCall {
  /** It is known who calls, and what they sent. */
  readonly noteReceived: (received: Received) => void
  /** Its answer has begun to go out. */
  readonly noteBegun: () => void
}

interface CalledOperation {
  readonly interface: string
  readonly operation: string
}

export function createCallWatch(
  operation: CalledOperation,
  { metrics, calls, followCall, log }: ServerParts,
): (request: FastifyRequest, reply: FastifyReply) => WatchedCall {
  const observe = contain(metrics.observer(operation.interface, operation.operation), {
    log,
    doing: 'counting an answer',
  })
  return (request, reply) => {
    const begin = performance.now()
    const bodies = calls.wantsBodies(operation.interface) ? followBodies(reply) : undefined
    const followed = followCall(request, reply, operation)
    let caller = anonymous
    return {
      noteReceived(received) {
        caller = received.caller
        if (followed) followed.caller = caller
        if (bodies) bodies.request = received.input.body
      },
      noteBegun() {
        markTurn()
        const ms = performance.now() - begin
        observe(reply.statusCode, ms)
        calls.note(describeCall(operation, caller, ms, request, reply), bodies)
      },
    }
  }
}

function describeCall(
  operation: CalledOperation,
  caller: Caller,
  ms: number,
  { id }: FastifyRequest,
  reply: FastifyReply,
): Parameters<CallLog['note']>[0] {
  const engine = reply.getHeader('x-mainstay-engine')
  const fault = reply.getHeader(faultHeader)
  return {
    id,
    caller: caller.id,
    ...operation,
    status: reply.statusCode,
    ms: Math.round(ms * 10) / 10,
    ...(typeof engine === 'string' && { engine }),
    ...(typeof fault === 'string' && { fault }),
  }
}
