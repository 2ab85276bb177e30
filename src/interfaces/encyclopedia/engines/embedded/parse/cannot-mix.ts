import { ActionError } from '../../../domain/action-error.ts'

/** Parameters that name different things to parse. */
export function cannotMix(names: readonly string[]): ActionError {
  const quoted = names.map((name) => `"${name}"`)
  const list = `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
  return new ActionError('invalidparammix', `The parameters ${list} can not be used together.`)
}
