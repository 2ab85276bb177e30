/**
 * The port of machine translation. An engine translates one text at a time from one language into another; who asks may ask for many at once,
 * and an engine that works faster in batches collects what waits for it. Languages are BCP 47 tags in their canonical case (`en`, `pt-BR`,
 * `zh-Hant`).
 *
 * What every engine keeps, and `engines/conformance.ts` checks:
 * - a pair that it does not have, and a text that it makes nothing of, is declined (`declined.ts`): the next engine is asked
 * - what it has made and does not stand by comes with a `doubt`: the next engine is asked, and the caller is given it where none is surer
 * - white space around a text and the line breaks within it stay where they are
 * - of a text in HTML the same elements come back, balanced, with the same attributes; what stands in `translate="no"` comes back unchanged
 * - when the signal aborts, the call fails within 100 ms, and other calls of the same batch are answered
 */

export interface TranslationEngine {
  /** Pairs that can be translated now, those by way of a third language among them. */
  listPairs(): Promise<readonly LanguagePair[]>
  /** Asked for those pairs alone that no other engine has. */
  readonly isSpare?: boolean
  translate(request: TranslationRequest, signal: AbortSignal): Promise<Translation>
}

export interface LanguagePair {
  readonly source: string
  readonly target: string
}

export interface TranslationRequest extends LanguagePair {
  readonly text: string
  readonly format: TextFormat
  /** As far as the engine can; the plain form of the language otherwise. */
  readonly formality?: Formality
  /** Text around it that is not translated but may decide what words mean. */
  readonly context?: string
  /** How many other translations are wanted beside the best; an engine that has none gives none. */
  readonly alternatives?: number
}

export type TextFormat = 'text' | 'html'

export type Formality = 'more' | 'less'

export interface Translation {
  readonly text: string
  /** From 0 to 1, how sure the engine is of the whole; undefined where it does not know. */
  readonly confidence?: number
  /** Why it may be wrong, as a sentence; undefined where the engine stands by it. */
  readonly doubt?: string
  /** Other translations that were asked for, the best first. They need not differ from `text` in more than marks. */
  readonly alternatives?: readonly string[]
}
