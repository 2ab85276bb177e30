import type { FinishReason } from '../../../capabilities/language-model/port.ts'
import type { Collected, CollectedChoice } from '../../../capabilities/language-model/domain/collect.ts'
import { createId } from '../../../dialects/openai/create-id.ts'
import { toWireUsage } from '../../../dialects/openai/to-wire-usage.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { chatCompletions } from '../contract.ts'
import { toWireLogProbabilities } from './to-wire-log-probabilities.ts'

export type ChatCompletion = ResponseOf<(typeof chatCompletions)['operations']['createChatCompletion']>
type WireChoice = ChatCompletion['choices'][number]

/** How this caller wants the answer written. */
export interface CompletionFormat {
  /** Calls of tools in the older form. */
  readonly usesFunctions: boolean
  readonly includesLogProbabilities: boolean
  readonly includesUsage: boolean
}

export function toWireCompletion(collected: Collected, writing: CompletionFormat): ChatCompletion {
  return {
    id: createId('chatcmpl'),
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: collected.model,
    system_fingerprint: collected.fingerprint ?? null,
    choices: collected.choices.map((choice, index) => ({
      index,
      message: toWireMessage(choice, writing),
      logprobs: toWireLogProbabilities(writing.includesLogProbabilities ? choice.logProbabilities : undefined),
      finish_reason: toWireReason(choice.finish, writing),
    })),
    ...toWireUsage(collected.usage),
  }
}

function toWireMessage({ text, reasoning, refusal, toolCalls }: CollectedChoice, { usesFunctions }: CompletionFormat) {
  const hasNoText = text === '' && (toolCalls.length > 0 || refusal !== '')
  const [first] = toolCalls
  return {
    role: 'assistant',
    content: hasNoText ? null : text,
    refusal: refusal || null,
    ...(reasoning && { reasoning_content: reasoning }),
    ...(first && usesFunctions && { function_call: { name: first.name, arguments: first.arguments } }),
    ...(first && !usesFunctions && { tool_calls: toolCalls.map(toWireToolCall) }),
  } satisfies WireChoice['message']
}

function toWireToolCall({ id, name, arguments: written }: CollectedChoice['toolCalls'][number]) {
  return { id, type: 'function' as const, function: { name, arguments: written } }
}

export function toWireReason(reason: FinishReason, { usesFunctions }: CompletionFormat): WireChoice['finish_reason'] {
  if (reason === 'tool-calls') return usesFunctions ? 'function_call' : 'tool_calls'
  return reason === 'content-filter' ? 'content_filter' : reason
}
