/**
 * Where elements of a source text belong in its translation, without knowing which word became which: what an element holds is translated alone and
 * looked for in the whole; where it is not found, its place is taken in proportion and moved to the edges of words.
 */
import { Room, type Stretch } from './room.ts'
import type { Span } from './segment.ts'
import { findEdge, findNearestEdge } from './word-edges.ts'

export interface PlacedSpan extends Stretch {
  readonly span: Span
}

export interface TextToPlace {
  readonly source: string
  readonly translation: string
  /** What spans' texts are by themselves in the target language, where that was asked. */
  readonly alone: ReadonlyMap<Span, string>
  /** Those of the translation's words. */
  readonly edges: readonly number[]
}

/** Characters from where an element is expected to where its text is looked for. */
const reach = 4_000

/** In steps, a span each. */
export function* placeSpans(spans: readonly Span[], texts: TextToPlace): Generator<void, PlacedSpan[]> {
  const { source, translation } = texts
  const folded = translation.toLowerCase()
  const search = { ...texts, folded: folded.length === translation.length ? folded : undefined }
  const placed: PlacedSpan[] = []
  const whole = new Room({ begin: 0, end: translation.length })
  /** The elements around a span, the innermost last. */
  const around: { readonly span: Stretch; readonly room: Room }[] = []
  for (const span of sortOuterFirst(spans)) {
    while (!contains(around.at(-1)?.span ?? { begin: 0, end: source.length }, span)) around.pop()
    const room = around.at(-1)?.room ?? whole
    const stretch = place(span, search, room)
    room.take(stretch)
    around.push({ span, room: new Room(stretch) })
    placed.push({ span, ...stretch })
    yield
  }
  return placed
}

/** Spans come in the order in which they end: of two around the same text the later one is the outer one. */
function sortOuterFirst(spans: readonly Span[]): readonly Span[] {
  return spans
    .map((span, index) => ({ span, index: span.end > span.begin ? -index : index }))
    .toSorted(
      (one, other) => one.span.begin - other.span.begin || other.span.end - one.span.end || one.index - other.index,
    )
    .map(({ span }) => span)
}

function contains(outer: Stretch, inner: Stretch): boolean {
  return outer.begin <= inner.begin && outer.end >= inner.end
}

interface Search extends TextToPlace {
  /** The translation in small letters, where each has its place. */
  readonly folded: string | undefined
}

function place(span: Span, search: Search, room: Room): Stretch {
  if (span.begin === 0 && span.end === search.source.length && room.isEmpty) return { begin: room.begin, end: room.end }
  return findByText(span, search, room) ?? placeInProportion(span, search, room)
}

/** Capital letters are no difference. */
function findByText(span: Span, { source, translation, alone, folded }: Search, room: Room): Stretch | undefined {
  if (folded === undefined) return undefined
  const expected = scale(span.begin, source.length, translation.length)
  for (const text of [source.slice(span.begin, span.end), alone.get(span) ?? '']) {
    if (text.length > reach) continue
    for (const wanted of [text.trim(), trimEnds(text)]) {
      const at = wanted === '' ? -1 : room.findText(folded, wanted.toLowerCase(), expected, reach)
      if (at !== -1) return { begin: at, end: at + wanted.length }
    }
  }
  return undefined
}

function trimEnds(text: string): string {
  let end = text.length
  while (/[\s.,;:!?。、！？]/u.test(text[end - 1] ?? '')) end--
  return text.slice(0, end).replace(/^[\s\p{P}]+/u, '')
}

/** A place in a text of length `from`, in one of length `to`. */
export function scale(at: number, from: number, to: number): number {
  return from === 0 ? 0 : Math.round((at * to) / from)
}

function placeInProportion(span: Span, { source, translation, edges }: Search, room: Room): Stretch {
  const gap = room.findGap(scale((span.begin + span.end) / 2, source.length, translation.length))
  const toEdge = (at: number) => clamp(findNearestEdge(edges, at), gap)
  const begin = toEdge(scale(span.begin, source.length, translation.length))
  if (span.begin === span.end) return { begin, end: begin }
  const end = toEdge(scale(span.end, source.length, translation.length))
  if (end > begin) return { begin, end }
  const next = edges[findEdge(edges, begin + 1)] ?? gap.end
  return { begin, end: Math.min(next, gap.end) }
}

function clamp(value: number, { begin, end }: Stretch): number {
  return Math.min(end, Math.max(begin, value))
}
