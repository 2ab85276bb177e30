import { kernelError, ServiceError } from '../../../kernel/errors/service-error.ts'
import type { ChatRequest, LanguageModel } from '../port.ts'
import { type Collected, collect } from './collect.ts'

/** Asks a model that the caller did not name, and reads its answer to the end: that it is not there is no fault of theirs. */
export async function askOwnModel(chat: LanguageModel, request: ChatRequest, signal: AbortSignal): Promise<Collected> {
  try {
    return await collect(await chat.chat(request, signal))
  } catch (cause) {
    if (!(cause instanceof ServiceError) || cause.code !== 'model_not_found') throw cause
    const message = 'The language model that would answer is not there; whoever runs this server finds why in its log.'
    throw kernelError('engine_unavailable', message, { cause })
  }
}
