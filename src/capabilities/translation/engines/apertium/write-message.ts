import type { Atom } from './to-paragraph.ts'

/**
 * A paragraph in Apertium's stream format. What is kept is a superblank of its number, words in an element are bound to its number (word-bound blanks:
 * they move with the word), and a full stop that is taken away again ends the last sentence.
 */
export function writeMessage(atoms: readonly Atom[]): string {
  return `${atoms.map(writeAtom).join('')}.[]`
}

function writeAtom(atom: Atom, index: number): string {
  if (atom.kind === 'kept') return `[${index}]`
  if (atom.kind === 'word' && atom.element > 0) return `[[t:e:${atom.element}]]${atom.text}[[/]]`
  return atom.text
}
