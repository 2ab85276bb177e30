import type { WaitTurn } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { scanMarkup } from '../../texts/html/scan-markup.ts'
import { type MarkupPart, type Segment, splitSegments } from '../../texts/html/segment.ts'
import { writeSegment } from '../../texts/html/write-segment.ts'
import type { AskBook, Piece } from './piece.ts'

/** Its paragraphs, buttons and the like, and what stands between them. */
export async function splitHtml(html: string, takeTurns: WaitTurn): Promise<readonly MarkupPart[]> {
  const pieces = scanMarkup(html, false)
  await takeTurns()
  return splitSegments(pieces, { isXml: false, ignoredElements: new Set() })
}

/** HTML in pieces, those known that the book has whole. */
export async function answerHtml(parts: readonly MarkupPart[], ask: AskBook): Promise<Piece[]> {
  const pieces: Piece[] = []
  for (const part of parts)
    pieces.push('raw' in part ? { source: part.raw, answer: undefined, isRaw: true } : await toPiece(part, ask))
  return pieces
}

async function toPiece(
  { segment, source }: { readonly segment: Segment; readonly source: string },
  ask: AskBook,
): Promise<Piece> {
  const [known] = isWhole(segment) ? await ask(segment.text) : []
  return { source, answer: known === undefined ? undefined : writeAnswer(segment, known) }
}

/** Whether elements hold all of the text or nothing, so that each has its place in any translation. */
function isWhole({ text, spans, marks }: Segment): boolean {
  const end = text.length
  return (
    text === text.trim() &&
    spans.every((span) => !span.isOpaque && span.begin === 0 && span.end === end) &&
    marks.every(({ at }) => at === 0 || at === end)
  )
}

function writeAnswer({ text, spans, marks }: Segment, answer: string): string {
  return writeSegment(
    answer,
    // The outer ones first.
    spans.toReversed().map((span) => ({ span, begin: 0, end: answer.length })),
    marks.map(({ at, raw }) => ({ raw, at: at === text.length ? answer.length : 0 })),
  )
}
