import type { ModelDescription } from '../port.ts'
import { modelNotFound } from './errors.ts'

/** Tokens of prompt and answer together. */
export const contextLength = 16_384

export const builtinModel: ModelDescription = {
  id: 'mainstay-builtin',
  created: Date.UTC(2026, 10, 21) / 1000,
  owner: 'mainstay',
  contextLength,
}

/** Refuses every name but the one model's own. */
export function checkModel(model: string | undefined): void {
  if (model !== undefined && model !== builtinModel.id) throw modelNotFound(model)
}
