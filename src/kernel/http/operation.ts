import type { FastifyReply, FastifyRequest } from 'fastify'
import { lookUp } from '../json/look-up.ts'
import { contain, containFailure } from '../errors/contain.ts'
import type { EngineChain } from '../engines/engine-chain.ts'
import { markTurn, runAs } from '../observability/current-work.ts'
import { type AnswerCall, createLocalAnswer } from './answer-here.ts'
import { BodyShare } from './body-budget.ts'
import { describeRequest } from './describe-request.ts'
import { createFailure } from './failure.ts'
import { createRelayedAnswer, inTurn } from './pass-on.ts'
import type { MountedInterface } from './mounted-interface.ts'
import { fromThrownBy } from './thrown.ts'
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
    const begun = () => {
      markTurn()
      observe(reply.statusCode, performance.now() - begin)
    }
    const followed = parts.followCall(request, reply, work)
    const share = operation.body && new BodyShare()
    try {
      const receiving = receive(request, share)
      const received = receiving instanceof Promise ? await receiving : receiving
      if (followed) followed.caller = received.caller
      if (charge) {
        const { base = contract.base } = request.routeOptions.config
        reply.headers(await charge({ base, caller: received.caller, quotas: parts.quotas, settings: mounted.settings }))
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
      containFailure(thrown, { log, doing: 'answering a request', details: describeRequest(request), end })
    })
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
