import type { FastifyReply, FastifyRequest } from 'fastify'
import { lookUp } from '../json/look-up.ts'
import type { Access } from '../access/access.ts'
import type { EnforceLimits } from '../access/enforce-limits.ts'
import type { KeyUsage } from '../access/key-usage.ts'
import { isInBody } from '../access/find-credential.ts'
import type { Quotas } from '../access/quotas.ts'
import { anonymous, type Caller } from '../access/caller.ts'
import { contain, containFailure } from '../errors/contain.ts'
import type { FaultPlan } from '../faults/fault-plan.ts'
import { faultHeader, injectFault } from '../faults/inject-fault.ts'
import type { Contract, Operation } from '../contract.ts'
import type { EngineChain } from '../engines/engine-chain.ts'
import type { AnyInterface } from '../interface.ts'
import type { CallLog } from '../observability/call-log.ts'
import { markTurn, runAs } from '../observability/current-work.ts'
import type { RootLogger } from '../observability/logger.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { ReadySkill } from '../skill.ts'
import type { YieldToEventLoop } from '../workers/yield-to-event-loop.ts'
import type { Upstream } from '../upstream/open-upstream.ts'
import type { FollowCall } from './access-log.ts'
import { type AnswerCall, createLocalAnswer } from './answer-here.ts'
import { BodyShare } from './body-budget.ts'
import { createBodyDecoder, type DecodeBody } from './decode-body.ts'
import { describeRequest } from './describe-request.ts'
import { followBodies } from './follow-bodies.ts'
import { createFailure } from './failure.ts'
import { inflateBody, isInflatable } from './read-body.ts'
import type { Fields } from './read-fields.ts'
import { createQueryReader } from './read-query.ts'
import { type BodyBounds, receiveBody, tooMuchToHold } from './receive-body.ts'
import { createRelayedAnswer, inTurn } from './pass-on.ts'
import { RequestInput } from './request-context.ts'
import { fromThrownBy } from './thrown.ts'
import { tooMuchToDo } from './too-much-to-do.ts'
import { createValidator, type Validate } from './validate.ts'

/** What every operation of a server shares. */
export interface ServerParts {
  readonly access: Access
  readonly keyUsage: Pick<KeyUsage, 'note'>
  readonly enforceLimits: EnforceLimits
  readonly followCall: FollowCall
  /** The last calls, for operators. */
  readonly calls: Pick<CallLog, 'note' | 'wantsBodies'>
  /** What is made to go wrong on purpose. */
  readonly faults: Pick<FaultPlan, 'draw'>
  readonly quotas: Quotas
  /** What the assistant may do in a caller's name. */
  readonly skillsOf: (caller: Caller) => readonly ReadySkill[]
  /** The platform's clock. */
  readonly now: () => number
  /** The platform's, which all long work shares. */
  readonly yieldToEventLoop: YieldToEventLoop
  readonly log: RootLogger
  /** Bytes of a body, after inflating, whatever an operation allows. */
  readonly maxBodyBytes: number
  readonly bodies: BodyBounds
  /** Milliseconds after which a stream of which nothing is taken is cut off. */
  readonly streamIdleMs: number
  readonly metrics: Metrics
  /** Whether calls wait for the event loop for longer than they may, so that further ones are told `busy`. */
  readonly isBehind: () => boolean
}

/** An interface with the engines it was configured with. */
export interface MountedInterface {
  readonly definition: AnyInterface
  readonly chain: EngineChain
  /** Its way to the original, where the settings name it. */
  readonly upstream: Upstream | undefined
  /** The slice's own settings, by environment name. */
  readonly settings: object
}

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
      containFailure(thrown, { log, doing: 'answering a request', details: describeRequest(request), end })
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

/** A request that was let in, read and found to be as the contract says. */
export interface Received {
  readonly input: RequestInput
  readonly caller: Caller
  /** The body as it came, inflated. */
  readonly bytes: Buffer | undefined
}

type Receive = (request: FastifyRequest, share: BodyShare | undefined) => Received | Promise<Received>

/** A request without a body or a key to look up is received at once: most calls of the open interfaces are. */
function createReceiver(operation: Operation, contract: Contract, parts: ServerParts): Receive {
  const { access, bodies, keyUsage, enforceLimits } = parts
  const rule = operation.key ?? contract.key
  const validate = createRequestValidator(operation)
  const readQuery = createQueryReader(operation)
  const decode = operation.body && createBodyDecoder(operation.body, operation, parts.yieldToEventLoop)
  const limit = Math.min(operation.body?.maxBytes ?? Infinity, parts.maxBodyBytes)

  const accept = (request: FastifyRequest, query: Fields, caller: Caller, body?: ReadBody): Received => {
    const input = new RequestInput(request, query, body?.value)
    validate(input)
    return { input, caller, bytes: body?.bytes }
  }
  const receiveSlowly = async (request: FastifyRequest, query: Fields, share?: BodyShare): Promise<Received> => {
    const { headers, ip: address } = request
    const waits = decode !== undefined && isInBody(rule, { headers, query })
    const early = waits ? undefined : await access.admit(rule, contract.id, { headers, query, address })
    const body = decode && share && (await readBody(request, decode, limit, bodies, share))
    const caller = early ?? (await access.admit(rule, contract.id, { headers, query, form: body?.value, address }))
    if (caller.limits) await enforceLimits(caller, contract.id)
    keyUsage.note(caller, contract.id, 'calls')
    return accept(request, query, caller, body)
  }
  return (request, share) => {
    const query = readQuery(request.url)
    const isOpen = !operation.body && access.admitsAnyone(rule, { headers: request.headers, query })
    return isOpen ? accept(request, query, anonymous) : receiveSlowly(request, query, share)
  }
}

interface ReadBody {
  readonly bytes: Buffer
  readonly value: unknown
}

async function readBody(
  request: FastifyRequest,
  decode: DecodeBody,
  limit: number,
  bounds: BodyBounds,
  share: BodyShare,
): Promise<ReadBody> {
  const receiving = receiveBody(request.raw, limit, bounds, share)
  const bytes = receiving instanceof Promise ? await receiving : receiving
  const hold = (count: number) => {
    if (!bounds.budget.grow(share, count)) throw tooMuchToHold()
  }
  const isPacked = isInflatable(bytes, request.headers['content-encoding'])
  const inflated = isPacked ? await inflateBody(bytes, { maxBytes: limit, hold }) : bytes
  const decoding = decode(inflated, request.headers['content-type'])
  return { bytes: inflated, value: decoding instanceof Promise ? await decoding : decoding }
}

function createRequestValidator({ params, query, body }: Operation): (input: RequestInput) => void {
  const checks: ((input: RequestInput) => void)[] = []
  const add = (validate: Validate, pick: (input: RequestInput) => unknown) =>
    checks.push((input) => validate(pick(input)))
  if (params) add(createValidator(params, 'path'), (input) => input.params)
  if (query) add(createValidator(query, 'query'), (input) => input.query)
  if (body && body.accepts[0] !== 'bytes') add(createValidator(body.schema, 'body'), (input) => input.body)
  return (input) => {
    for (const check of checks) check(input)
  }
}
