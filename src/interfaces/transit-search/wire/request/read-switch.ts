import { readChoice } from './read-choice.ts'

const switches = new Map([
  ['false', false],
  ['true', true],
])

/** `true` or `false`. */
export function readSwitch(field: string, text: string | undefined, usual: 'true' | 'false'): boolean {
  return readChoice(field, text, usual, switches)
}
