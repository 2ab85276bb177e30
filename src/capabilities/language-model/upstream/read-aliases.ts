import { OperatorError } from '../../../libraries/errors/operator-error.ts'

/**
 * Further names of models, each with the name that the servers know, from `CHAT_UPSTREAM_MODELS`.
 *
 * @throws OperatorError for a text that is no list of pairs
 */
export function readAliases(text = ''): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>()
  for (const entry of text.split(',').flatMap((each) => each.trim() || [])) {
    const [alias = '', ...model] = entry.split('=')
    if (alias === '' || model.length === 0)
      throw new OperatorError('CHAT_UPSTREAM_MODELS must be pairs such as gpt-4o=llama3.1:8b, with commas.')
    aliases.set(alias.trim(), model.join('=').trim())
  }
  return aliases
}
