import { decodeHTML } from 'entities'
import type { LimitFunction } from 'p-limit'
import type { WaitTurn } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { cutText } from '../../../combine/cut-text.ts'
import type { LanguagePair } from '../../../port.ts'
import type { Segment } from '../../../texts/html/segment.ts'
import { isSpaced } from '../../../texts/translate-sentences.ts'
import { keepsNegation } from '../../../domain/negation/keeps-negation.ts'
import { keepsNumbers } from '../../../domain/keeps-numbers.ts'
import type { TaskAnswer } from '../translation-worker.ts'
import { findFixedTerms, type FixedTerm, removeTerms } from '../../../texts/fixed-terms/find-fixed-terms.ts'
import { findKeptTerms, writeSpelledNumbers } from '../../../texts/fixed-terms/find-kept-terms.ts'
import { keepsTerms } from '../../../texts/fixed-terms/keeps-terms.ts'
import { maskSegment } from './mask-segment.ts'
import { readRuntimeMarkup, readRuntimeText, writeRuntimeMarkup } from './runtime-markup.ts'
import { weighByLength } from './weigh-by-length.ts'

/** Translates one sentence of well-formed HTML, and in so many other ways. */
export type TranslateMarkup = (html: string, others?: number) => Promise<TaskAnswer>

export interface SentenceTranslatorOptions {
  /** How many markers (⟦1⟧, ⟦2⟧, …) all models of the route pass through. */
  readonly markers: number
  /** Whether, without markers, the model moves an empty place to where it belongs. */
  readonly movesPlaces: boolean
  /** Characters of the sentences that its threshold was made for. */
  readonly usualLength?: number | undefined
  /** Bounds the sentences at work at a time. */
  readonly limit: LimitFunction
  readonly translate: TranslateMarkup
  /** Nothing where others need no turn yet. */
  readonly waitTurn: WaitTurn
}

interface Answer {
  readonly text: string
  readonly logProbability: number
}

/** Translates sentences of one text, and remembers the least likely of them. */
export class SentenceTranslator {
  readonly #pair: LanguagePair
  readonly #options: SentenceTranslatorOptions
  #logProbability = 0
  #hasMoved = false
  #hasOtherNegation = false

  constructor(pair: LanguagePair, options: SentenceTranslatorOptions) {
    this.#pair = pair
    this.#options = options
  }

  /**
   * Nothing where others need no turn yet: sentences that are begun at the same time must not wait then, for they would all go on in
   * one turn.
   */
  waitTurn(): Promise<void> | undefined {
    return this.#options.waitTurn()
  }

  /** From 0 to 1: the probability of a word in the mean of the least likely sentence, where known as if that had the usual length. */
  get confidence(): number {
    return Math.exp(this.#logProbability)
  }

  /** Whether the model lost what has to stay as it is, which was put back where it stood among its neighbours. */
  get hasMovedTerms(): boolean {
    return this.#hasMoved
  }

  /** Whether a sentence that says no does not say so any more, or one says so that did not. */
  get hasOtherNegation(): boolean {
    return this.#hasOtherNegation
  }

  /**
   * What has to stay as it is does: hidden by a marker or an empty place that the model moves, else copied by it; else what stands around it is
   * translated apart.
   */
  async translateText(sentence: string): Promise<string> {
    const parts = await cutText(sentence, this.#pair.source, () => this.waitTurn(), maxSentence)
    const made = new Map<string, string>()
    for (const part of new Set(parts)) {
      const translation = await this.#options.limit(() => this.#translateSentence(part))
      this.#noteNegation(part, translation)
      made.set(part, translation)
    }
    return parts.map((part) => made.get(part) ?? part).join('')
  }

  async #translateSentence(sentence: string): Promise<string> {
    const turn = this.waitTurn()
    if (turn) await turn
    const text = withoutReplacements(sentence)
    const terms = this.#findTerms(text)
    if (!hasWords(text, terms)) return sentence
    // What is copied cannot go wrong.
    const { length } = removeTerms(text, terms)
    const translation = await this.#ask(text)
    if (translation !== undefined && keepsTerms(translation.text, terms)) return this.#accept(translation, length)
    if (this.#options.markers === 0) {
      this.#hasMoved ||= !this.#options.movesPlaces
      const spans = terms.map(({ begin, end, text: raw }) => ({ begin, end, open: '', close: '', isOpaque: true, raw }))
      return this.#accept(await this.#askFor({ text, spans, marks: [] }), length)
    }
    const bare = await this.#askFor({ text, spans: [], marks: [] })
    if (keepsTerms(bare.text, terms)) return this.#accept(bare, length)
    this.#hasMoved = true
    const fixed = findFixedTerms(text)
    const plain = fixed.length === 0 ? undefined : await this.#ask(text, noLanguage)
    if (plain !== undefined && keepsTerms(plain.text, fixed) && keepsNumbers(text, plain.text))
      return this.#accept(plain, length)
    return this.#translateAround(text, terms)
  }

  #findTerms(text: string): readonly FixedTerm[] {
    return this.#options.markers === 0 ? findFixedTerms(text) : findKeptTerms(text, this.#pair.source)
  }

  #keepsAll(text: string, translation: string): boolean {
    const { markers } = this.#options
    const source = markers === 0 ? text : writeSpelledNumbers(text, this.#pair.source)
    return keepsTerms(translation, this.#findTerms(text)) && keepsNumbers(source, translation)
  }

  /** Other translations of a sentence that keep what has to stay as it is, the likeliest first. */
  async listOthers(sentence: string, wanted: number): Promise<readonly string[]> {
    const segment = { text: withoutReplacements(sentence), spans: [], marks: [] }
    const found = await this.#searchOthers(segment, wanted)
    return found
      .map(({ html, masked }) => masked.restore(readRuntimeText(html, masked.segment, this.#pair.target), 'text'))
      .filter((other) => other !== undefined)
      .filter((other) => this.#keepsAll(segment.text, other))
      .map((other) => tidy(other, this.#pair.target))
  }

  /** The same of a sentence with markup. */
  async listOtherSegments(segment: Segment, wanted: number): Promise<readonly string[]> {
    const readable = { ...segment, text: withoutReplacements(segment.text) }
    const found = await this.#searchOthers(readable, wanted)
    return found
      .map(({ html, masked }) => {
        const written = readRuntimeMarkup(html, masked.segment, this.#pair.target)
        return written === undefined ? undefined : masked.restore(written, 'html')
      })
      .filter((other) => other !== undefined)
      .filter((other) => this.#keepsAll(segment.text, decodeHTML(other.replaceAll(/<[^<>]*>/g, ''))))
  }

  async #searchOthers(segment: Segment, wanted: number) {
    if (segment.text.length > maxSentence || !hasWords(segment.text, findFixedTerms(segment.text))) return []
    const masked = maskSegment(segment, this.#pair.source, this.#options.markers)
    const { others = [] } = await this.#options.limit(() =>
      this.#options.translate(writeRuntimeMarkup(masked.segment), wanted),
    )
    return others.map(({ html }) => ({ html, masked }))
  }

  /** Undefined where the runtime cannot keep the markup. */
  translateSegment(segment: Segment): Promise<string | undefined> {
    return this.#options.limit(() => this.#translateMarkup(segment))
  }

  async #translateMarkup(segment: Segment): Promise<string | undefined> {
    const readable = { ...segment, text: withoutReplacements(segment.text) }
    const { source, target } = this.#pair
    const masked = maskSegment(readable, source, this.#options.markers)
    const { html, logProbability } = await this.#options.translate(writeRuntimeMarkup(masked.segment))
    const written = readRuntimeMarkup(html, masked.segment, target)
    const restored = written === undefined ? undefined : masked.restore(written, 'html')
    if (restored === undefined) return undefined
    this.#noteNegation(segment.text, decodeHTML(restored.replaceAll(/<[^<>]*>/g, '')))
    const { length } = removeTerms(segment.text, this.#findTerms(segment.text))
    return this.#accept({ text: restored, logProbability }, length)
  }

  #noteNegation(sentence: string, translation: string): void {
    this.#hasOtherNegation ||= !keepsNegation(this.#pair, sentence, translation)
  }

  /** Undefined where the model lost a marker. */
  async #ask(text: string, language = this.#pair.source): Promise<Answer | undefined> {
    const masked = maskSegment({ text, spans: [], marks: [] }, language, this.#options.markers)
    const answer = await this.#askFor(masked.segment)
    const restored = masked.restore(answer.text, 'text')
    return restored === undefined ? undefined : { ...answer, text: restored }
  }

  async #askFor(segment: Segment): Promise<Answer> {
    const { html, logProbability } = await this.#options.translate(writeRuntimeMarkup(segment))
    return { text: readRuntimeText(html, segment, this.#pair.target).trim(), logProbability }
  }

  async #translateAround(text: string, terms: readonly FixedTerm[]): Promise<string> {
    const rests = [...terms, undefined].map((term, index) =>
      text.slice(terms[index - 1]?.end ?? 0, term?.begin ?? text.length),
    )
    const translated = await Promise.all(
      rests.map(async (rest) => {
        const words = rest.trim()
        if (!/\p{L}/u.test(words)) return rest
        const made = this.#accept(await this.#askFor({ text: words, spans: [], marks: [] }), words.length)
        return adaptSpaces(rest, words, made, this.#pair)
      }),
    )
    const whole = translated.reduce((before, rest, index) => before + (terms[index - 1]?.text ?? '') + rest)
    return isSpaced(this.#pair.source) ? whole : whole.trim()
  }

  /** `length` is that of the sentence in characters, less what is copied. */
  #accept({ text, logProbability }: Answer, length: number): string {
    const weighed = weighByLength(logProbability, length, this.#options.usualLength)
    this.#logProbability = Math.min(this.#logProbability, weighed)
    return tidy(text, this.#pair.target)
  }
}

/** Of none are there quantities that are written otherwise: bare numbers alone are hidden. */
const noLanguage = ''

/** Characters; what is longer is text without any full stop. */
const maxSentence = 1_000

/** What was made of the words of a part, with the spaces around them that the target language has. */
function adaptSpaces(part: string, words: string, made: string, { source, target }: LanguagePair): string {
  if (!isSpaced(target)) return made
  if (isSpaced(source)) return part.replace(words, () => made)
  return made.replace(/^(?=[\p{L}\p{N}])/u, ' ').replace(/(?<=[\p{L}\p{N}])$/u, ' ')
}

/** SentencePiece ends the process on a U+FFFD that it has to spell by bytes. The length stays. */
function withoutReplacements(text: string): string {
  return text.toWellFormed().replaceAll('\u{fffd}', ' ')
}

const dayOfEnglish =
  /\b(?:in|at) (?=(?:(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|January|February|March|April|May|June|July|August|September|October|November|December),? (?:\w+ )?\d)/g

/** "6:30" says the hour already, "p.m." ends a sentence as it is, and nobody is until a date by it. */
function tidy(text: string, target: string): string {
  if (target === 'ja')
    return text.replaceAll(/(?<![\d:])(\d{1,2}:\d{2})時(?!間)/g, '$1').replaceAll(/(?<=\d[日時分])によって/g, 'までに')
  if (target !== 'en') return text
  return text.replaceAll(/\b([ap]\.m\.)\.(?!\.)/g, '$1').replaceAll(dayOfEnglish, 'on ')
}

/** Whether anything is left to translate. */
function hasWords(text: string, terms: readonly FixedTerm[]): boolean {
  return /[\p{L}\p{N}]/u.test(removeTerms(text, terms))
}
