import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallBodies } from '../../foundation/observability/call-log.ts'
import { contain } from '../../foundation/observability/contain.ts'
import type { CurrentOperation } from '../../foundation/observability/current-operation.ts'
import { anonymous, type Caller } from '../../wire/interface/caller.ts'
import { describeFault, type Fault } from '../faults/fault-plan.ts'
import type { FollowedCall } from './access-log.ts'
import { followBodies } from './follow-bodies.ts'
import type { Received } from './receive-request.ts'
import type { ServerParts } from './server-parts.ts'

/** What all calls of one operation are watched with. */
interface CallWatch extends Pick<ServerParts, 'metrics' | 'calls' | 'followCall' | 'now'> {
  readonly operation: CurrentOperation
  readonly observe: (status: number, ms: number) => void
}

/** Watches the calls of one operation, each from `begin` on, by the clock of `performance`. */
export function createCallWatch(
  operation: CurrentOperation,
  { metrics, calls, followCall, now, log }: ServerParts,
): (request: FastifyRequest, reply: FastifyReply, begin: number) => WatchedCall {
  const observe = contain(metrics.observer(operation.interface, operation.operation), {
    log,
    doing: 'counting an answer',
  })
  const watch = { operation, metrics, calls, followCall, now, observe }
  return (request, reply, begin) => new WatchedCall(watch, request, reply, begin)
}

/** One call as figures, logs and operators see it. */
export class WatchedCall {
  readonly #watch: CallWatch
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #begin: number
  readonly #bodies: CallBodies | undefined
  readonly #followed: FollowedCall | undefined
  #caller: Caller = anonymous
  #fault: Fault | undefined

  constructor(watch: CallWatch, request: FastifyRequest, reply: FastifyReply, begin: number) {
    this.#watch = watch
    this.#request = request
    this.#reply = reply
    this.#begin = begin
    this.#bodies = watch.calls.wantsBodies(watch.operation.interface) ? followBodies(reply) : undefined
    this.#followed = watch.followCall(request, reply, watch.operation)
  }

  /** It is known who calls, and what they sent. */
  noteReceived({ caller, input }: Received): void {
    this.#caller = caller
    if (this.#followed) this.#followed.caller = caller
    if (this.#bodies) this.#bodies.request = input.body
  }

  /** It is made to fail on purpose. */
  noteFault(fault: Fault): void {
    this.#fault = fault
  }

  /** Its answer has begun to go out. */
  noteBegun(): void {
    const { operation, metrics, calls, observe, now } = this.#watch
    const ms = metrics.loop.mark(operation) - this.#begin
    const { statusCode: status } = this.#reply
    observe(status, ms)
    const engine = this.#reply.getHeader('x-mainstay-engine')
    const call = {
      id: this.#request.id,
      at: now(),
      caller: this.#caller.id,
      interface: operation.interface,
      operation: operation.operation,
      status,
      ms: Math.round(ms * 10) / 10,
      engine: typeof engine === 'string' ? engine : undefined,
      fault: this.#fault && describeFault(this.#fault),
    }
    calls.note(call, this.#bodies)
  }
}
