import type { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { minOf } from '../../../libraries/numbers/min-of.ts'
import type { WaitTurn } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { TextsRequest } from '../domain/translator.ts'
import type { LanguagePair, TextFormat } from '../port.ts'
import type { EngineAnswer } from './ask-engines.ts'
import { cutText, maxPieceLength } from './cut-text.ts'
import type { Route } from './engine-pairs.ts'
import type { PlannedText } from './plan-text.ts'
import { unsupportedPair } from './refusals.ts'

/** What has to be asked for one text, and how its translation is put together from the answers. */
export interface TextPieces {
  readonly pieces: readonly Piece[]
  assemble(answers: readonly PieceAnswer[]): TextAnswer
}

export interface Piece {
  readonly text: string
  readonly format: TextFormat
  readonly routes: readonly Route[]
  /** How many other translations are wanted: none of what came as HTML. */
  readonly alternatives?: number
}

/** The translation of a piece, or why there is none. */
export type PieceAnswer = EngineAnswer | { readonly refusal: ServiceError }

export interface TextAnswer {
  readonly planned: PlannedText
  readonly text: string
  /** Names of engines; none where the text stayed as it is. */
  readonly madeBy: readonly string[]
  /** From 0 to 1, of its least sure part; undefined where who made it stands by all of it. */
  readonly confidence?: number
  /** Other translations, the best first; only of what is translated as one piece. */
  readonly others?: readonly string[]
  /** Why nothing of it was translated; the text is as it was then. */
  readonly refusal?: ServiceError
}

/** The name that stands for an answer out of the translation memory. */
export const memoryName = 'memory'

/** `recalled` are translations that need no engine, the best first. */
export async function cutUp(
  planned: PlannedText,
  recalled: readonly string[],
  request: TextsRequest,
  { pairs, waitTurn }: { readonly pairs: readonly LanguagePair[]; readonly waitTurn: WaitTurn },
): Promise<TextPieces> {
  const { text, source, staysAsIs, routes } = planned
  if (recalled[0] !== undefined) return recall(planned, recalled[0], recalled.slice(1), request)
  if (staysAsIs) return { pieces: [], assemble: () => ({ planned, text, madeBy: [] }) }
  if (routes.length === 0) {
    const refusal = unsupportedPair(source, request.target, pairs)
    return { pieces: [], assemble: () => refused(planned, refusal) }
  }
  const kept = request.glossary?.protect(text, request.format) ?? { text, format: request.format, restore: String }
  // A page is one piece: where it could be cut only who reads its tags knows.
  const texts = kept.format === 'html' ? [kept.text] : await cutText(kept.text, source, waitTurn)
  // What stands there over and over is asked for once.
  const places = new Map([...new Set(texts)].map((piece, index) => [piece, index]))
  const wanted = wantedOf(request)
  return {
    pieces: [...places.keys()].map((piece) => ({ text: piece, format: kept.format, routes, ...wanted })),
    assemble(answers) {
      const made = texts.flatMap((piece) => answers[places.get(piece) ?? 0] ?? [])
      return assemble(planned, texts, made, kept.restore)
    },
  }
}

/** Others than those of the memory are asked for, and of an engine its best as well. */
function recall(planned: PlannedText, text: string, others: readonly string[], request: TextsRequest): TextPieces {
  const { text: asked, routes } = planned
  const wanted = wantedOf(request)
  const isOpen = wanted.alternatives !== undefined && asked.length <= maxPieceLength
  const pieces = isOpen ? [{ text: asked, format: request.format, routes, ...wanted }] : []
  return {
    pieces,
    assemble: ([answer]) => {
      const made = answer && 'text' in answer && answer.doubt === undefined ? [answer.text] : []
      const more = answer && 'text' in answer ? (answer.alternatives ?? []) : []
      return { planned, text, madeBy: [memoryName], others: [...others, ...made, ...more] }
    },
  }
}

function wantedOf({ alternatives, format }: TextsRequest): Pick<Piece, 'alternatives'> {
  return alternatives && format === 'text' ? { alternatives } : {}
}

/** Pieces without a translation stay as they were. */
function assemble(
  planned: PlannedText,
  texts: readonly string[],
  answers: readonly PieceAnswer[],
  restore: (text: string) => string,
): TextAnswer {
  const made = answers.flatMap((answer) => ('refusal' in answer ? [] : [answer]))
  const refusal = answers.flatMap((answer) => ('refusal' in answer ? [answer.refusal] : []))[0]
  if (refusal && made.length === 0) return refused(planned, refusal)
  const doubtful = made.filter(({ doubt }) => doubt !== undefined).map(({ confidence }) => confidence ?? 0)
  const isUnsure = planned.isGuess || doubtful.length > 0 || refusal !== undefined
  const confidence = minOf([refusal ? 0 : maxUnsure, ...doubtful])
  return {
    planned,
    text: restore(answers.map((answer, index) => ('refusal' in answer ? texts[index] : answer.text)).join('')),
    madeBy: [...new Set(made.map(({ engine }) => engine))],
    ...(isUnsure && { confidence }),
    ...(texts.length === 1 && { others: (made[0]?.alternatives ?? []).map(restore) }),
  }
}

/** Of a translation that somebody doubts, at most. */
const maxUnsure = 0.5

function refused(planned: PlannedText, refusal: ServiceError): TextAnswer {
  return { planned, text: planned.text, madeBy: [], confidence: 0, refusal }
}
