import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '../access/access.ts'
import type { Quotas } from '../access/quotas.ts'
import { anonymous, type Caller } from '../access/caller.ts'
import type { Contract, Operation } from '../contract.ts'
import type { EngineChain } from '../engine-chain.ts'
import { kernelError, type ServiceError, toServiceError } from '../errors.ts'
import type { AnyInterface } from '../interface.ts'
import type { RootLogger } from '../observability/logger.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { ReadySkill } from '../skill.ts'
import { Answer, EventStream, WrittenAnswer } from './answer.ts'
import { BodyShare } from './body-budget.ts'
import { createBodyDecoder, type DecodeBody } from './decode-body.ts'
import { createFailure } from './failure.ts'
import { inflateBody } from './read-body.ts'
import type { Fields } from './read-fields.ts'
import { createQueryReader } from './read-query.ts'
import { type BodyBounds, receiveBody, tooMuchToHold } from './receive-body.ts'
import { RequestContext, RequestInput } from './request-context.ts'
import { respond, respondWithEvents } from './respond.ts'
import { fromThrown } from './thrown.ts'
import { createValidator, type Validate } from './validate.ts'

/** What every operation of a server shares. */
export interface ServerParts {
  readonly access: Access
  readonly quotas: Quotas
  /** What the assistant may do in a caller's name. */
  readonly skillsOf: (caller: Caller) => readonly ReadySkill[]
  readonly log: RootLogger
  /** Bytes of a body, after inflating, whatever an operation allows. */
  readonly maxBodyBytes: number
  readonly bodies: BodyBounds
  /** Milliseconds after which a stream of which nothing is taken is cut off. */
  readonly streamIdleMs: number
  readonly metrics: Metrics
  /** Holds every answer against its contract: for tests. */
  readonly checkAnswers: boolean
}

/** An interface with the engines it was configured with. */
export interface MountedInterface {
  readonly definition: AnyInterface
  readonly chain: EngineChain
  /** The slice's own settings, by environment name. */
  readonly settings: object
}

export type ServeRequest = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * One operation from request to answer: admit, read, validate, handle, write. It sends its own answers and failures: handing
 * Fastify a promise instead costs a tenth of all requests a second.
 */
export function createOperation(mounted: MountedInterface, name: string, parts: ServerParts): ServeRequest {
  const { definition, chain, settings } = mounted
  const { contract, handlers, renderError } = definition
  const operation = contract.operations[name]
  const handler = handlers[name]
  if (!operation || !handler) throw new Error(`${contract.id} has no handler for its operation "${name}".`)
  const receive = createReceiver(operation, contract, parts)
  const write = createWriter(operation, contract, parts)
  const renderFailure = (thrown: unknown) => renderError(toServiceError(thrown)).body
  const fail = createFailure(definition, parts)
  const { access, quotas, skillsOf, log } = parts
  const tools = { callers: access.callersOf(contract.id), quotas, skillsOf, log, settings }
  const observe = parts.metrics.observer(contract.id, name)

  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const begin = performance.now()
    const share = operation.body && new BodyShare()
    try {
      const receiving = receive(request, share)
      const received = receiving instanceof Promise ? await receiving : receiving
      const engine = await chain.select((engineName) => reply.header('x-mainstay-engine', engineName))
      const result = await handler(received.input, new RequestContext(received, engine, tools, request, reply))
      if (result instanceof EventStream) {
        const { written } = await respondWithEvents(reply, result, renderFailure, parts.streamIdleMs)
        observe(reply.statusCode, performance.now() - begin)
        return await written
      }
      write(reply, result)
    } catch (thrown) {
      fail(reply.raw.destroyed ? callerLeft(thrown) : fromThrown(thrown), request, reply)
    } finally {
      if (share) parts.bodies.budget.release(share)
    }
    observe(reply.statusCode, performance.now() - begin)
  }
  return (request, reply) => void serve(request, reply)
}

/** Whatever fails once nobody waits for it any more fails for that reason. */
function callerLeft(cause: unknown): ServiceError {
  return kernelError('cancelled', 'The caller left before the answer.', { cause })
}

/** A request that was let in, read and found to be as the contract says. */
export interface Received {
  readonly input: RequestInput
  readonly caller: Caller
}

type Receive = (request: FastifyRequest, share: BodyShare | undefined) => Received | Promise<Received>

/** A request without a body or a key to look up is received at once: most calls of the open interfaces are. */
function createReceiver(operation: Operation, contract: Contract, parts: ServerParts): Receive {
  const { access, bodies } = parts
  const rule = operation.key ?? contract.key
  const validate = createRequestValidator(operation)
  const readQuery = createQueryReader(operation)
  const decode = operation.body && createBodyDecoder(operation.body, operation)
  const limit = Math.min(operation.body?.maxBytes ?? Infinity, parts.maxBodyBytes)

  const accept = (request: FastifyRequest, query: Fields, body: unknown, caller: Caller): Received => {
    const input = new RequestInput(request, query, body)
    validate(input)
    return { input, caller }
  }
  const receiveSlowly = async (request: FastifyRequest, query: Fields, share?: BodyShare): Promise<Received> => {
    const { headers } = request
    const early = rule.in === 'form' ? undefined : await access.admit(rule, contract.id, { headers, query })
    const body = decode && share && (await readBody(request, decode, limit, bodies, share))
    const caller = early ?? (await access.admit(rule, contract.id, { headers, query, form: body }))
    return accept(request, query, body, caller)
  }
  return (request, share) => {
    const query = readQuery(request.url)
    const isOpen = !operation.body && access.admitsAnyone(rule, { headers: request.headers, query })
    return isOpen ? accept(request, query, undefined, anonymous) : receiveSlowly(request, query, share)
  }
}

async function readBody(
  request: FastifyRequest,
  decode: DecodeBody,
  limit: number,
  bounds: BodyBounds,
  share: BodyShare,
): Promise<unknown> {
  const receiving = receiveBody(request.raw, limit, bounds, share)
  const bytes = receiving instanceof Promise ? await receiving : receiving
  const inflated = await inflateBody(bytes, request.headers['content-encoding'], limit, (count) => {
    if (!bounds.budget.grow(share, count)) throw tooMuchToHold()
  })
  return decode(inflated, request.headers['content-type'])
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

function createWriter(operation: Operation, { key }: Contract, { checkAnswers }: ServerParts) {
  const status = operation.status ?? 200
  const isPrivate = (operation.key ?? key).need !== 'optional'
  const validate = checkAnswers ? createValidator(operation.response, 'answer') : undefined
  return (reply: FastifyReply, result: unknown): FastifyReply => {
    if (isPrivate) reply.header('cache-control', 'no-store')
    validate?.(bodyOf(result))
    return respond(reply, result, status)
  }
}

function bodyOf(result: unknown): unknown {
  if (result instanceof WrittenAnswer) return JSON.parse(String(result.json))
  return result instanceof Answer ? result.body : result
}
