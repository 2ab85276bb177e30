import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../wire/interface/caller.ts'
import { lookUp } from '../../../libraries/json/look-up.ts'
import { containFailure } from '../../foundation/observability/contain.ts'
import { injectFault } from '../faults/inject-fault.ts'
import type { EngineChain } from '../engines/engine-chain.ts'
import { createRunAs } from '../../foundation/observability/current-operation.ts'
import { type AnswerCall, createLocalAnswer } from './answer-here.ts'
import { BodyShare } from '../../foundation/body-budget.ts'
import { identifyRequest } from '../../foundation/observability/identify-request.ts'
import { createFailure } from './failure.ts'
import { createRelayedAnswer, inTurn } from './pass-on.ts'
import { fromThrownBy } from './thrown.ts'
import { tooMuchToDo } from './too-much-to-do.ts'
import type { MountedInterface } from '../mounted-interface.ts'
import type { ServerParts } from './server-parts.ts'
import { createReceiver } from './receive-request.ts'
import { createCallWatch } from './watch-call.ts'

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
  const charge = createCharge(mounted, name, parts)
  const work = { interface: contract.id, operation: name }
  const watchCall = createCallWatch(work, parts)
  const serve = async (request: FastifyRequest, reply: FastifyReply, begin: number): Promise<void> => {
    const call = watchCall(request, reply, begin)
    const share = operation.body && new BodyShare()
    try {
      if (parts.isBehind(begin)) throw tooMuchToDo()
      const receiving = receive(request, share)
      const received = receiving instanceof Promise ? await receiving : receiving
      call.noteReceived(received)
      const fault = parts.faults.draw(contract.id)
      if (fault) {
        call.noteFault(fault)
        await injectFault(fault, reply)
      }
      if (charge) reply.headers(await charge(request, received.caller))
      await answer(received, request, reply, call)
    } catch (thrown) {
      const hasBegun = reply.sent
      fail(fromThrownBy(reply, thrown), request, reply)
      if (!hasBegun) call.noteBegun()
    } finally {
      if (share) parts.bodies.budget.release(share)
    }
  }
  const { log, metrics } = parts
  const { loop } = metrics
  const runAs = createRunAs(work, loop)
  return (request, reply) => {
    runAs(serve, request, reply, loop.mark()).catch((thrown: unknown) => {
      const end = () => reply.raw.destroy()
      containFailure(thrown, { log, doing: 'answering a request', details: identifyRequest(request), end })
    })
  }
}

/** What the caller has left is sent in headers. Undefined for operations that cost nothing. */
function createCharge({ definition, settings }: MountedInterface, name: string, { quotas }: ServerParts) {
  const charge = lookUp(definition.charges, name)
  if (!charge) return undefined
  return (request: FastifyRequest, caller: Caller) => {
    const { base = definition.contract.base } = request.routeOptions.config
    return charge({ base, caller, quotas, settings })
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
