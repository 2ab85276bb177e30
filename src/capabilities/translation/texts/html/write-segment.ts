import { escapeText } from 'entities'
import type { PlacedSpan } from './place-spans.ts'
import type { Mark } from './segment.ts'

/** A translation with its elements and marks back in it; places are those in the translation. */
export function writeSegment(translation: string, spans: readonly PlacedSpan[], marks: readonly Mark[]): string {
  const tags = listTags(spans, marks)
  const places = [...new Set([0, translation.length, ...tags.keys()])].toSorted((one, other) => one - other)
  let written = ''
  /** How many elements that come back as they are, with what they hold, lie open. */
  let opaque = 0
  for (const [index, at] of places.entries()) {
    const { closing = [], marked = [], empty = [], opening = [] } = tags.get(at) ?? {}
    written += [...closing.toReversed().map(({ span }) => span.close), ...marked.map(({ raw }) => raw)].join('')
    written += empty.map(({ span }) => span.open + span.raw + span.close).join('')
    written += opening.map(({ span }) => span.open + span.raw).join('')
    opaque += countOpaque(opening) - countOpaque(closing)
    const next = places[index + 1]
    if (next !== undefined && opaque === 0) written += escapeText(translation.slice(at, next))
  }
  return written
}

/** Elements that end at one place, inner ones last; those that hold nothing; those that begin, outer ones first. */
interface TagsAtPlace {
  readonly closing: PlacedSpan[]
  readonly marked: Mark[]
  readonly empty: PlacedSpan[]
  readonly opening: PlacedSpan[]
}

function listTags(spans: readonly PlacedSpan[], marks: readonly Mark[]): ReadonlyMap<number, TagsAtPlace> {
  const tags = new Map<number, TagsAtPlace>()
  const at = (place: number) => {
    const found = tags.get(place) ?? { closing: [], marked: [], empty: [], opening: [] }
    tags.set(place, found)
    return found
  }
  for (const span of spans) {
    if (span.begin === span.end) at(span.begin).empty.push(span)
    else {
      at(span.begin).opening.push(span)
      at(span.end).closing.push(span)
    }
  }
  for (const mark of marks) at(mark.at).marked.push(mark)
  return tags
}

function countOpaque(spans: readonly PlacedSpan[]): number {
  return spans.filter(({ span }) => span.isOpaque).length
}
