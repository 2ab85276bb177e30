import type { DetectLanguage } from '../detection/open-detector.ts'
import { runInTurns, type WaitTurn } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { hasLetters } from '../domain/detect/scripts.ts'
import { isSameLanguage } from '../domain/language-tag.ts'
import type { TextsRequest } from '../domain/translator.ts'
import type { PairTable, Route } from './engine-pairs.ts'
import { unknownSource } from './refusals.ts'

/** A text with its language and who may translate it. */
export interface PlannedText {
  readonly text: string
  readonly source: string
  /** Whether its language is uncertain, and the likeliest of those that can be translated was taken. */
  readonly isGuess: boolean
  /** Whether it needs no translation. */
  readonly staysAsIs: boolean
  /** None where no engine has the pair; the memory may know the text all the same. */
  readonly routes: readonly Route[]
}

/** @throws ServiceError when its language is not known, and there is no pair that could be tried */
export async function planText(
  text: string,
  { source: given, target }: Pick<TextsRequest, 'source' | 'target'>,
  table: PairTable,
  { detectLanguage, waitTurn }: { readonly detectLanguage: DetectLanguage; readonly waitTurn: WaitTurn },
): Promise<PlannedText> {
  if (!(await runInTurns(hasLetters(text), waitTurn)))
    return { text, source: given ?? 'und', isGuess: false, staysAsIs: true, routes: [] }
  const found =
    given === undefined ? await findSource(text, target, table, detectLanguage) : { source: given, isGuess: false }
  const staysAsIs = isSameLanguage(found.source, target)
  return { text, ...found, staysAsIs, routes: staysAsIs ? [] : table.routesOf(found.source, target) }
}

/** Below this the language of a text that cannot be translated from it is a guess. */
const minConfidence = 0.8

/** What can be translated is likelier meant than what cannot; a guess refuses no text, and its translation is unsure. */
async function findSource(text: string, target: string, table: PairTable, detectLanguage: DetectLanguage) {
  const sources = table.sourcesOf(target)
  const { language, confidence, others } = await detectLanguage(text, sources)
  const isIn = (tags: readonly string[], found: string) => tags.some((tag) => isSameLanguage(tag, found))
  if (language !== 'und' && (confidence >= minConfidence || isIn([...sources, target], language)))
    return { source: language, isGuess: false }
  const nearest = others.find((other) => isIn(sources, other))
  const source = nearest ?? sources.find((tag) => isSameLanguage(tag, 'en')) ?? sources[0]
  if (source === undefined) throw unknownSource()
  return { source, isGuess: true }
}
