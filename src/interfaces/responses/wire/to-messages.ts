import type { ChatMessage, ContentPart, ToolCall } from '../../../capabilities/language-model/domain/chat-message.ts'
import type { FunctionCallItem, Item, ItemPart, MessageItem } from '../domain/item.ts'
import { invalid, unsupported } from './invalid.ts'

/** A conversation in the words of chat: an assistant's words and the calls right behind them are one message there. */
export function toMessages(instructions: string | null | undefined, items: readonly Item[]): readonly ChatMessage[] {
  checkCalls(items)
  const messages: ChatMessage[] = []
  if (instructions) messages.push({ role: 'system', content: [toText(instructions.toWellFormed())] })
  for (const item of items) addItem(messages, item)
  if (items.length === 0) throw invalid('input', 'The body lacks "input".')
  return messages
}

function addItem(messages: ChatMessage[], item: Item): void {
  switch (item.type) {
    case 'message':
      messages.push(toMessage(item))
      return
    case 'function_call':
      return addCall(messages, item)
    case 'function_call_output':
      messages.push({ role: 'tool', content: toContent(item.output), toolCallId: item.call_id })
      return
    case 'reasoning':
  }
}

function toMessage({ role, content }: MessageItem): ChatMessage {
  const parts = toContent(content)
  return role === 'assistant' ? { role, content: parts, toolCalls: [] } : { role, content: parts }
}

function addCall(messages: ChatMessage[], { call_id: id, name, arguments: written }: FunctionCallItem): void {
  const call: ToolCall = { id, name, arguments: written }
  const last = messages.at(-1)
  if (last?.role === 'assistant') messages[messages.length - 1] = { ...last, toolCalls: [...last.toolCalls, call] }
  else messages.push({ role: 'assistant', content: [], toolCalls: [call] })
}

/** Models take calls and their outputs in pairs alone. */
function checkCalls(items: readonly Item[]): void {
  const called = new Set<string>()
  const answered = new Set<string>()
  for (const item of items) {
    if (item.type === 'function_call') called.add(item.call_id)
    if (item.type !== 'function_call_output') continue
    if (!called.has(item.call_id))
      throw invalid('input', `No tool call found for function call output with call_id ${item.call_id}.`)
    answered.add(item.call_id)
  }
  const open = [...called].find((id) => !answered.has(id))
  if (open !== undefined) throw invalid('input', `No tool output found for function call ${open}.`)
}

function toContent(content: string | readonly ItemPart[]): readonly ContentPart[] {
  return typeof content === 'string' ? [toText(content)] : content.map(toPart)
}

function toText(text: string): ContentPart {
  return { kind: 'text', text }
}

/** Pictures, files and sound as chat has them. */
function toPart(part: ItemPart): ContentPart {
  const { type, image_url: url, detail, file_id: fileId, ...fields } = part
  if (fileId) throw unsupported('input', 'Files are not kept here: send the content itself in place of a "file_id".')
  switch (type) {
    case 'input_text':
    case 'output_text':
    case 'text':
      return toText(part.text ?? '')
    case 'refusal':
      return toText(part.refusal ?? '')
    case 'input_image':
      return { kind: 'other', part: { type: 'image_url', image_url: { url, ...(detail ? { detail } : {}) } } }
    case 'input_file':
      return { kind: 'other', part: { type: 'file', file: fields } }
    case 'input_audio':
      return { kind: 'other', part: { type, ...fields } }
    default:
      throw invalid('input', `Parts of the type "${type.slice(0, 64)}" are not taken here.`)
  }
}
