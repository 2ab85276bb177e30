import type { ModelDescription } from '../port.ts'
import { modelNotFound, notForChat } from './errors.ts'

/** Tokens of prompt and answer together. */
export const contextLength = 16_384

/** The assistant, which replies to messages. */
export const builtinModel: ModelDescription = {
  id: 'mainstay-builtin',
  created: Date.UTC(2026, 10, 21) / 1000,
  owner: 'mainstay',
  contextLength,
}

/** What goes on with a text: no language model as others have, and its name says so. */
export const ngramModel: ModelDescription = { ...builtinModel, id: 'mainstay-ngram' }

/** Refuses every name but those of the two, for whom either goes on with a text. */
export function checkCompletionModel(model: string | undefined): void {
  if (model !== undefined && model !== ngramModel.id && model !== builtinModel.id) throw modelNotFound(model)
}

/** Refuses every name but the assistant's. */
export function checkChatModel(model: string | undefined): void {
  if (model === undefined || model === builtinModel.id) return
  throw model === ngramModel.id ? notForChat(model, builtinModel.id) : modelNotFound(model)
}
