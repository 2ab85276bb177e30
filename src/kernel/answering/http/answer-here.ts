import type { FastifyReply, FastifyRequest } from 'fastify'
import { lookUp } from '../../../libraries/json/look-up.ts'
import { containFailure } from '../../foundation/observability/contain.ts'
import type { Contract, Operation } from '../../wire/contract.ts'
import type { EngineChain } from '../engines/engine-chain.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import { EventStream } from '../../wire/interface/answer.ts'
import { identifyRequest } from '../../foundation/observability/identify-request.ts'
import { type CountUsed, RequestContext } from './request-context.ts'
import { createFailureLog } from './failure.ts'
import { beginEvents, respond } from './respond.ts'
import { writeEvents } from './stream-events.ts'
import { isLongCall, writeInTurns } from './write-in-turns.ts'
import { fromThrownBy } from './thrown.ts'
import type { MountedInterface } from '../mounted-interface.ts'
import type { ServerParts } from './server-parts.ts'
import type { Received } from './receive-request.ts'
import type { WatchedCall } from './watch-call.ts'

/**
 * Answers a call that was let in; `call` hears once that the answer is on its way. Throws before that, and after it only what
 * cannot reach the caller any more.
 */
export type AnswerCall = (
  received: Received,
  request: FastifyRequest,
  reply: FastifyReply,
  call: Pick<WatchedCall, 'noteBegun'>,
) => Promise<void>

/** Answers by a handler and the engines of `chain`. */
export function createLocalAnswer(
  { definition, settings }: MountedInterface,
  name: string,
  chain: EngineChain,
  parts: ServerParts,
): AnswerCall {
  const { contract, handlers } = definition
  const operation = lookUp(contract.operations, name)
  const handler = lookUp(handlers, name)
  if (!operation || !handler) throw new Error(`${contract.id} has no handler for its operation "${name}".`)
  const write = createWriter(operation, contract)
  const writeStream = createStreamWriter(definition, parts)
  const { access, quotas, skillsOf, now, yieldToEventLoop, log, keyUsage } = parts
  const callers = access.callersOf(contract.id)
  const countUsed: CountUsed = (caller, unit, amount) => keyUsage.note(caller, contract.id, unit, amount)
  const tools = { callers, quotas, skillsOf, now, yieldToEventLoop, log, settings, countUsed }
  return async (received, request, reply, call) => {
    const selected = chain.select((engineName) => void reply.header('x-mainstay-engine', engineName))
    const engine = selected instanceof Promise ? await selected : selected
    const context = new RequestContext(received, engine, tools, request, reply)
    const answered = handler(received.input, context)
    const result: unknown = answered instanceof Promise ? await answered : answered
    if (!(result instanceof EventStream)) {
      write(reply, isLongCall(request) ? await writeInTurns(result, () => context.yieldToEventLoop()) : result)
      return call.noteBegun()
    }
    const started = await beginEvents(reply, result)
    call.noteBegun()
    await writeStream(started, request, reply)
  }
}

/** What fails from the first event on is logged here, as nothing else can hear of it. */
function createStreamWriter({ contract, renderError }: AnyInterface, { log, streamIdleMs: idleMs }: ServerParts) {
  const logFailure = createFailureLog(log, contract.id)
  return (stream: EventStream<unknown>, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const renderFailure = (thrown: unknown) => {
      const error = fromThrownBy(reply, thrown)
      logFailure(error, request)
      return renderError(error, request).body
    }
    const noteFailure = (thrown: unknown, doing: string) =>
      containFailure(thrown, { log, doing, details: identifyRequest(request) })
    return writeEvents(reply.raw, stream, { idleMs, renderFailure, noteFailure })
  }
}

function createWriter(operation: Operation, { key }: Contract) {
  const status = operation.status ?? 200
  const isPrivate = (operation.key ?? key).need !== 'optional'
  return (reply: FastifyReply, result: unknown): FastifyReply => {
    if (isPrivate) reply.header('cache-control', 'no-store')
    return respond(reply, result, status)
  }
}
