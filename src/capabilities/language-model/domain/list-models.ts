import type { LanguageModel, ModelDescription } from '../port.ts'
import { NoModelError } from './errors.ts'

/** The models that can be asked for, the default one first; none where no engine has any. */
export async function listModels(engine: Pick<LanguageModel, 'listModels'>): Promise<readonly ModelDescription[]> {
  try {
    return await engine.listModels()
  } catch (thrown) {
    if (thrown instanceof NoModelError) return []
    throw thrown
  }
}
