import { kernelError, ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { ChatRequest, LanguageModel } from '../port.ts'
import { type Collected, collect } from './collect.ts'
import { modelFailed } from './errors.ts'

/**
 * Asks a model that the caller did not name, and reads its answer to the end: that it is not there is no fault of theirs. Words of refusal
 * are no answer.
 */
export async function askOwnModel(chat: LanguageModel, request: ChatRequest, signal: AbortSignal): Promise<Collected> {
  const collected = await ask(chat, request, signal)
  const refusal = collected.choices.find((choice) => choice.refusal !== '')?.refusal
  if (refusal === undefined) return collected
  throw modelFailed(`The language model gave no answer: ${refusal.slice(0, 200)}`)
}

async function ask(chat: LanguageModel, request: ChatRequest, signal: AbortSignal): Promise<Collected> {
  try {
    return await collect(await chat.chat(request, signal))
  } catch (cause) {
    if (!(cause instanceof ServiceError) || cause.code !== 'model_not_found') throw cause
    const message = 'The language model that would answer is not there; whoever runs this server finds why in its log.'
    throw kernelError('engine_unavailable', message, { cause })
  }
}
