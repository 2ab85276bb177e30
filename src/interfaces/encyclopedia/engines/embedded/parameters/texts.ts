import { ActionError } from '../../../domain/action-error.ts'
import type { Parameter } from './parameter.ts'
import { readList, readText } from './read-text.ts'

/** Any text. */
export const text: Parameter<string | undefined> = { read: readText, info: { type: 'string' } }

export function textOr(standard: string): Parameter<string> {
  return { read: (sent) => readText(sent) ?? standard, info: { type: 'string', default: standard } }
}

/** Several texts; a caller may repeat one. */
export const texts: Parameter<readonly string[] | undefined> = {
  read(sent) {
    const values = readList(sent)
    return values && [...new Set(values)]
  },
  info: { type: 'string', isMulti: true },
}

/** A text without which the module cannot work. */
const requiredText: Parameter<string> = {
  read(sent) {
    const value = readText(sent)
    if (value === undefined) throw new ActionError('missingparam', `The "${sent.name}" parameter must be set.`)
    return value
  },
  info: { type: 'string', isRequired: true },
}

/** True when it is sent, whatever its value. */
export const flag: Parameter<boolean> = {
  read: ({ text: sent }) => sent !== undefined,
  info: { type: 'boolean', default: false },
}

/** Taken from callers who send it, and of no effect here. */
export const ignored: Parameter<undefined> = { read: () => undefined, info: { type: 'string' } }

/** A text that is not empty. */
export const requiredWords: Parameter<string> = {
  read(sent) {
    return requiredText.read(sent.text === '' ? { ...sent, text: undefined } : sent)
  },
  info: requiredText.info,
}
