/**
 * Where elements of a source text belong in its translation, without knowing which word became which: what an element holds is translated alone and
 * looked for in the whole; where it is not found, its place is taken in proportion and moved to the edges of words.
 */
import type { Span } from './segment.ts'
import { findNearestEdge } from './word-edges.ts'

export interface PlacedSpan {
  readonly span: Span
  readonly begin: number
  readonly end: number
}

/** `alone` has what each span's text is by itself in the target language; undefined where that was not asked. `edges` are those of the translation's words. */
export function placeSpans(
  source: string,
  translation: string,
  spans: readonly Span[],
  alone: ReadonlyMap<Span, string>,
  edges: readonly number[],
): PlacedSpan[] {
  const placed: PlacedSpan[] = []
  // Outer elements first: inner ones have to stay within them, and neighbours apart.
  const outerFirst = spans.toSorted((one, other) => one.begin - other.begin || other.end - one.end)
  for (const span of outerFirst) {
    const room = findRoom(span, placed, translation.length)
    placed.push({ span, ...place(span, { source, translation, room, edges, alone: alone.get(span) }) })
  }
  return placed
}

interface Room {
  readonly begin: number
  readonly end: number
  readonly taken: readonly PlacedSpan[]
}

/** The element around it, and its neighbours in there. */
function findRoom(span: Span, placed: readonly PlacedSpan[], length: number): Room {
  const parent = placed.findLast((other) => other.span.begin <= span.begin && other.span.end >= span.end)
  const begin = parent?.begin ?? 0
  const end = parent?.end ?? length
  return { begin, end, taken: placed.filter((other) => other !== parent && other.begin >= begin && other.end <= end) }
}

interface Search {
  readonly source: string
  readonly translation: string
  readonly room: Room
  readonly edges: readonly number[]
  readonly alone: string | undefined
}

function place(span: Span, search: Search): { begin: number; end: number } {
  const { source, translation, room } = search
  if (span.begin === 0 && span.end === source.length && room.taken.length === 0)
    return { begin: room.begin, end: room.end }
  const expected = scale(span.begin, source.length, translation.length)
  const content = source.slice(span.begin, span.end)
  for (const wanted of [content, search.alone]) {
    const at = wanted === undefined ? -1 : findNearest(translation, trimEnds(wanted), expected, room)
    if (wanted !== undefined && at !== -1) return { begin: at, end: at + trimEnds(wanted).length }
  }
  return placeInProportion(span, search)
}

function trimEnds(text: string): string {
  return text.replace(/^[\s\p{P}]+|[\s.,;:!?。、！？]+$/gu, '')
}

/** A place in a text of length `from`, in one of length `to`. */
export function scale(at: number, from: number, to: number): number {
  return from === 0 ? 0 : Math.round((at * to) / from)
}

/** The place nearest to the one expected at which the text stands free; capital letters are no difference. */
function findNearest(translation: string, wanted: string, expected: number, { begin, end, taken }: Room): number {
  if (wanted === '') return -1
  const [folded, text] = [wanted.toLowerCase(), translation.toLowerCase()]
  if (text.length !== translation.length) return -1
  let best = -1
  for (
    let at = text.indexOf(folded, begin);
    at !== -1 && at + folded.length <= end;
    at = text.indexOf(folded, at + 1)
  ) {
    const isFree = taken.every((other) => at >= other.end || at + folded.length <= other.begin)
    if (isFree && (best === -1 || Math.abs(at - expected) < Math.abs(best - expected))) best = at
  }
  return best
}

function placeInProportion(span: Span, { source, translation, room, edges }: Search): { begin: number; end: number } {
  const gap = findGap(scale((span.begin + span.end) / 2, source.length, translation.length), room)
  const toEdge = (at: number) => clamp(findNearestEdge(edges, at), gap.begin, gap.end)
  const begin = toEdge(scale(span.begin, source.length, translation.length))
  if (span.begin === span.end) return { begin, end: begin }
  const end = toEdge(scale(span.end, source.length, translation.length))
  if (end > begin) return { begin, end }
  const next = edges.find((edge) => edge > begin && edge <= gap.end)
  return { begin, end: next ?? gap.end }
}

/** The part of the room between neighbours that holds a place, or lies next to it. */
function findGap(at: number, { begin, end, taken }: Room): { begin: number; end: number } {
  const before = taken.filter((other) => (other.begin + other.end) / 2 <= at).map((other) => other.end)
  const low = Math.max(begin, ...before)
  const after = taken.filter((other) => other.begin >= low).map((other) => other.begin)
  return { begin: low, end: Math.max(low, Math.min(end, ...after)) }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
