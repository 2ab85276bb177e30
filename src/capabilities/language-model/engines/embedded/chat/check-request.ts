import type { ContentPart } from '../../../domain/chat-message.ts'
import { offerHelp } from '../assistant/offer-help.ts'
import type { ChatRequest } from '../../../port.ts'
import { notSupported } from '../../../domain/errors.ts'
import { checkChatModel } from '../../../domain/builtin-model.ts'

const addModel = 'Add a model that can (docs/chat.md says how) or leave this out.'

/**
 * Refuses what the assistant cannot do: an answer that left it out would look like one that had heeded it. Somebody in danger is
 * answered whatever their program asks for.
 */
export function checkRequest({ messages, model, format, toolChoice, tools, logProbabilities }: ChatRequest): void {
  checkChatModel(model)
  if (offerHelp(messages) !== undefined) return
  if (messages.some(({ content }) => content.some(isUnreadable)))
    throw notSupported('messages', `The built-in assistant reads no sound and no files. ${addModel}`)
  if (format?.kind === 'json')
    throw notSupported('response_format', `The built-in assistant writes JSON by a schema only. ${addModel}`)
  if (tools.length > 0 && toolChoice !== 'none')
    throw notSupported('tools', `The built-in assistant calls no tools. ${addModel}`)
  if (logProbabilities === undefined) return
  const message =
    'Answers of the built-in assistant are worked out, not drawn by chance: they have no log-probabilities.'
  throw notSupported('logprobs', `${message} ${addModel}`)
}

/** Neither text nor a picture, which the skills of this server may be able to describe. */
function isUnreadable(part: ContentPart): boolean {
  return part.kind === 'other' && part.part['type'] !== 'image_url'
}
