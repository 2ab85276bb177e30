import { escapeText } from 'entities'
import type { PlacedSpan } from './place-spans.ts'
import type { Mark } from './segment.ts'

/** A translation with its elements and marks back in it; places are those in the translation. */
export function writeSegment(translation: string, spans: readonly PlacedSpan[], marks: readonly Mark[]): string {
  const opaque = spans.filter(({ span }) => span.isOpaque)
  const places = new Set([
    0,
    translation.length,
    ...spans.flatMap(({ begin, end }) => [begin, end]),
    ...marks.map(({ at }) => at),
  ])
  const sorted = [...places].toSorted((one, other) => one - other)
  let written = ''
  for (const [index, at] of sorted.entries()) {
    written += writeTagsAt(at, spans, marks)
    const next = sorted[index + 1]
    if (next !== undefined && !opaque.some(({ begin, end }) => begin <= at && next <= end && begin < end))
      written += escapeText(translation.slice(at, next))
  }
  return written
}

/** Elements that end here, inner ones first; then those that hold nothing; then those that begin, outer ones first. */
function writeTagsAt(at: number, spans: readonly PlacedSpan[], marks: readonly Mark[]): string {
  const closing = spans.filter(({ begin, end }) => end === at && begin < at).toReversed()
  const empty = spans.filter(({ begin, end }) => begin === at && end === at)
  const opening = spans.filter(({ begin, end }) => begin === at && end > at)
  return [
    ...closing.map(({ span }) => span.close),
    ...marks.filter((mark) => mark.at === at).map(({ raw }) => raw),
    ...empty.map(({ span }) => span.open + span.raw + span.close),
    ...opening.map(({ span }) => span.open + span.raw),
  ].join('')
}
