import type { Token } from 'node-llama-cpp'
import { kernelError } from '../../../../kernel/foundation/errors/service-error.ts'
import { textOf } from '../../domain/chat-message.ts'
import type { ChatRequest, CompletionRequest } from '../../port.ts'
import { contextTooLong, notSupported } from '../../domain/errors.ts'
import type { LoadedModel } from './loaded-model.ts'
import { toToolMessages } from './tools/tool-messages.ts'
import { toToken } from './write-tokens.ts'
import { encodeChat } from './encode-chat.ts'

export function encodeMessages(loaded: LoadedModel, request: ChatRequest): Token[] {
  const other = request.messages.flatMap(({ content }) => content).some(({ kind }) => kind === 'other')
  if (other) throw notSupported('messages', 'This model reads text alone; leave pictures, sound and files out.')
  const usesTools = request.tools.length > 0 && request.toolChoice !== 'none'
  const messages = usesTools ? toToolMessages(request.messages, request.tools) : request.messages
  const bytes = messages.reduce((sum, message) => sum + Buffer.byteLength(textOf(message)), 0)
  assertShortEnough(loaded, bytes, 'messages')
  return assertFits(loaded, encodeChat(loaded, messages), 'messages')
}

export function encodePrompt(loaded: LoadedModel, request: CompletionRequest): Token[] {
  const { prompt, suffix } = request
  if (typeof prompt !== 'string') return assertFits(loaded, readTokens(loaded, prompt), 'prompt')
  assertShortEnough(loaded, Buffer.byteLength(prompt) + Buffer.byteLength(suffix ?? ''), 'prompt')
  const tokens = suffix ? encodeGap(loaded, prompt, suffix) : withBegin(loaded, loaded.model.tokenize(prompt, true))
  return assertFits(loaded, tokens, 'prompt')
}

/** Prefix, suffix, middle: the order that models which fill gaps were trained on. */
function encodeGap({ model }: LoadedModel, prompt: string, suffix: string): Token[] {
  const { prefix, suffix: end, middle } = model.tokens.infill
  if (prefix === null || end === null || middle === null)
    throw notSupported('suffix', 'This model cannot fill in a gap before a suffix; leave "suffix" out.')
  const begin = model.tokens.shouldPrependBosToken && model.tokens.bos !== null ? [model.tokens.bos] : []
  const after = model.tokenize(suffix, false, 'trimLeadingSpace')
  return [...begin, prefix, ...model.tokenize(prompt), end, ...after, middle]
}

function withBegin({ model }: LoadedModel, tokens: Token[]): Token[] {
  const { bos, eos, shouldPrependBosToken } = model.tokens
  if (shouldPrependBosToken && bos !== null && tokens[0] !== bos) return [bos, ...tokens]
  // A model cannot go on with nothing at all.
  const only = bos ?? eos
  return tokens.length === 0 && only !== null ? [only] : tokens
}

function readTokens(loaded: LoadedModel, ids: readonly number[]): Token[] {
  const { count } = loaded.pieces
  const wrong = ids.find((id) => !Number.isInteger(id) || id < 0 || id >= count)
  if (wrong === undefined) return withBegin(loaded, ids.map(toToken))
  const message = `${wrong} is no token of this model; its tokens are 0 to ${count - 1}.`
  throw kernelError('invalid_request', message, { field: 'prompt' })
}

/** Refuses what is certainly too long before the event loop is held up by cutting it into tokens. */
function assertShortEnough(
  { contextLength, maxTokenLength }: LoadedModel,
  bytes: number,
  field: 'messages' | 'prompt',
): void {
  const fewest = Math.ceil(bytes / maxTokenLength)
  if (fewest >= contextLength) throw contextTooLong(contextLength, fewest, field)
}

/** One token at least has to fit behind the prompt. */
function assertFits({ contextLength }: LoadedModel, tokens: Token[], field: 'messages' | 'prompt'): Token[] {
  if (tokens.length >= contextLength) throw contextTooLong(contextLength, tokens.length, field)
  return tokens
}
