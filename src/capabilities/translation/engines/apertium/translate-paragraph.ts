import { type Inline, type WriteText, writeInlines } from './inline.ts'
import { type Atom, type Paragraph, toParagraph } from './to-paragraph.ts'
import type { DocumentOptions } from './document-options.ts'
import { placeElements } from './place-elements.ts'
import { readMessage } from './read-message.ts'
import { writeMessage } from './write-message.ts'

export interface ParagraphTranslation {
  /** As it is to stand in the document. */
  readonly text: string
  readonly words: number
  /** Of those, how many no dictionary had. */
  readonly unknown: number
}

export async function translateParagraph(
  inlines: readonly Inline[],
  options: DocumentOptions,
): Promise<ParagraphTranslation> {
  const [only, second] = inlines
  // Around the whole an element needs no words to be bound to.
  if (only?.kind === 'element' && !second) {
    const inner = await translateParagraph(only.children, options)
    return { ...inner, text: only.open + inner.text + only.close }
  }
  const whole = await translateWhole(
    toParagraph(inlines, options.writeText),
    writeInlines(inlines, options.writeText),
    options,
  )
  return whole ?? sum(await Promise.all(inlines.map((inline) => translateAlone(inline, options))))
}

/** What stands between elements, and what is in them, each by itself: nothing can get lost, but no word can move out of its place. */
async function translateAlone(inline: Inline, options: DocumentOptions): Promise<ParagraphTranslation> {
  if (inline.kind === 'kept') return { text: inline.raw, words: 0, unknown: 0 }
  if (inline.kind === 'element') {
    const inner = sum(await Promise.all(inline.children.map((child) => translateAlone(child, options))))
    return { ...inner, text: inline.open + inner.text + inline.close }
  }
  const { atoms } = toParagraph([inline], options.writeText)
  return sum(await Promise.all(splitAtKept(atoms).map((stretch) => translateStretch(stretch, options))))
}

/** Undefined where what came back cannot be put into its places. */
async function translateWhole(
  { atoms, elements }: Paragraph,
  raw: string,
  options: DocumentOptions,
): Promise<ParagraphTranslation | undefined> {
  const foreign = atoms.filter((atom) => atom.kind === 'kept' && atom.isWord).length
  const words = atoms.filter(({ kind }) => kind === 'word').length
  if (words === 0) return { text: raw, words: foreign, unknown: foreign }
  const first = atoms.findIndex((atom) => !isEdge(atom))
  const last = atoms.findLastIndex((atom) => !isEdge(atom))
  const inner = atoms.slice(first, last + 1)
  const { pieces, unknown } = readMessage(await options.ask(writeMessage(inner)))
  const text = placeElements({ atoms: inner, elements }, pieces, options)
  if (text === undefined) return undefined
  const [before, after] = [atoms.slice(0, first), atoms.slice(last + 1)].map((edge) =>
    writeAtoms(edge, options.writeText),
  )
  return { text: `${before}${text}${after}`, words: words + foreign, unknown: Math.min(words, unknown) + foreign }
}

/** What may stay outside of what Apertium gets. */
function isEdge(atom: Atom): boolean {
  return atom.element === 0 && (atom.kind === 'kept' || (atom.kind === 'punctuation' && atom.text === ' '))
}

async function translateStretch(atoms: readonly Atom[], options: DocumentOptions): Promise<ParagraphTranslation> {
  const raw = writeAtoms(atoms, options.writeText)
  const whole = await translateWhole({ atoms, elements: [] }, raw, options)
  return whole ?? { text: raw, words: atoms.length, unknown: atoms.length }
}

function writeAtoms(atoms: readonly Atom[], writeText: WriteText): string {
  return atoms.map((atom) => (atom.kind === 'kept' ? atom.raw : writeText(atom.text))).join('')
}

/** Stretches of words, and each kept atom by itself. */
function splitAtKept(atoms: readonly Atom[]): readonly (readonly Atom[])[] {
  const stretches: Atom[][] = []
  for (const [index, atom] of atoms.entries()) {
    const isOfItsOwn = atom.kind === 'kept' || atoms[index - 1]?.kind === 'kept'
    const last = stretches.at(-1)
    if (last && !isOfItsOwn) last.push(atom)
    else stretches.push([atom])
  }
  return stretches
}

function sum(parts: readonly ParagraphTranslation[]): ParagraphTranslation {
  return {
    text: parts.map(({ text }) => text).join(''),
    words: parts.reduce((total, { words }) => total + words, 0),
    unknown: parts.reduce((total, { unknown }) => total + unknown, 0),
  }
}
