import { createHash } from 'node:crypto'

/** The key of a note that brings none: the same for the same place in the same account. */
export function makeKey(urlname: string, place: string): string {
  return `n${createHash('sha256').update(`${urlname}\n${place}`).digest('hex').slice(0, 12)}`
}
