import pMap from 'p-map'
import { runInTurns } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { placeSpans, scale } from './place-spans.ts'
import { scanMarkup } from './scan-markup.ts'
import { type MarkupPart, type Segment, type Span, splitSegments } from './segment.ts'
import type { MarkupRules } from './split-texts.ts'
import { findNearestEdge, listWordEdges } from './word-edges.ts'
import { writeSegment } from './write-segment.ts'

export interface TextTranslator {
  translate(text: string): Promise<string>
  /** Nothing where others need no turn yet. */
  waitTurn(): Promise<void> | undefined
}

/** Parts of a text that are begun at the same time. */
const maxParts = 64

/** Elements of one sentence that are translated alone to find their place; those beyond are placed in proportion. */
const maxSpansAlone = 8

/** Elements not to be translated that no engine keeps in one sentence: between more of them it is translated in parts at once. */
const maxOpaque = 8

/**
 * Translates HTML or XML by whatever translates plain texts: tags come back as they were written, each once, balanced where they were, and what is marked as
 * not to be translated comes back unchanged.
 */
export async function translateHtml(
  source: string,
  translator: TextTranslator,
  rules: MarkupRules = { isXml: false, ignoredElements: new Set() },
): Promise<string> {
  const pieces = scanMarkup(source, rules.isXml)
  const turn = translator.waitTurn()
  if (turn) await turn
  const parts = splitSegments(pieces, rules)
  const written = await pMap(parts, (part) => writePart(part, translator), { concurrency: maxParts })
  return written.join('')
}

async function writePart(part: MarkupPart, translator: TextTranslator): Promise<string> {
  return 'raw' in part ? part.raw : translateSegment(part.segment, translator)
}

/** One text with its markup, likewise. */
export async function translateSegment(segment: Segment, translator: TextTranslator): Promise<string> {
  const inTurns = <Result>(steps: Generator<void, Result>) => runInTurns(steps, () => translator.waitTurn())
  const opaque = segment.spans.filter((span) => span.isOpaque && span.end > span.begin)
  // The one in the middle, so that a text of many is not translated once for each.
  const lost = opaque[opaque.length >> 1]
  if (lost && opaque.length > maxOpaque) return translateAround(segment, lost, translator)
  const [whole, alone] = await Promise.all([translator.translate(segment.text), translateAlone(segment, translator)])
  if (lost && !(await inTurns(keepsOpaque(segment, whole)))) return translateAround(segment, lost, translator)
  const hasMarkup = segment.spans.length > 0 || segment.marks.length > 0
  const edges = hasMarkup ? await inTurns(listWordEdges(whole)) : []
  const texts = { source: segment.text, translation: whole, alone, edges }
  const spans = await inTurns(placeSpans(segment.spans, texts))
  const marks = segment.marks.map(({ at, raw }) => ({
    raw,
    at: findNearestEdge(edges, scale(at, segment.text.length, whole.length)),
  }))
  const turn = translator.waitTurn()
  if (turn) await turn
  return writeSegment(whole, spans, marks)
}

async function translateAlone(
  { text, spans }: Segment,
  translator: TextTranslator,
): Promise<ReadonlyMap<Span, string>> {
  const asked = spans
    .filter((span) => !span.isOpaque && span.end - span.begin < text.length && span.end > span.begin)
    .slice(0, maxSpansAlone)
  const translated = await Promise.all(asked.map(({ begin, end }) => translator.translate(text.slice(begin, end))))
  return new Map(asked.map((span, index) => [span, translated[index] ?? '']))
}

/** Whether what was not to be translated stands in the translation as often as it should. In steps, one for each such content. */
function* keepsOpaque({ text, spans }: Segment, translation: string): Generator<void, boolean> {
  const contents = spans.filter((span) => span.isOpaque).map(({ begin, end }) => text.slice(begin, end).trim())
  for (const content of new Set(contents)) {
    if (content !== '' && count(translation, content) !== count(text, content)) return false
    yield
  }
  return true
}

function count(text: string, part: string): number {
  return text.split(part).length - 1
}

/** What stands before and behind an element is translated apart, so that it stays where it is and as it is. */
async function translateAround(segment: Segment, around: Span, translator: TextTranslator): Promise<string> {
  const outermost = segment.spans
    .filter((span) => span !== around && span.begin <= around.begin && span.end >= around.end)
    .reduce((outer: Span | undefined, span) => (outer && contains(outer, span) ? outer : span), undefined)
  const { begin, end, ...middle } = outermost ?? around
  const isBefore = (place: Place) => place.end <= begin
  const isAfter = (place: Place) => !isBefore(place) && place.begin >= end
  const isInside = (place: Place) => !isBefore(place) && !isAfter(place)
  const [before, inner, after] = await Promise.all([
    translatePart(cut(segment, { begin: 0, end: begin }, isBefore), translator),
    outermost
      ? translatePart(
          cut(segment, outermost, (place) => place !== outermost && isInside(place)),
          translator,
        )
      : around.raw,
    translatePart(cut(segment, { begin: end, end: segment.text.length }, isAfter), translator),
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

async function translatePart(segment: Segment, translator: TextTranslator): Promise<string> {
  if (/[\p{L}\p{N}]/u.test(segment.text)) return translateSegment(segment, translator)
  const spans = segment.spans.map((span) => ({ span, begin: span.begin, end: span.end }))
  return writeSegment(segment.text, spans, segment.marks)
}
