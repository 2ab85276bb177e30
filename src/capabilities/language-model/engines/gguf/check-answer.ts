import type { Token } from 'node-llama-cpp'
import { ServiceError } from '../../../../kernel/foundation/errors/service-error.ts'
import { parseJson } from '../../../../libraries/json/parse-json.ts'
import type { Logger } from '../../../../kernel/foundation/observability/logger.ts'
import type { ChatMessage } from '../../domain/chat-message.ts'
import type { ChatRequest, JsonSchema } from '../../port.ts'
import type { LooseSchemas } from './create-grammar.ts'
import { encodeMessages } from './encode-prompt.ts'
import { findFault } from '../../domain/json-schema/check-value.ts'
import type { LoadedModel } from './loaded-model.ts'
import type { AnswerCheck, WrittenAnswer } from './write-checked.ts'

/** How answers are held to what the grammar does not hold; undefined where it holds all. */
export function createCheck(
  loaded: LoadedModel,
  request: ChatRequest,
  loose: LooseSchemas,
  log: Logger,
): AnswerCheck | undefined {
  if (loose.tools.size === 0 && !loose.answer) return undefined
  return {
    isOfText: loose.answer !== undefined,
    findFault: (answer) => findFaultOf(answer, loose),
    promptAgain: (answer, fault) => encodeAgain(loaded, request, writeCorrection(answer, fault)),
    note: (fault) => log.debug({ fault, model: loaded.id }, 'an answer did not fit its schema'),
  }
}

function findFaultOf({ text, toolCalls }: WrittenAnswer, loose: LooseSchemas): string | undefined {
  if (toolCalls.length === 0) return loose.answer && findFaultOfText(loose.answer, text)
  for (const { name, arguments: written } of toolCalls) {
    const schema = loose.tools.get(name)
    const fault = schema && findFaultOfText(schema, written)
    if (fault !== undefined) return `The arguments of ${name}: ${fault}`
  }
  return undefined
}

function findFaultOfText(schema: JsonSchema, text: string): string | undefined {
  const value = parseJson(text)
  // A stop text may have cut it off: that is as the caller wants it.
  return value === undefined ? undefined : findFault(schema, value)
}

/** The answer as the model's own, and what is wrong with it. */
function writeCorrection({ text, toolCalls }: WrittenAnswer, fault: string): readonly ChatMessage[] {
  const written: ChatMessage = { role: 'assistant', content: [{ kind: 'text', text }], toolCalls }
  const content = [{ kind: 'text', text: `This is not right. ${fault} Write it again, in full.` }] as const
  if (toolCalls.length === 0) return [written, { role: 'user', content }]
  return [written, ...toolCalls.map(({ id }) => ({ role: 'tool', toolCallId: id, content }) as const)]
}

function encodeAgain(
  loaded: LoadedModel,
  request: ChatRequest,
  further: readonly ChatMessage[],
): readonly Token[] | undefined {
  try {
    return encodeMessages(loaded, { ...request, messages: [...request.messages, ...further] })
  } catch (thrown) {
    // Some templates take no further message, and a conversation may be full.
    if (thrown instanceof ServiceError && thrown.status < 500) return undefined
    throw thrown
  }
}
