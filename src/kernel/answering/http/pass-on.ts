import { lookUp } from '../../../libraries/json/look-up.ts'
import { ServiceError } from '../../foundation/errors/service-error.ts'
import type { CallChange } from '../../wire/interface/upstream-rules.ts'
import { toRelayCall } from '../upstream/to-relay-call.ts'
import type { Upstream } from '../upstream/open-upstream.ts'
import type { AnswerCall } from './answer-here.ts'
import { basesOf } from './bases-of.ts'
import type { MountedInterface } from '../mounted-interface.ts'
import type { ServerParts } from './server-parts.ts'
import type { Received } from './receive-request.ts'

/** Answers by the original: the call goes on, and its answer comes back as it is. */
export function createRelayedAnswer(
  { definition }: MountedInterface,
  name: string,
  { relay, key, change, after }: Upstream,
): AnswerCall {
  const { contract } = definition
  const operation = lookUp(contract.operations, name)
  if (!operation) throw new Error(`${contract.id} has no operation "${name}".`)
  const rule = operation.key ?? contract.key
  const baseSegments = (basesOf(definition)[0] ?? '').split('/').length
  const { toOriginalPath } = definition.upstream
  const isLast = after.length === 0
  return async (received, request, reply, call) => {
    reply.header('x-mainstay-engine', 'upstream')
    if (rule.need !== 'optional') reply.header('cache-control', 'no-store')
    if (!isLast) relay.assertReady()
    const changing = change?.(received.input.body, received.input.params)
    const changed = changing instanceof Promise ? await changing : changing
    const bytes = toBytes(received, changed)
    const { suits } = changed ?? {}
    const fields: unknown = received.input.body
    const relayed = toRelayCall({ request, bytes, fields, rule, key, baseSegments, operation, toOriginalPath, suits })
    await relay.forward(relayed, reply, isLast)
    call.noteBegun()
  }
}

/** The body as it came, unless something in it changes. */
function toBytes({ bytes, input: { body } }: Received, change: CallChange | undefined): Buffer | undefined {
  if (!change?.fields) return bytes
  return Buffer.from(JSON.stringify({ ...Object(body), ...change.fields }))
}

/** Asks `first`, and `second` when that fails before anything has reached the caller. */
export function inTurn(first: AnswerCall, second: AnswerCall, { log }: ServerParts): AnswerCall {
  return async (received, request, reply, call) => {
    try {
      await first(received, request, reply, call)
    } catch (thrown) {
      if (reply.sent || (thrown instanceof ServiceError && thrown.status < 500)) throw thrown
      log.warn({ err: thrown, requestId: request.id }, 'an engine failed, asking the next one')
      reply.removeHeader('x-mainstay-engine')
      await second(received, request, reply, call)
    }
  }
}
