import { ActionError } from '../../../domain/action-error.ts'
import type { Parameter, Sent } from './parameter.ts'
import { readList, readText } from './read-text.ts'

/** Whole numbers beyond this are written as it: MediaWiki's own are of 64 bits, JavaScript's exact ones are not. */
const largest = Number.MAX_SAFE_INTEGER

/** Results in one answer, for readers and for bots. */
const maxResults = 500
const maxResultsOfBots = 5000

export const integer: Parameter<number | undefined> = {
  read(sent) {
    const text = readText(sent)
    return text === undefined ? undefined : readInteger(sent, text)
  },
  info: { type: 'integer' },
}

export function integerOr(standard: number): Parameter<number> {
  return { read: (sent) => integer.read(sent) ?? standard, info: { type: 'integer', default: standard } }
}

export const integers: Parameter<readonly number[] | undefined> = {
  read(sent) {
    const values = readList(sent)?.map((text) => readInteger(sent, text))
    return values && [...new Set(values)]
  },
  info: { type: 'integer', isMulti: true },
}

export interface LimitOptions {
  readonly max?: number
  readonly highMax?: number
}

/** A number of results: from 1 to what is allowed, or `max`; what lies outside is set to the nearest, with a warning. */
export function limit(standard: number, options?: LimitOptions): Parameter<number> {
  const { info, read } = limitIfAny(options)
  return { read: (sent) => read(sent) ?? standard, info: { ...info, default: standard } }
}

/** The same, undefined when none was sent. */
export function limitIfAny({ max = maxResults, highMax = maxResultsOfBots }: LimitOptions = {}): Parameter<
  number | undefined
> {
  return {
    read(sent) {
      const text = readText(sent)
      if (text === undefined) return undefined
      if (text === 'max') {
        sent.warnings.noteLimit(sent.module, max)
        return max
      }
      const number = readInteger(sent, text)
      if (number >= 1 && number <= max) return number
      sent.warnings.add(
        sent.module,
        'outofrange',
        `The value "${text}" for parameter "${sent.name}" must be between 1 and ${max}.`,
      )
      return Math.min(Math.max(number, 1), max)
    },
    info: { type: 'limit', min: 1, max, highMax },
  }
}

function readInteger({ name }: Sent, text: string): number {
  if (!/^[+-]?\d+$/.test(text))
    throw new ActionError('badinteger', `Invalid value "${text}" for integer parameter "${name}".`)
  return Math.min(Math.max(Number(text), -largest), largest)
}
