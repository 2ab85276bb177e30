import type { FastifyReply, FastifyRequest } from 'fastify'
import { lookUp } from '../../../libraries/json/look-up.ts'
import { anonymous, type Caller } from '../../wire/interface/caller.ts'
import { contain, containFailure } from '../../foundation/observability/contain.ts'
import { faultHeader, injectFault } from '../faults/inject-fault.ts'
import type { EngineChain } from '../engines/engine-chain.ts'
import type { CallLog } from '../../foundation/observability/call-log.ts'
import { markTurn, runAs } from '../../foundation/observability/current-operation.ts'
import { type AnswerCall, createLocalAnswer } from './answer-here.ts'
import { BodyShare } from '../../foundation/body-budget.ts'
import { identifyRequest } from '../../foundation/observability/identify-request.ts'
import { followBodies } from './follow-bodies.ts'
import { createFailure } from './failure.ts'
import { createRelayedAnswer, inTurn } from './pass-on.ts'
import { fromThrownBy } from './thrown.ts'
import { tooMuchToDo } from './too-much-to-do.ts'
import type { MountedInterface } from '../mounted-interface.ts'
import type { ServerParts } from './server-parts.ts'
import { createReceiver } from './receive-request.ts'

export type ServeRequest = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * One operation from request to answer: admit, read, validate, charge, handle, write. It sends its own answers and failures: handing
 * Fastify a promise instead costs a tenth of all requests a second.
 */
export function createOperation(mounted: MountedInterface, name: string, parts: ServerParts): ServeRequest {
  const { definition } = mounted
  const { contract } = definition
  const operation = lookUp(contract.operations, name)
  if (!operation) throw new Error(`${contract.id} has no operation "${name}".`)
  const receive = createReceiver(operation, contract, parts)
  const answer = createAnswer(mounted, name, parts)
  const fail = createFailure(definition, parts)
  const charge = lookUp(definition.charges, name)
  const { log } = parts
  const observe = contain(parts.metrics.observer(contract.id, name), { log, doing: 'counting an answer' })

  const work = { interface: contract.id, operation: name }
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const begin = performance.now()
    let caller = anonymous
    const bodies = parts.calls.wantsBodies(contract.id) ? followBodies(reply) : undefined
    const begun = () => {
      markTurn()
      const ms = performance.now() - begin
      observe(reply.statusCode, ms)
      parts.calls.note(describeCall(work, caller, ms, request, reply), bodies)
    }
    const followed = parts.followCall(request, reply, work)
    const share = operation.body && new BodyShare()
    try {
      if (parts.isBehind()) throw tooMuchToDo()
      const receiving = receive(request, share)
      const received = receiving instanceof Promise ? await receiving : receiving
      caller = received.caller
      if (followed) followed.caller = caller
      if (bodies) bodies.request = received.input.body
      const fault = parts.faults.draw(contract.id)
      if (fault) await injectFault(fault, reply)
      if (charge) {
        const { base = contract.base } = request.routeOptions.config
        reply.headers(await charge({ base, caller, quotas: parts.quotas, settings: mounted.settings }))
      }
      await answer(received, request, reply, begun)
    } catch (thrown) {
      const hasBegun = reply.sent
      fail(fromThrownBy(reply, thrown), request, reply)
      if (!hasBegun) begun()
    } finally {
      if (share) parts.bodies.budget.release(share)
    }
  }
  const { loop } = parts.metrics
  return (request, reply) => {
    loop.mark()
    runAs(work, loop, () => serve(request, reply)).catch((thrown: unknown) => {
      const end = () => reply.raw.destroy()
      containFailure(thrown, { log, doing: 'answering a request', details: identifyRequest(request), end })
    })
  }
}

function describeCall(
  work: { readonly interface: string; readonly operation: string },
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
    ...work,
    status: reply.statusCode,
    ms: Math.round(ms * 10) / 10,
    ...(typeof engine === 'string' && { engine }),
    ...(typeof fault === 'string' && { fault }),
  }
}

/** By the engines of this Mainstay, by the original, or by one after the other, as the settings say. */
function createAnswer(mounted: MountedInterface, name: string, parts: ServerParts): AnswerCall {
  const { chain, upstream } = mounted
  const by = (engines: EngineChain) => createLocalAnswer(mounted, name, engines, parts)
  if (!upstream || isAnsweredHere(mounted, name)) return by(chain)
  const { before, after } = upstream
  const relayed = createRelayedAnswer(mounted, name, upstream)
  const andThen = after.length > 0 ? inTurn(relayed, by(chain.only(after)), parts) : relayed
  return before.length > 0 ? inTurn(by(chain.only(before)), andThen, parts) : andThen
}

function isAnsweredHere({ definition: { contract, upstream } }: MountedInterface, name: string): boolean {
  return lookUp(contract.operations, name)?.isOurs === true || upstream.keeps?.includes(name) === true
}
