import { splitSentences } from '../../../libraries/text/split-sentences.ts'
import { runInTurns, type WaitTurn } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'

/** Characters that engines are given at once: some dozens of sentences, a second or two of work. */
export const maxPieceLength = 4_000

/**
 * Cuts a long text into pieces that make the whole again: behind a line, else behind a sentence, else behind a word. A text that is not
 * long is one piece.
 */
export async function cutText(
  text: string,
  language: string,
  waitTurn: WaitTurn,
  maxLength = maxPieceLength,
): Promise<readonly string[]> {
  return text.length <= maxLength ? [text] : runInTurns(cutInSteps(text, language, maxLength), waitTurn)
}

function* cutInSteps(text: string, language: string, maxLength: number): Generator<void, readonly string[]> {
  const pieces: string[] = []
  let start = 0
  while (text.length - start > maxLength) {
    const piece = findPiece(text.slice(start, start + maxLength), language)
    pieces.push(piece)
    start += piece.length
    yield
  }
  return [...pieces, text.slice(start)]
}

/** The beginning of a text that goes on behind `head`: never empty. */
function findPiece(head: string, language: string): string {
  const line = head.slice(0, head.lastIndexOf('\n') + 1)
  if (line.trim() !== '') return line
  // The last sentence may go on.
  const sentences = splitSentences(head, language).slice(0, -1)
  if (sentences.some(({ text }) => text !== '')) return sentences.map(({ text, after }) => text + after).join('')
  const words = head.slice(0, head.lastIndexOf(' ') + 1)
  if (words.trim() !== '') return words
  // Not between the halves of a character beyond U+FFFF.
  return head.replace(/[\uD800-\uDBFF]$/, '')
}
