import { hasWords, type Inline, type WriteText, writeInlines } from './inline.ts'

/** The smallest part of a paragraph. `element` is the number of the innermost element around it, 0 for none. */
export type Atom =
  | { readonly kind: 'word' | 'punctuation'; readonly text: string; readonly element: number }
  /** Apertium sees no more than that something stands there; `raw` is written in its place. */
  | { readonly kind: 'kept'; readonly raw: string; readonly element: number; readonly isWord: boolean }

export interface ParagraphElement {
  readonly open: string
  readonly close: string
  /** The number of the element around it, 0 for none. */
  readonly parent: number
}

export interface Paragraph {
  readonly atoms: readonly Atom[]
  /** By number minus one. */
  readonly elements: readonly ParagraphElement[]
}

/** What stays as it is: addresses, names behind @ and #, placeholders of programs. */
const names = String.raw`https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]|www\.[^\s<>"]+[^\s<>".,;:!?)\]]|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|[@#][\p{L}\p{N}_]+|\{+[^{}\s]{1,40}\}+|%(?:\(\w+\))?[a-z]\b`

/** The scripts that pairs of Apertium have; what is written in others is no word to it. */
const letter = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Devanagari}\p{M}0-9]`
const wordPattern = String.raw`(?=[\p{L}0-9])${letter}+(?:['’·.-]${letter}+)*`
const foreignWord = String.raw`[\p{L}\p{N}]+`
const safe = String.raw`[ .,;:!?¿¡'’"“”«»()–—…%€&-]`

const parts = new RegExp(`(${names})|(${wordPattern})|(${foreignWord})|(${safe})|(\\s+|[^])`, 'gu')

/** A paragraph as a list of atoms, in order. */
export function toParagraph(inlines: readonly Inline[], writeText: WriteText): Paragraph {
  const atoms: Atom[] = []
  const elements: ParagraphElement[] = []
  const add = (inline: Inline, element: number): void => {
    if (inline.kind === 'text') for (const atom of readAtoms(inline.text, element, writeText)) atoms.push(atom)
    else if (inline.kind === 'kept') atoms.push({ kind: 'kept', raw: inline.raw, element, isWord: false })
    else if (!hasWords(inline)) {
      atoms.push({ kind: 'kept', raw: writeInlines([inline], writeText), element, isWord: false })
    } else {
      elements.push({ open: inline.open, close: inline.close, parent: element })
      const number = elements.length
      for (const child of inline.children) add(child, number)
    }
  }
  for (const inline of inlines) add(inline, 0)
  return { atoms, elements }
}

function readAtoms(text: string, element: number, writeText: WriteText): Atom[] {
  return Array.from(text.matchAll(parts), ([part, name, word, foreign, punctuation]): Atom => {
    if (word !== undefined) return { kind: 'word', text: word, element }
    if (punctuation !== undefined) return { kind: 'punctuation', text: punctuation, element }
    return { kind: 'kept', raw: writeText(part), element, isWord: name === undefined && foreign !== undefined }
  })
}
