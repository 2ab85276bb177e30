/**
 * A sentence as the runtime reads it, and its answer as it was written before. The runtime gives up as a whole on markup that is
 * not well formed, and lays down by name what an element does; so it never sees the markup of others, but `<i>` for each element
 * and `<img>` for whatever stands for itself, with numbers.
 */
import { decodeHTML } from 'entities'
import type { Segment, Span } from '../../../texts/html/segment.ts'
import { writeSegment } from '../../../texts/html/write-segment.ts'
import { isSpaced } from '../../../texts/translate-sentences.ts'

export function writeRuntimeMarkup(segment: Segment): string {
  const numbered = segment.spans.map(toNumbered)
  // Elements that close first come first; of those that begin at one place, the outer ones have to be opened first.
  const outerFirst = numbered.toReversed().toSorted((one, other) => one.begin - other.begin || other.end - one.end)
  return writeSegment(
    segment.text,
    outerFirst.map((span) => ({ span, begin: span.begin, end: span.end })),
    segment.marks.map(({ at }, index) => ({ at, raw: `<img id="${segment.spans.length + index}">` })),
  )
}

function toNumbered(span: Span, index: number): Span {
  if (span.isOpaque) return { ...span, open: '', raw: `<img id="${index}">`, close: '' }
  return { ...span, open: `<i id="${index}">`, raw: '', close: '</i>' }
}

const tag = /<(\/)?(?:i|img)(?: id="(\d+)")?>/g

/**
 * The answer with the markup of the segment in it. Undefined where the runtime has lost an element or its words, or cut one in two because its
 * words do not stand together any more.
 */
export function readRuntimeMarkup(answer: string, segment: Segment, target: string): string | undefined {
  const { spans, marks } = segment
  const raws = [...spans.map(({ open, raw }) => open + raw), ...marks.map(({ raw }) => raw)]
  const seen = new Set<number>()
  const open: number[] = []
  let isWhole = !hasEmptied(answer, spans)
  const written = attachMarks(spaceEmpty(answer, segment, target), target).replace(
    tag,
    (_, slash: string | undefined, id: string | undefined) => {
      const place = slash === undefined ? Number(id) : (open.pop() ?? -1)
      const span = spans[place]
      if (slash !== undefined) return span?.close ?? ''
      if (seen.has(place)) isWhole = false
      seen.add(place)
      if (span && !span.isOpaque) open.push(place)
      return (raws[place] ?? '') + (span?.isOpaque ? span.close : '')
    },
  )
  return isWhole && seen.size === raws.length ? written : undefined
}

/** Whether nothing is left within an element that held words. */
function hasEmptied(answer: string, spans: readonly Span[]): boolean {
  return Array.from(answer.matchAll(/<i id="(\d+)">\s*<\/i>/g)).some(([, id]) => {
    const span = spans[Number(id)]
    return span !== undefined && span.begin < span.end
  })
}

/** A plain text of an answer in which opaque spans stand for terms; terms that were lost stand at its end. */
export function readRuntimeText(answer: string, segment: Segment, target: string): string {
  const seen = new Set<number>()
  const pieces = spaceEmpty(answer, segment, target).split(/<img id="(\d+)">/)
  const text = pieces.map((piece, index) => {
    if (index % 2 === 0) return decodeHTML(piece)
    seen.add(Number(piece))
    return segment.spans[Number(piece)]?.raw ?? ''
  })
  const lost = segment.spans.filter((_, index) => !seen.has(index)).map(({ raw }) => raw)
  return [text.join(''), ...lost].join(lost.length > 0 && isSpaced(target) ? ' ' : '')
}

/** The runtime reads a tag as a space, and so sets one before a mark behind it; French has one there of its own. */
function attachMarks(answer: string, target: string): string {
  if (target.split('-')[0] === 'fr') return answer
  return answer.replace(/\s*(<\/i>)\s*([!?;:…%])/gu, '$1$2')
}

/** Of a tag with its number: what stands farther to the left is not looked at, or each place would cost the whole answer. */
const maxTagLength = 24

const empty = /\s*<img id="(\d+)">\s*/g

/** The runtime leaves spaces around what stands for itself to chance. */
function spaceEmpty(answer: string, { text, spans, marks }: Segment, target: string): string {
  const places = [...spans, ...marks.map(({ at }) => ({ begin: at, end: at }))]
  return answer.replace(empty, (found: string, id: string, offset: number) => {
    const { begin, end } = places[Number(id)] ?? { begin: 0, end: 0 }
    const [before, after] = [
      answer.slice(Math.max(0, offset - maxTagLength), offset),
      answer.slice(offset + found.length),
    ]
    const hasLeft = /[\p{L}\p{N}\p{Pe}\p{Pf},;:.!?%>]$/u.test(before) && !/<i id="\d+">$/.test(before)
    const hasRight = /^[\p{L}\p{N}\p{Ps}\p{Pi}<&]/u.test(after) && !after.startsWith('</i>')
    const space = isSpaced(target) ? ' ' : ''
    const left = hasLeft && !isWord(text[begin - 1]) ? space : ''
    const right = hasRight && !isWord(text[end]) ? space : ''
    return `${left}<img id="${id}">${right}`
  })
}

function isWord(character: string | undefined): boolean {
  return /[\p{L}\p{N}]/u.test(character ?? '')
}
