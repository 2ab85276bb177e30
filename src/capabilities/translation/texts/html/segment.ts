import { decodeHTML } from 'entities'
import type { Markup } from './scan-markup.ts'
import { isOpaque, isSplitting } from './elements.ts'

/** An element within a text, by the places of its first and behind its last character. */
export interface Span {
  readonly begin: number
  readonly end: number
  readonly open: string
  readonly close: string
  /** Comes back as it is, with what it holds. */
  readonly isOpaque: boolean
  /** What it holds as it was written, where it is opaque. */
  readonly raw: string
}

/** What belongs to one place of a text: an empty element, a tag without its other half, a comment. */
export interface Mark {
  readonly at: number
  readonly raw: string
}

/** What is translated at once: a text without markup, and what goes back into it. */
export interface Segment {
  readonly text: string
  readonly spans: readonly Span[]
  readonly marks: readonly Mark[]
}

/** Markup between segments stays as it is; `source` is how a segment was written. */
export type MarkupPart = { readonly raw: string } | { readonly segment: Segment; readonly source: string }

export interface MarkupRules {
  readonly isXml: boolean
  /** Elements whose content is not translated, by name. */
  readonly ignoredElements: ReadonlySet<string>
}

/** Cuts markup where a paragraph, a cell or a line ends. */
export function splitSegments(pieces: readonly Markup[], rules: MarkupRules): MarkupPart[] {
  const parts: MarkupPart[] = []
  let inner: Markup[] = []
  const flush = () => {
    for (const part of toParts(inner, rules)) parts.push(part)
    inner = []
  }
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]
    if (!piece) break
    if (!('name' in piece) || !isSplitting(piece.name)) {
      inner.push(piece)
      continue
    }
    flush()
    const end = piece.kind === 'open' && isOpaque(piece, rules.ignoredElements) ? findClose(pieces, index) : index
    parts.push({ raw: join(pieces.slice(index, end + 1)) })
    index = end
  }
  flush()
  return parts
}

/** White space at the ends stays outside of the segment, as it was written. */
function toParts(pieces: readonly Markup[], rules: MarkupRules): MarkupPart[] {
  if (!pieces.some((piece) => piece.kind === 'text' && /[\p{L}\p{N}]/u.test(decodeHTML(piece.raw))))
    return pieces.length === 0 ? [] : [{ raw: join(pieces) }]
  const [first, last] = [pieces[0], pieces.at(-1)]
  const before = first?.kind === 'text' ? (/^\s+/.exec(first.raw)?.[0] ?? '') : ''
  const after = last?.kind === 'text' ? last.raw.slice(last.raw.trimEnd().length) : ''
  const inner = trimEnds(pieces, before, after)
  return [{ raw: before }, { segment: new SegmentReader(rules).read(inner), source: join(inner) }, { raw: after }]
}

function trimEnds(pieces: readonly Markup[], before: string, after: string): Markup[] {
  return pieces.map((piece, index) => {
    if (piece.kind !== 'text') return piece
    const end = index === pieces.length - 1 ? piece.raw.length - after.length : piece.raw.length
    return { kind: 'text', raw: piece.raw.slice(index === 0 ? before.length : 0, end) }
  })
}

interface OpenElement {
  readonly name: string
  readonly raw: string
  readonly begin: number
}

class SegmentReader {
  readonly #rules: MarkupRules
  readonly #spans: Span[] = []
  readonly #marks: Mark[] = []
  readonly #open: OpenElement[] = []
  /** How many elements of each name lie open. */
  readonly #openNames = new Map<string, number>()
  #text = ''

  constructor(rules: MarkupRules) {
    this.#rules = rules
  }

  read(pieces: readonly Markup[]): Segment {
    for (let index = 0; index < pieces.length; index++) {
      const piece = pieces[index]
      if (!piece) break
      if (piece.kind === 'open' && isOpaque(piece, this.#rules.ignoredElements))
        index = this.#readOpaque(pieces, index, piece.raw)
      else this.#readPiece(piece)
    }
    for (const { raw, begin } of this.#open) this.#marks.push({ at: begin, raw })
    return { text: this.#text, spans: this.#spans, marks: this.#marks.toSorted((one, other) => one.at - other.at) }
  }

  #readPiece(piece: Markup): void {
    if (piece.kind === 'text') this.#text += decodeText(piece.raw)
    else if (piece.kind === 'open') this.#push({ ...piece, begin: this.#text.length })
    else if (piece.kind === 'close') this.#close(piece)
    else this.#marks.push({ at: this.#text.length, raw: piece.raw })
  }

  #push(element: OpenElement): void {
    this.#open.push(element)
    this.#openNames.set(element.name, (this.#openNames.get(element.name) ?? 0) + 1)
  }

  /** Elements inside that were never closed are marks where they were opened. */
  #close({ name, raw }: { readonly name: string; readonly raw: string }): void {
    if (!this.#openNames.get(name)) {
      this.#marks.push({ at: this.#text.length, raw })
      return
    }
    const [opened, ...inside] = this.#open.splice(this.#open.findLastIndex((element) => element.name === name))
    if (!opened) return
    for (const ended of [opened, ...inside]) this.#openNames.set(ended.name, (this.#openNames.get(ended.name) ?? 0) - 1)
    for (const inner of inside) this.#marks.push({ at: inner.begin, raw: inner.raw })
    const { begin } = opened
    this.#spans.push({ begin, end: this.#text.length, open: opened.raw, close: raw, isOpaque: false, raw: '' })
  }

  #readOpaque(pieces: readonly Markup[], index: number, open: string): number {
    const end = findClose(pieces, index)
    const closing = pieces[end]
    const isClosed = end > index && closing?.kind === 'close'
    const inner = pieces.slice(index + 1, isClosed ? end : end + 1)
    const begin = this.#text.length
    this.#text += inner.map((piece) => (piece.kind === 'text' ? decodeText(piece.raw) : '')).join('')
    const close = isClosed ? closing.raw : ''
    this.#spans.push({ begin, end: this.#text.length, open, close, isOpaque: true, raw: join(inner) })
    return end
  }
}

/** A line break within a paragraph is a space. */
function decodeText(raw: string): string {
  return decodeHTML(raw).replace(/[ \t]{0,100}[\r\n]\s*/g, ' ')
}

/** The place of the tag that closes the element opened at `index`; the last piece where none does. */
function findClose(pieces: readonly Markup[], index: number): number {
  const opened = pieces[index]
  if (!opened || !('name' in opened)) return index
  let depth = 0
  for (let at = index; at < pieces.length; at++) {
    const piece = pieces[at]
    if (!piece || !('name' in piece) || piece.name !== opened.name) continue
    if (piece.kind === 'open') depth++
    if (piece.kind === 'close' && --depth === 0) return at
  }
  return pieces.length - 1
}

function join(pieces: readonly Markup[]): string {
  return pieces.map(({ raw }) => raw).join('')
}
