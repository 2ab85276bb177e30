import type { LanguageModel } from '../port.ts'

/** Chat and completion models of the original provider, past and present; not those that embed or moderate. */
const originals = /^(?:gpt-|chatgpt-|o[1-9](?:-|$)|(?:text-|code-)?(?:davinci|curie|babbage|ada|cushman)(?:-|$))/

export function isOriginalModel(name: string): boolean {
  return originals.test(name)
}

/**
 * The model to ask for: the one that is named, or none, and so the default one, where the name is one of the original
 * provider's that is not here. Programs written for those keep working; `model` in the answer says who answered.
 */
export async function chooseModel(
  engine: Pick<LanguageModel, 'listModels'>,
  name: string | undefined,
): Promise<{ readonly model?: string }> {
  if (name === undefined) return {}
  if (!isOriginalModel(name)) return { model: name }
  const models = await engine.listModels()
  return models.some(({ id }) => id === name) ? { model: name } : {}
}
