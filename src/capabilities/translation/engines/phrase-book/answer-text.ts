import { splitInSteps } from '../../../../libraries/text/split-sentences.ts'
import { runInTurns } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { adaptSpace } from '../../texts/translate-sentences.ts'
import { splitLines } from '../split-lines.ts'
import type { AskBook, Piece } from './piece.ts'

interface Languages {
  readonly source: string
  readonly target: string
}

export interface Asking {
  readonly ask: AskBook
  /** Nothing where others need no turn yet. */
  takeTurns(): Promise<void> | undefined
}

/** A text as its lines, known where the book has them whole, else as their sentences. */
export async function answerText(text: string, languages: Languages, asking: Asking): Promise<Piece[]> {
  const pieces: Piece[] = []
  let before = ''
  for (const [index, source] of splitLines(text).entries()) {
    const isLine = index % 2 === 0 && source !== ''
    const [answer, ...others] = isLine ? await asking.ask(source) : []
    if (!isLine || answer !== undefined) pieces.push({ source, answer, others, isRaw: !isLine })
    else if (isSignature(source, before)) pieces.push({ source, answer: source })
    else for (const piece of await answerLine(source, languages, asking)) pieces.push(piece)
    if (isLine) before = source
  }
  return pieces
}

/** The name below "Best regards,". */
function isSignature(line: string, before: string): boolean {
  return (
    /[A-Za-z],$/.test(before) &&
    before.length <= 40 &&
    /^\p{Lu}[\p{L}.'’-]{0,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,3}$/u.test(line)
  )
}

/** The way to a page or a setting: "Settings > Privacy". */
const trail = /^[\p{Lu}\p{Lo}][^<>›»→\n]{0,60}(?: [>›»→] [\p{Lu}\p{Lo}][^<>›»→\n]{0,60}){1,7}$/u

async function answerLine(line: string, languages: Languages, asking: Asking): Promise<Piece[]> {
  if (!trail.test(line)) return answerSentences(line, languages, asking)
  const pieces: Piece[] = []
  for (const source of line.split(/( [>›»→] )/u))
    pieces.push({ source, answer: / [>›»→] /u.test(source) ? source : (await asking.ask(source))[0] })
  return pieces
}

/** Of a line that is not known whole. What has no final mark may be a part of something else. */
async function answerSentences(line: string, languages: Languages, asking: Asking): Promise<Piece[]> {
  const sentences = await runInTurns(splitInSteps(line, languages.source), () => asking.takeTurns())
  if (sentences.length < 2) return [{ source: line, answer: undefined }]
  const answers: (string | undefined)[] = []
  for (const { text } of sentences) answers.push(/[.!?。！？…]$/u.test(text) ? (await asking.ask(text))[0] : undefined)
  return sentences.flatMap(({ text, after }, index) => {
    const isBeside = answers[index] !== undefined || answers[index + 1] !== undefined
    const isLast = index === sentences.length - 1
    // Between two that are left to others, the space is theirs.
    const space = isBeside ? (isLast ? after : adaptSpace(after, languages.target)) : undefined
    return [
      { source: text, answer: answers[index] },
      { source: after, answer: space, isRaw: true },
    ]
  })
}
