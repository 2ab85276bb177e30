import type { Token } from 'node-llama-cpp'
import type { ChatMessage } from '../../domain/chat-message.ts'
import type { LoadedModel } from './loaded-model.ts'

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
