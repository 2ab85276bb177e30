import type { WheelchairNeed } from '../../domain/wheelchair.ts'
import { readChoice } from './read-choice.ts'

const needs: ReadonlyMap<string, WheelchairNeed | 'none'> = new Map([
  ['false', 'none'],
  ['true', 'known'],
  ['possible', 'possible'],
])

/** Ours: whether one goes in a wheelchair. */
export function readWheelchair(text: string | undefined): WheelchairNeed | undefined {
  const need = readChoice('wheelchair', text, 'false', needs)
  return need === 'none' ? undefined : need
}
