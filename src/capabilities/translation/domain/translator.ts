/** What those who ask for translations are given: all engines together, with detection, glossaries and the translation memory. */
import type { Documents } from './documents.ts'
import type { Formality, LanguagePair, TextFormat } from '../port.ts'
import type { Writer } from './writer.ts'
import type { Glossary, GlossaryStore } from './glossary.ts'

/** Translates texts. */
export interface TextTranslator {
  /** Pairs that one of the engines can translate now. */
  listPairs(): Promise<readonly LanguagePair[]>
  /** The likeliest language of each text. */
  detect(texts: readonly string[]): Promise<readonly DetectedLanguage[]>
  /**
   * Translates each text as well as any engine can; the results stand in the order of the texts, whichever engine made each. A text that none can
   * translate stays as it is.
   *
   * @throws ServiceError when that is so of all that were to be translated
   */
  translate(request: TextsRequest, signal: AbortSignal): Promise<readonly TranslatedText[]>
  readonly glossaries: GlossaryStore
}

export interface Translator extends TextTranslator {
  /** Whole documents, in the form that they came in. */
  readonly documents: Documents
  /** Texts written again in their own language. */
  readonly writer: Writer
}

export interface TextsRequest {
  readonly texts: readonly string[]
  /** A language tag; found out for each text when absent. */
  readonly source?: string
  readonly target: string
  readonly format: TextFormat
  readonly formality?: Formality
  readonly context?: string
  readonly glossary?: Glossary
  /** How many other translations of each text are wanted. */
  readonly alternatives?: number
  /** Whose translation memory is used: the id of the caller. */
  readonly owner: string
}

export interface TranslatedText {
  readonly text: string
  /** The language it was translated from: as given, or as found out; `und` where there was nothing to translate. */
  readonly source: string
  /** From 0 to 1, only where no engine stands by it: 0 where it, or a part of it, was not translated. */
  readonly confidence?: number
  /** Where they were asked for: at most so many, the best first, each different from `text` and from each other in more than capitals, marks and spaces. */
  readonly alternatives?: readonly string[]
}

export interface DetectedLanguage {
  /** A language tag; `und` where it is not known. */
  readonly language: string
  /** From 0 to 1. */
  readonly confidence: number
  /** Languages that it may be as well, the likeliest first. */
  readonly others: readonly string[]
}
