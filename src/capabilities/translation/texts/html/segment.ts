import { decodeHTML } from 'entities'
import { isOpaque } from './elements.ts'
import { findClose, pairTags } from './pair-tags.ts'
import { joinMarkup, type Markup } from './scan-markup.ts'
import { type MarkupRules, splitTexts } from './split-texts.ts'

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

/** What belongs to one place of a text: an element without text, a tag without its other half, a comment. */
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

export function splitSegments(pieces: readonly Markup[], rules: MarkupRules): MarkupPart[] {
  return splitTexts(pieces, rules).map((part) =>
    'raw' in part ? part : { segment: new SegmentReader(part.pieces, rules).read(), source: joinMarkup(part.pieces) },
  )
}

interface OpenElement {
  readonly raw: string
  readonly begin: number
  /** The place of the tag that closes it. */
  readonly closedAt: number
}

class SegmentReader {
  readonly #pieces: readonly Markup[]
  readonly #rules: MarkupRules
  readonly #spans: Span[] = []
  readonly #marks: Mark[] = []
  readonly #open: OpenElement[] = []
  #text = ''

  constructor(pieces: readonly Markup[], rules: MarkupRules) {
    this.#pieces = pieces
    this.#rules = rules
  }

  read(): Segment {
    const pairs = pairTags(this.#pieces, (tag) => isOpaque(tag, this.#rules.ignoredElements))
    const texts = countTexts(this.#pieces)
    for (let index = 0; index < this.#pieces.length; index++) {
      const piece = this.#pieces[index]
      if (!piece) break
      const end = pairs.get(index)
      if (piece.kind === 'open' && isOpaque(piece, this.#rules.ignoredElements))
        index = this.#readOpaque(index, piece.raw)
      else if (end !== undefined && texts[end] === texts[index]) {
        // A link around a picture stays around it.
        this.#mark(joinMarkup(this.#pieces.slice(index, end + 1)))
        index = end
      } else this.#readPiece(piece, index, end)
    }
    return { text: this.#text, spans: this.#spans, marks: this.#marks }
  }

  #readPiece(piece: Markup, index: number, closedAt: number | undefined): void {
    const innermost = this.#open.at(-1)
    if (piece.kind === 'text') this.#text += decodeText(piece.raw)
    else if (closedAt !== undefined) this.#open.push({ raw: piece.raw, begin: this.#text.length, closedAt })
    else if (innermost?.closedAt === index) {
      this.#open.pop()
      const { begin, raw: open } = innermost
      this.#spans.push({ begin, end: this.#text.length, open, close: piece.raw, isOpaque: false, raw: '' })
    } else this.#mark(piece.raw)
  }

  #mark(raw: string): void {
    this.#marks.push({ at: this.#text.length, raw })
  }

  #readOpaque(index: number, open: string): number {
    const end = findClose(this.#pieces, index)
    const closing = this.#pieces[end]
    const isClosed = end > index && closing?.kind === 'close'
    const inner = this.#pieces.slice(index + 1, isClosed ? end : end + 1)
    const begin = this.#text.length
    this.#text += inner.map((piece) => (piece.kind === 'text' ? decodeText(piece.raw) : '')).join('')
    const close = isClosed ? closing.raw : ''
    this.#spans.push({ begin, end: this.#text.length, open, close, isOpaque: true, raw: joinMarkup(inner) })
    return end
  }
}

/** How many texts stand before each piece. */
function countTexts(pieces: readonly Markup[]): Int32Array {
  const counts = new Int32Array(pieces.length)
  for (let index = 1; index < pieces.length; index++)
    counts[index] = (counts[index - 1] ?? 0) + (pieces[index - 1]?.kind === 'text' ? 1 : 0)
  return counts
}

/** A line break within a paragraph is a space. */
function decodeText(raw: string): string {
  return decodeHTML(raw).replace(/[ \t]{0,100}[\r\n]\s*/g, ' ')
}
