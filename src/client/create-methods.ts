import type { Contract, Operation } from '../kernel/wire/contract.ts'
import { call } from './call.ts'
import { checkKey } from './request/check-key.ts'
import { clampTimeoutMs } from './exchange/clamp-timeout.ts'
import { Deadline } from './exchange/deadline.ts'
import { isJsonObject } from '../libraries/json/json-object.ts'
import type { CallInput, Exchange } from './exchange/exchange.ts'
import type { CallOptions } from './options.ts'
import { streamEvents } from './answer/stream-events.ts'
import type { Target } from './request/target.ts'

/** Makes one method per operation; the type InterfaceClient says what they take and give. */
export function createMethods(contract: Contract, target: Target): object {
  const methods = Object.entries(contract.operations).map(([name, operation]) => {
    return [name, createMethod(contract, operation, target)] as const
  })
  return Object.fromEntries(methods)
}

/** What an operation takes and how it is called; an operation that takes nothing has its options first. */
type Given = [input?: CallInput & CallOptions, options?: CallOptions]

function createMethod(contract: Contract, operation: Operation, target: Target) {
  const open = createOpener(contract, operation, target)
  const takesInput = Boolean(operation.params ?? operation.query ?? operation.body)
  const read = ([first, second]: Given): readonly [CallInput | undefined, CallOptions | undefined] =>
    takesInput ? [first, second] : [{}, second ?? first]
  const method = async (...given: Given) => {
    const [input, options] = read(given)
    return call(open('application/json', input, options))
  }
  if (!operation.events) return method
  const stream = (...given: Given) => {
    const [input, options] = read(given)
    return streamEvents(open('text/event-stream', askForStream(input), options))
  }
  return Object.assign(method, { stream })
}

/** Prepares calls of one operation. */
export function createOpener(contract: Contract, operation: Operation, target: Target) {
  return (accept: Exchange['accept'], input: CallInput = {}, options: CallOptions = {}): Exchange => ({
    operation,
    rule: operation.key ?? contract.key,
    noResponseStatus: contract.noResponseStatus ?? 0,
    target: { ...target, key: checkKey(options.key) ?? target.key },
    input,
    accept,
    deadline: new Deadline(
      clampTimeoutMs(options.timeoutMs ?? target.timeoutMs ?? contract.callerTimeoutMs),
      options.signal,
    ),
  })
}

/** The wires that can stream are asked to by a field of their JSON body. */
function askForStream(input: CallInput = {}): CallInput {
  return { ...input, body: isJsonObject(input.body) ? { ...input.body, stream: true } : input.body }
}
