import { type ChatMessage, textOf } from '../../../domain/chat-message.ts'
import type { Tool } from '../../../port.ts'

/**
 * A conversation with tools in words that every chat template takes: what may be called and how stands with the system's words, and
 * earlier calls and what they gave stand as text in the form that is asked for.
 */
export function toToolMessages(messages: readonly ChatMessage[], tools: readonly Tool[]): readonly ChatMessage[] {
  const names = new Map(
    messages
      .flatMap((message) => (message.role === 'assistant' ? message.toolCalls : []))
      .map((call) => [call.id, call.name]),
  )
  const [first, ...rest] = messages
  const isSystem = first?.role === 'system' || first?.role === 'developer'
  const words = isSystem ? `${textOf(first)}\n\n${describeTools(tools)}` : describeTools(tools)
  const conversation = isSystem ? rest : messages
  return [toText('system', words), ...conversation.map((message) => toWords(message, names))]
}

function describeTools(tools: readonly Tool[]): string {
  const lines = tools.map(({ name, description, parameters }) => JSON.stringify({ name, description, parameters }))
  return (
    'You can call functions. To call one, answer with nothing but a line of JSON, {"name":"…","arguments":{…}}, and one line for each further call. ' +
    `To answer yourself, write text. The functions:\n${lines.join('\n')}`
  )
}

function toWords(message: ChatMessage, names: ReadonlyMap<string, string>): ChatMessage {
  if (message.role === 'tool')
    return toText('user', `${names.get(message.toolCallId) ?? 'The function'} gave: ${textOf(message)}`)
  if (message.role !== 'assistant' || message.toolCalls.length === 0) return message
  const calls = message.toolCalls.map((call) => `{"name":${JSON.stringify(call.name)},"arguments":${call.arguments}}`)
  return { ...toText('assistant', calls.join('\n')), role: 'assistant', toolCalls: [] }
}

function toText<Role extends 'system' | 'user' | 'assistant'>(role: Role, text: string) {
  return { role, content: [{ kind: 'text', text }], toolCalls: [] } as const
}
