import type { LanguagePair } from '../../../port.ts'
import type { Segment } from '../../../texts/html/segment.ts'
import type { ScoredTranslation } from '../runtime/read-scores.ts'
import { findFixedTerms, type FixedTerm, keepsTerms } from './find-fixed-terms.ts'
import { readRuntimeMarkup, readRuntimeText, writeRuntimeMarkup } from './runtime-markup.ts'

/** Translates one sentence of well-formed HTML. */
export type TranslateMarkup = (html: string) => Promise<ScoredTranslation>

/** Translates sentences of one text, and remembers the least likely of them. */
export class SentenceTranslator {
  readonly #translate: TranslateMarkup
  readonly #pair: LanguagePair
  /** Whether the model moves an empty place to where it belongs. */
  readonly #movesPlaces: boolean
  #logProbability = 0

  constructor(pair: LanguagePair, movesPlaces: boolean, translate: TranslateMarkup) {
    this.#pair = pair
    this.#movesPlaces = movesPlaces
    this.#translate = translate
  }

  /** From 0 to 1: the probability of a word in the mean of the least likely sentence. */
  get confidence(): number {
    return Math.exp(this.#logProbability)
  }

  /** What has to stay as it is does, if need be by an empty place that the model moves to where it belongs; where it cannot, nothing is certain. */
  async translateText(sentence: string): Promise<string> {
    const text = withoutReplacements(sentence)
    const terms = findFixedTerms(text)
    if (!hasWords(text, terms)) return sentence
    const translation = await this.#ask({ text, spans: [], marks: [] })
    if (keepsTerms(translation.text, terms)) return this.#accept(translation)
    if (!this.#movesPlaces) return this.#accept({ ...translation, logProbability: Number.NEGATIVE_INFINITY })
    const spans = terms.map(({ begin, end, text: raw }) => ({ begin, end, open: '', close: '', isOpaque: true, raw }))
    return this.#accept(await this.#ask({ text, spans, marks: [] }))
  }

  /** Undefined where the runtime cannot keep the markup. */
  async translateSegment(segment: Segment): Promise<string | undefined> {
    const readable = { ...segment, text: withoutReplacements(segment.text) }
    const { html, logProbability } = await this.#translate(writeRuntimeMarkup(readable))
    const written = readRuntimeMarkup(html, segment, this.#pair.target)
    return written === undefined ? undefined : this.#accept({ text: written, logProbability })
  }

  async #ask(segment: Segment): Promise<{ text: string; logProbability: number }> {
    const { html, logProbability } = await this.#translate(writeRuntimeMarkup(segment))
    return { text: readRuntimeText(html, segment, this.#pair.target), logProbability }
  }

  #accept({ text, logProbability }: { readonly text: string; readonly logProbability: number }): string {
    this.#logProbability = Math.min(this.#logProbability, logProbability)
    return text
  }
}

/** SentencePiece ends the process on a U+FFFD that it has to spell by bytes. The length stays. */
function withoutReplacements(text: string): string {
  return text.toWellFormed().replaceAll('\u{fffd}', ' ')
}

/** Whether anything is left to translate. */
function hasWords(text: string, terms: readonly FixedTerm[]): boolean {
  const rest = terms.reduceRight((left, { begin, end }) => left.slice(0, begin) + left.slice(end), text)
  return /[\p{L}\p{N}]/u.test(rest)
}
