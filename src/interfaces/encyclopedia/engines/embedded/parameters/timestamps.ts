import { ActionError } from '../../../domain/action-error.ts'
import type { Parameter } from './parameter.ts'
import { readText } from './read-text.ts'

const packed = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/

/** A time in ISO 8601, in MediaWiki's own fourteen digits or in seconds since 1970: milliseconds since 1970. */
export const timestamp: Parameter<number | undefined> = {
  read(sent) {
    const text = readText(sent)
    if (text === undefined) return undefined
    const time = toMilliseconds(text)
    if (Number.isNaN(time))
      throw new ActionError('badtimestamp', `Invalid value "${text}" for timestamp parameter "${sent.name}".`)
    return time
  },
  info: { type: 'timestamp' },
}

function toMilliseconds(text: string): number {
  if (packed.test(text)) return Date.parse(text.replace(packed, '$1-$2-$3T$4:$5:$6Z'))
  if (/^\d{1,13}$/.test(text)) return Number(text) * 1000
  return /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?)?$/.test(text)
    ? Date.parse(text.replace(' ', 'T').replace(/(T[\d:.]+)$/, '$1Z'))
    : Number.NaN
}
