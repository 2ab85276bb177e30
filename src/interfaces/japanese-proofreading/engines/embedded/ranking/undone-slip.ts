import type { Edit } from '../channel/edit.ts'
import { scriptOf } from '../channel/script.ts'

/** What kinds of slips edits undo: of each a share of its own is none. */
export const undoneSlips = [
  'misconverted',
  'wrong particle',
  'missing particle',
  'extra particle',
  'missing',
  'extra',
  'doubled',
  'swapped',
  'kana',
  'other',
] as const

type UndoneSlip = (typeof undoneSlips)[number]

const particles = 'をがはにでとのへもやか'

/** Which kind of slip an edit of a text undoes, as a number of `undoneSlips`. */
export function classifyEdit(text: string, edit: Edit): number {
  return undoneSlips.indexOf(nameUndoneSlip(text, edit))
}

function nameUndoneSlip(text: string, { kind, begin, end, replacement }: Edit): UndoneSlip {
  switch (kind) {
    case 'homophone':
      return 'misconverted'
    case 'insert':
      return isParticle(replacement) ? 'missing particle' : 'missing'
    case 'delete':
      return isParticle(text.slice(begin, end)) ? 'extra particle' : 'extra'
    case 'repeat':
      return 'doubled'
    case 'swap':
      return 'swapped'
    case 'kana':
      return isParticle(text.slice(begin, end)) && isParticle(replacement) ? 'wrong particle' : 'kana'
    case 'substitute':
      if (isKanji(text.slice(begin, end)) && isKanji(replacement)) return 'misconverted'
      return isParticle(text.slice(begin, end)) && isParticle(replacement) ? 'wrong particle' : 'other'
  }
}

function isKanji(letter: string): boolean {
  return scriptOf(letter) === 'kanji'
}

function isParticle(text: string): boolean {
  return text.length === 1 && particles.includes(text)
}
