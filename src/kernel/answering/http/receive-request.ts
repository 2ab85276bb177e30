import type { FastifyRequest } from 'fastify'
import { isInBody } from '../access/find-credential.ts'
import { anonymous, type Caller } from '../../wire/interface/caller.ts'
import type { Contract, Operation } from '../../wire/contract.ts'
import type { BodyShare } from '../../foundation/body-budget.ts'
import { createBodyDecoder, type DecodeBody } from './decode-body.ts'
import { inflateBody, isInflatable } from './read-body.ts'
import type { Fields } from './read-fields.ts'
import { createQueryReader } from './read-query.ts'
import { type BodyBounds, receiveBody, tooMuchToHold } from './receive-body.ts'
import { RequestInput } from './request-context.ts'
import { createValidator, type Validate } from './validate.ts'
import type { ServerParts } from './server-parts.ts'

/** A request that was let in, read and found to be as the contract says. */
export interface Received {
  readonly input: RequestInput
  readonly caller: Caller
  /** The body as it came, inflated. */
  readonly bytes: Buffer | undefined
}

type Receive = (request: FastifyRequest, share: BodyShare | undefined) => Received | Promise<Received>

/** A request without a body or a key to look up is received at once: most calls of the open interfaces are. */
export function createReceiver(operation: Operation, contract: Contract, parts: ServerParts): Receive {
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
