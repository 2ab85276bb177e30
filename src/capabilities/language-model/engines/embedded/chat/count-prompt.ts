import { type ChatMessage, textOf } from '../../../domain/chat-message.ts'
import { contextTooLong } from '../../../domain/errors.ts'
import { contextLength } from '../../../domain/builtin-model.ts'
import type { Tokenizer } from '../../../domain/tokens/tokenizer.ts'

/** The tokens of a conversation's texts; those of the assistant's answer have to fit beside them. In steps. */
export function* countPrompt(messages: readonly ChatMessage[], tokenizer: Tokenizer): Generator<void, number> {
  let tokens = 0
  for (const message of messages) {
    const text = textOf(message)
    checkLength(tokens + Math.ceil(text.length / tokenizer.maxLength))
    tokens += (yield* tokenizer.encodeInSteps(text)).length
    yield
    checkLength(tokens)
  }
  return tokens
}

function checkLength(tokens: number): void {
  if (tokens >= contextLength) throw contextTooLong(contextLength, tokens, 'messages')
}
