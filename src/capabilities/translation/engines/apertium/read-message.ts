/** A part of Apertium's answer. */
export type Piece =
  | {
      readonly kind: 'text'
      readonly text: string
      /** The numbers of the elements that its words come from. */
      readonly elements: readonly number[]
    }
  /** `index` is that of the atom which was kept. */
  | { readonly kind: 'kept'; readonly index: number }

export interface Message {
  readonly pieces: readonly Piece[]
  /** Words that no dictionary had; those that begin with a capital count half, for most of them are names. */
  readonly unknown: number
}

const parts = /\[\[\/\]\]|\[\[([^\]]*)\]\]|\[(\d+)\]|\\([^])|([*#@])|~|([^[\\*#@~]+)|[^]/gu

/** Reads an answer in Apertium's stream format; marks of what it did not know are counted and left out. */
export function readMessage(answer: string): Message {
  const pieces: Piece[] = []
  let elements: readonly number[] = []
  let unknown = 0
  const add = (text: string) => pieces.push({ kind: 'text', text, elements })
  const body = answer.replace(/\.?\[\]/gu, '')
  for (const match of body.matchAll(parts)) {
    const [part, bound, kept, escaped, mark, text] = match
    if (part === '[[/]]') elements = []
    else if (bound !== undefined) elements = Array.from(bound.matchAll(/t:e:(\d+)/gu), ([, number]) => Number(number))
    else if (kept !== undefined) pieces.push({ kind: 'kept', index: Number(kept) })
    else if (mark !== undefined) unknown += /^\p{Lu}\p{Ll}/u.test(body.slice(match.index + 1)) ? 0.5 : 1
    else if (escaped !== undefined || text !== undefined) add(escaped ?? text ?? '')
  }
  return { pieces, unknown }
}
