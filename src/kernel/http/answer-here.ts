import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Contract, Operation } from '../contract.ts'
import type { EngineChain } from '../engine-chain.ts'
import { toServiceError } from '../errors.ts'
import { Answer, EventStream, WrittenAnswer } from './answer.ts'
import type { MountedInterface, Received, ServerParts } from './operation.ts'
import { RequestContext } from './request-context.ts'
import { respond, respondWithEvents } from './respond.ts'
import { createValidator } from './validate.ts'

/** Answers a call that was let in; `begun` is told once, when the answer is on its way. Throws before that alone. */
export type AnswerCall = (
  received: Received,
  request: FastifyRequest,
  reply: FastifyReply,
  begun: () => void,
) => Promise<void>

/** Answers by a handler and the engines of `chain`. */
export function createLocalAnswer(
  { definition, settings }: MountedInterface,
  name: string,
  chain: EngineChain,
  parts: ServerParts,
): AnswerCall {
  const { contract, handlers, renderError } = definition
  const operation = contract.operations[name]
  const handler = handlers[name]
  if (!operation || !handler) throw new Error(`${contract.id} has no handler for its operation "${name}".`)
  const write = createWriter(operation, contract, parts)
  const renderFailure = (thrown: unknown) => renderError(toServiceError(thrown)).body
  const { access, quotas, skillsOf, log, streamIdleMs } = parts
  const tools = { callers: access.callersOf(contract.id), quotas, skillsOf, log, settings }
  return async (received, request, reply, begun) => {
    const engine = await chain.select((engineName) => reply.header('x-mainstay-engine', engineName))
    const result = await handler(received.input, new RequestContext(received, engine, tools, request, reply))
    if (!(result instanceof EventStream)) {
      write(reply, result)
      return begun()
    }
    const { written } = await respondWithEvents(reply, result, renderFailure, streamIdleMs)
    begun()
    await written
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
