import type { WriteText } from './inline.ts'
import type { DocumentOptions } from './document-options.ts'
import type { Atom, Paragraph } from './to-paragraph.ts'
import type { Piece } from './read-message.ts'
import { tidyText } from './tidy-text.ts'

interface Item {
  text: string
  /** The innermost element that it belongs to; 0 for what belongs where it stands. */
  readonly element: number
  readonly isKept: boolean
}

interface Span {
  readonly element: number
  readonly parent: number
  first: number
  last: number
  /** Marks of the source at its ends, which are no words and therefore bound to nothing. */
  before: string
  after: string
}

/**
 * Writes a paragraph anew from the pieces of an answer, each element around the words that come from its own. Undefined where something was lost or
 * doubled, or where words of two elements stand crosswise.
 */
export function placeElements(
  paragraph: Paragraph,
  pieces: readonly Piece[],
  { target, writeText }: DocumentOptions,
): string | undefined {
  if (!keepsAll(paragraph.atoms, pieces)) return undefined
  const depths = measureDepths(paragraph)
  const items = pieces.flatMap((piece) => toItems(piece, paragraph, depths))
  const source = paragraph.atoms.map((atom) => (atom.kind === 'kept' ? ' ' : atom.text)).join('')
  const tidied = tidyText(
    items.map(({ text, isKept }) => (isKept ? undefined : text)),
    source,
    target,
  )
  for (const [index, item] of items.entries()) item.text = tidied[index] ?? item.text
  const spans = findSpans(paragraph, items)
  if (!spans || !areNested(spans)) return undefined
  takeMarks(spans, items, paragraph.atoms, depths)
  return write(spans, items, paragraph, writeText)
}

function keepsAll(atoms: readonly Atom[], pieces: readonly Piece[]): boolean {
  const found = pieces.flatMap((piece) => (piece.kind === 'kept' ? [piece.index] : []))
  const wanted = atoms.flatMap(({ kind }, index) => (kind === 'kept' ? [index] : []))
  return (
    found.length === wanted.length &&
    new Set(found).size === found.length &&
    wanted.every((index) => found.includes(index))
  )
}

function measureDepths({ elements }: Paragraph): readonly number[] {
  const depths = [0]
  for (const { parent } of elements) depths.push((depths[parent] ?? 0) + 1)
  return depths
}

function toItems(piece: Piece, { atoms }: Paragraph, depths: readonly number[]): Item[] {
  if (piece.kind === 'kept') {
    const atom = atoms[piece.index]
    if (atom?.kind !== 'kept') return []
    // White space and marks belong to whatever they stand in.
    const element = /[\p{L}\p{N}]/u.test(atom.raw) ? atom.element : 0
    return [{ text: atom.raw, element, isKept: true }]
  }
  const element = piece.elements.reduce((one, other) => ((depths[other] ?? 0) > (depths[one] ?? 0) ? other : one), 0)
  const [, start = '', middle = '', end = ''] = /^(\s*)(.*?)(\s*)$/su.exec(piece.text) ?? []
  const space = (text: string): Item[] => (text === '' ? [] : [{ text, element: 0, isKept: false }])
  return element === 0
    ? space(piece.text)
    : [...space(start), ...(middle === '' ? [] : [{ text: middle, element, isKept: false }]), ...space(end)]
}

function findSpans({ elements }: Paragraph, items: readonly Item[]): Span[] | undefined {
  const spans = elements.map(({ parent }, index): Span => {
    return { element: index + 1, parent, first: Infinity, last: -1, before: '', after: '' }
  })
  for (const [index, item] of items.entries()) {
    let span = spans[item.element - 1]
    while (span) {
      span.first = Math.min(span.first, index)
      span.last = Math.max(span.last, index)
      span = spans[span.parent - 1]
    }
  }
  return spans.every(({ last }) => last >= 0) ? spans : undefined
}

/** Elements are numbered from the outside in. */
function inOrder(spans: readonly Span[]): Span[] {
  return spans.toSorted((one, other) => one.first - other.first || other.last - one.last || one.element - other.element)
}

function areNested(spans: readonly Span[]): boolean {
  const open: Span[] = []
  for (const span of inOrder(spans)) {
    while ((open.at(-1)?.last ?? Infinity) < span.first) open.pop()
    if ((open.at(-1)?.element ?? 0) !== span.parent) return false
    open.push(span)
  }
  return true
}

/** Takes marks that stood within an element back into it: quotation marks, brackets, a full stop. */
function takeMarks(spans: readonly Span[], items: Item[], atoms: readonly Atom[], depths: readonly number[]): void {
  const inwards = spans.toSorted((one, other) => (depths[other.element] ?? 0) - (depths[one.element] ?? 0))
  for (const span of inwards) {
    const own = atoms.filter(({ element }) => isWithin(element, span.element, spans))
    const start = takeWhile(own, span.element)
    const end = takeWhile(own.toReversed(), span.element).split('').toReversed().join('')
    const [before, after] = [items[span.first - 1], items[span.last + 1]]
    if (start !== '' && before?.element === 0 && !before.isKept && before.text.endsWith(start)) {
      before.text = before.text.slice(0, -start.length)
      span.before = start
    }
    if (end !== '' && after?.element === 0 && !after.isKept && after.text.startsWith(end)) {
      after.text = after.text.slice(end.length)
      span.after = end
    }
  }
}

function isWithin(element: number, outer: number, spans: readonly Span[]): boolean {
  for (let each = element; each > 0; each = spans[each - 1]?.parent ?? 0) if (each === outer) return true
  return false
}

function takeWhile(atoms: readonly Atom[], element: number): string {
  const end = atoms.findIndex((atom) => atom.kind !== 'punctuation' || atom.text === ' ' || atom.element !== element)
  return atoms
    .slice(0, Math.max(0, end))
    .map((atom) => (atom.kind === 'punctuation' ? atom.text : ''))
    .join('')
}

function write(spans: readonly Span[], items: readonly Item[], { elements }: Paragraph, writeText: WriteText): string {
  const starts = inOrder(spans)
  const ends = starts.toReversed()
  const opening = Map.groupBy(starts, ({ first }) => first)
  const closing = Map.groupBy(ends, ({ last }) => last)
  return items
    .map(({ text, isKept }, index) => {
      const open = opening.get(index)?.map((span) => (elements[span.element - 1]?.open ?? '') + writeText(span.before))
      const close = closing.get(index)?.map((span) => writeText(span.after) + (elements[span.element - 1]?.close ?? ''))
      return `${open?.join('') ?? ''}${isKept ? text : writeText(text)}${close?.join('') ?? ''}`
    })
    .join('')
}
