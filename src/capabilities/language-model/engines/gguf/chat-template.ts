import { Template } from '@huggingface/jinja'
import type { Token } from 'node-llama-cpp'
import { type ChatMessage, textOf } from '../../domain/chat-message.ts'
import { notSupported } from '../../domain/errors.ts'
import type { LoadedModel } from './loaded-model.ts'

/** For models that come without a template of their own. */
const chatMl =
  "{% for message in messages %}{{ '<|im_start|>' + message.role + '\\n' + message.content + '<|im_end|>\\n' }}{% endfor %}" +
  "{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"

export interface ChatTemplate {
  readonly source: string
  render(messages: readonly ChatMessage[]): string
}

/** The template of the file, in Jinja as Hugging Face's transformers understand it. */
export function readChatTemplate(source: string | undefined, beginText: string, endText: string): ChatTemplate {
  const template = new Template(source ?? chatMl)
  return {
    source: source ?? chatMl,
    render(messages) {
      const common = { add_generation_prompt: true, bos_token: beginText, eos_token: endText }
      try {
        return template.render({ ...common, messages: messages.map(toTemplateMessage) })
      } catch (thrown) {
        const reason = thrown instanceof Error ? thrown.message : 'it gives no reason'
        throw notSupported(
          'messages',
          `The chat template of this model refuses these messages: ${reason.slice(0, 300)}.`,
        )
      }
    },
  }
}

function toTemplateMessage(message: ChatMessage): Record<string, unknown> {
  const content = textOf(message)
  switch (message.role) {
    case 'developer':
      return { role: 'system', content }
    case 'assistant':
      return {
        role: 'assistant',
        content,
        ...(message.toolCalls.length > 0 && { tool_calls: message.toolCalls.map(toTemplateCall) }),
      }
    case 'tool':
      return { role: 'tool', content, tool_call_id: message.toolCallId }
    case 'system':
    case 'user':
      return { role: message.role, content }
  }
}

function toTemplateCall(call: { id: string; name: string; arguments: string }): Record<string, unknown> {
  return { id: call.id, type: 'function', function: { name: call.name, arguments: readJson(call.arguments) } }
}

/** Templates write arguments by `tojson`, so they want the value; what is no JSON stays text. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Stands in for a control token's text that a message holds. Private-use characters are in no template. */
const mark = /\u{F8FE}(\d+)\u{F8FF}/u

/**
 * A conversation as the model is prompted with it. Control tokens are those of the template alone: the same text inside a
 * message is read letter by letter, so that nobody ends their own turn and goes on as the system.
 */
export function encodeChat({ model, template, controlTexts }: LoadedModel, messages: readonly ChatMessage[]): Token[] {
  const hidden: string[] = []
  const hide = (text: string) => controlTexts.replace(text, (found) => `\u{F8FE}${hidden.push(found) - 1}\u{F8FF}`)
  const text = template.render(messages.map((message) => withText(message, hide)))
  const tokens = text.split(mark).flatMap((piece, index) => {
    if (index % 2 === 1) return model.tokenize(hidden[Number(piece)] ?? '', false, 'trimLeadingSpace')
    return model.tokenize(piece, true, index > 0 ? 'trimLeadingSpace' : undefined)
  })
  const { bos, shouldPrependBosToken } = model.tokens
  return shouldPrependBosToken && bos !== null && tokens[0] !== bos ? [bos, ...tokens] : tokens
}

function withText<Message extends ChatMessage>(message: Message, change: (text: string) => string): Message {
  const content = message.content.map((part) => (part.kind === 'text' ? { ...part, text: change(part.text) } : part))
  return { ...message, content }
}
