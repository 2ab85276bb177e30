import { Template } from '@huggingface/jinja'
import { type ChatMessage, textOf } from '../../domain/chat-message.ts'
import { notSupported } from '../../domain/errors.ts'

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
