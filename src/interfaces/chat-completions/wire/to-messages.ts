import type { ChatMessage, ContentPart, ToolCall } from '../../../capabilities/language-model/domain/chat-message.ts'
import { kernelError } from '../../../kernel/foundation/errors/service-error.ts'
import type { BodyOf } from '../../../kernel/wire/contract.ts'
import type { chatCompletions } from '../contract.ts'

export type WireRequest = BodyOf<(typeof chatCompletions)['operations']['createChatCompletion']>
type WireMessage = WireRequest['messages'][number]

/** The conversation in the port's words. The older function messages become tool calls with ids of our own. */
export function toMessages(messages: readonly WireMessage[]): readonly ChatMessage[] {
  return messages.map((message, index) => toMessage(message, `messages.${index}`))
}

function toMessage(message: WireMessage, field: string): ChatMessage {
  const name = message.name ? { name: message.name.toWellFormed() } : {}
  switch (message.role) {
    case 'assistant':
      return { role: 'assistant', ...name, ...toAssistantParts(message, field) }
    case 'tool':
      return { role: 'tool', content: toContent(message, field), toolCallId: toToolCallId(message, field) }
    case 'function':
      return { role: 'tool', content: toContent(message, field), toolCallId: toLegacyId(message.name, field) }
    case 'developer':
    case 'system':
    case 'user':
      return { role: message.role, ...name, content: toContent(message, field) }
  }
}

function toAssistantParts(message: WireMessage, field: string) {
  const toolCalls = toToolCalls(message, field)
  const words = message.content ?? message.refusal
  if ((words === null || words === undefined) && toolCalls.length === 0)
    throw invalid(`${field}.content`, 'An assistant’s message must have "content", or else "tool_calls".')
  return { content: toParts(words ?? [], field), toolCalls }
}

function toToolCalls({ tool_calls, function_call }: WireMessage, field: string): readonly ToolCall[] {
  if (function_call) {
    const { name, arguments: written } = function_call
    return [{ id: toLegacyId(name, field), name, arguments: written.toWellFormed() }]
  }
  return (tool_calls ?? []).map((call) => ({
    id: call.id,
    name: call.function.name,
    arguments: call.function.arguments.toWellFormed(),
  }))
}

function toToolCallId({ tool_call_id }: WireMessage, field: string): string {
  if (tool_call_id) return tool_call_id
  throw invalid(
    `${field}.tool_call_id`,
    'A message of the role "tool" must have the "tool_call_id" of the call it answers.',
  )
}

/** The older wire has no ids: a function's result follows the call of that name. */
function toLegacyId(name: string | null | undefined, field: string): string {
  if (name) return `call_${name}`
  throw invalid(`${field}.name`, 'A message of the role "function" must have the "name" of the function.')
}

function toContent({ content, role }: WireMessage, field: string): readonly ContentPart[] {
  if (content === null || content === undefined)
    throw invalid(`${field}.content`, `A message of the role "${role}" must have "content".`)
  return toParts(content, field)
}

function toParts(content: NonNullable<WireMessage['content']>, field: string): readonly ContentPart[] {
  if (typeof content === 'string') return [{ kind: 'text', text: content.toWellFormed() }]
  return content.map((part, index): ContentPart => {
    if (part.type !== 'text') return { kind: 'other', part }
    if (part.text !== undefined) return { kind: 'text', text: part.text.toWellFormed() }
    throw invalid(`${field}.content.${index}.text`, 'A part of the type "text" must have a "text".')
  })
}

function invalid(field: string, message: string): Error {
  return kernelError('invalid_request', message, { field })
}
