import { splitSentences } from '../../../kernel/text/split-sentences.ts'

/** Characters that engines are given at once: some dozens of sentences, a second or two of work. */
export const maxPieceLength = 4_000

/**
 * Cuts a long text into pieces that make the whole again: between lines, else between sentences, else between words. A text that is not
 * long is one piece.
 */
export function cutText(text: string, language: string, maxLength = maxPieceLength): readonly string[] {
  if (text.length <= maxLength) return [text]
  const lines = text.match(/[^\n]*\n+|[^\n]+$/g) ?? [text]
  const parts = lines.flatMap((line) => (line.length <= maxLength ? line : cutLine(line, language, maxLength)))
  return joinUpTo(parts, maxLength)
}

function cutLine(line: string, language: string, maxLength: number): readonly string[] {
  const sentences = splitSentences(line, language).map(({ text, after }) => text + after)
  return sentences.flatMap((sentence) => cutAnywhere(sentence, maxLength))
}

/** No sentence is so long: what is left are words without an end. */
function cutAnywhere(text: string, maxLength: number): readonly string[] {
  const pieces: string[] = []
  for (let start = 0; start < text.length;) {
    const end = start + maxLength >= text.length ? text.length : findCut(text, start, start + maxLength)
    pieces.push(text.slice(start, end))
    start = end
  }
  return pieces
}

function findCut(text: string, start: number, end: number): number {
  const blank = text.lastIndexOf(' ', end - 1)
  if (blank > start) return blank + 1
  // Not between the halves of a character beyond U+FFFF.
  return /[\uD800-\uDBFF]/.test(text[end - 1] ?? '') ? end - 1 : end
}

function joinUpTo(parts: readonly string[], maxLength: number): readonly string[] {
  const pieces: string[] = []
  let piece = ''
  for (const part of parts) {
    if (piece !== '' && piece.length + part.length > maxLength) {
      pieces.push(piece)
      piece = ''
    }
    piece += part
  }
  return piece === '' ? pieces : [...pieces, piece]
}
