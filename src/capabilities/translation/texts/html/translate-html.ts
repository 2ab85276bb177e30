import { placeSpans, scale } from './place-spans.ts'
import { scanMarkup } from './scan-markup.ts'
import { type MarkupRules, type Part, type Segment, type Span, splitSegments } from './segment.ts'
import { findNearestEdge, listWordEdges } from './word-edges.ts'
import { writeSegment } from './write-segment.ts'

export type TranslateText = (text: string) => Promise<string>

/** Elements of one sentence that are translated alone to find their place; those beyond are placed in proportion. */
const maxSpansAlone = 8

/**
 * Translates HTML or XML by whatever translates plain texts: tags come back as they were written, each once, balanced where they were, and what is marked as
 * not to be translated comes back unchanged.
 */
export async function translateHtml(
  source: string,
  translate: TranslateText,
  rules: MarkupRules = { isXml: false, ignoredElements: new Set() },
): Promise<string> {
  const parts = splitSegments(scanMarkup(source, rules.isXml), rules)
  const written = await Promise.all(parts.map((part) => writePart(part, translate)))
  return written.join('')
}

async function writePart(part: Part, translate: TranslateText): Promise<string> {
  return 'raw' in part ? part.raw : translateSegment(part.segment, translate)
}

/** One text with its markup, likewise. */
export async function translateSegment(segment: Segment, translate: TranslateText): Promise<string> {
  const lost = segment.spans.find((span) => span.isOpaque && span.end > span.begin)
  const [whole, alone] = await Promise.all([translate(segment.text), translateAlone(segment, translate)])
  if (lost && !keepsOpaque(segment, whole)) return translateAround(segment, lost, translate)
  const hasMarkup = segment.spans.length > 0 || segment.marks.length > 0
  const edges = hasMarkup ? await listWordEdges(whole) : []
  const spans = placeSpans(segment.text, whole, segment.spans, alone, edges)
  const marks = segment.marks.map(({ at, raw }) => ({
    raw,
    at: findNearestEdge(edges, scale(at, segment.text.length, whole.length)),
  }))
  return writeSegment(whole, spans, marks)
}

async function translateAlone({ text, spans }: Segment, translate: TranslateText): Promise<ReadonlyMap<Span, string>> {
  const asked = spans
    .filter((span) => !span.isOpaque && span.end - span.begin < text.length && span.end > span.begin)
    .slice(0, maxSpansAlone)
  const translated = await Promise.all(asked.map(({ begin, end }) => translate(text.slice(begin, end))))
  return new Map(asked.map((span, index) => [span, translated[index] ?? '']))
}

/** Whether what was not to be translated stands in the translation as often as it should. */
function keepsOpaque({ text, spans }: Segment, translation: string): boolean {
  const contents = spans.filter((span) => span.isOpaque).map(({ begin, end }) => text.slice(begin, end).trim())
  return contents.every((content) => content === '' || count(translation, content) === count(text, content))
}

function count(text: string, part: string): number {
  return text.split(part).length - 1
}

/** What stands before and behind an element is translated apart, so that it stays where it is and as it is. */
async function translateAround(segment: Segment, around: Span, translate: TranslateText): Promise<string> {
  const outermost = segment.spans
    .filter((span) => span !== around && span.begin <= around.begin && span.end >= around.end)
    .reduce((outer: Span | undefined, span) => (outer && contains(outer, span) ? outer : span), undefined)
  const { begin, end, ...middle } = outermost ?? around
  const isBefore = (place: Place) => place.end <= begin
  const isAfter = (place: Place) => !isBefore(place) && place.begin >= end
  const isInside = (place: Place) => !isBefore(place) && !isAfter(place)
  const [before, inner, after] = await Promise.all([
    translatePart(cut(segment, { begin: 0, end: begin }, isBefore), translate),
    outermost
      ? translatePart(
          cut(segment, outermost, (place) => place !== outermost && isInside(place)),
          translate,
        )
      : around.raw,
    translatePart(cut(segment, { begin: end, end: segment.text.length }, isAfter), translate),
  ])
  return before + middle.open + inner + middle.close + after
}

interface Place {
  readonly begin: number
  readonly end: number
}

function contains(outer: Place, inner: Place): boolean {
  return outer.begin <= inner.begin && outer.end >= inner.end
}

/** A part of a segment with what belongs to it. */
function cut({ text, spans, marks }: Segment, { begin, end }: Place, belongs: (place: Place) => boolean): Segment {
  return {
    text: text.slice(begin, end),
    spans: spans.filter(belongs).map((span) => ({ ...span, begin: span.begin - begin, end: span.end - begin })),
    marks: marks.filter(({ at }) => belongs({ begin: at, end: at })).map(({ at, raw }) => ({ raw, at: at - begin })),
  }
}

async function translatePart(segment: Segment, translate: TranslateText): Promise<string> {
  if (/[\p{L}\p{N}]/u.test(segment.text)) return translateSegment(segment, translate)
  const spans = segment.spans.map((span) => ({ span, begin: span.begin, end: span.end }))
  return writeSegment(segment.text, spans, segment.marks)
}
