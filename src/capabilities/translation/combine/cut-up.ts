import type { LanguagePair, TextFormat } from '../port.ts'
import type { TextsRequest } from '../domain/translator.ts'
import type { EngineAnswer } from './ask-engines.ts'
import { cutText } from './cut-text.ts'
import type { Route } from './engine-pairs.ts'
import type { PlannedText } from './plan-text.ts'
import { unsupportedPair } from './refusals.ts'

/** What has to be asked for one text, and how its translation is put together from the answers. */
export interface Work {
  readonly pieces: readonly Piece[]
  assemble(answers: readonly EngineAnswer[]): WorkAnswer
}

export interface Piece {
  readonly text: string
  readonly format: TextFormat
  readonly routes: readonly Route[]
}

export interface WorkAnswer {
  readonly planned: PlannedText
  readonly text: string
  /** Names of engines; none where the text stayed as it is. */
  readonly madeBy: readonly string[]
}

/** The name that stands for an answer out of the translation memory. */
export const memoryName = 'memory'

/**
 * `recalled` is a translation that needs no engine.
 *
 * @throws ServiceError when one is needed, and none has the pair
 */
export function cutUp(
  planned: PlannedText,
  recalled: string | undefined,
  request: TextsRequest,
  pairs: readonly LanguagePair[],
): Work {
  if (recalled !== undefined) return { pieces: [], assemble: () => ({ planned, text: recalled, madeBy: [memoryName] }) }
  const { text, source, staysAsIs, routes } = planned
  if (staysAsIs) return { pieces: [], assemble: () => ({ planned, text, madeBy: [] }) }
  if (routes.length === 0) throw unsupportedPair(source, request.target, pairs)
  const kept = request.glossary?.protect(text, request.format) ?? { text, format: request.format, restore: String }
  // A page is one piece: where it could be cut only who reads its tags knows.
  const texts = kept.format === 'html' ? [kept.text] : cutText(kept.text, source)
  return {
    pieces: texts.map((piece) => ({ text: piece, format: kept.format, routes })),
    assemble: (answers) => ({
      planned,
      text: kept.restore(answers.map((answer) => answer.text).join('')),
      madeBy: [...new Set(answers.map(({ engine }) => engine))],
    }),
  }
}
