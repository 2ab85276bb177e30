/** What those who ask for translations are given: all engines together, with detection, glossaries and the translation memory. */
import type { Formality, LanguagePair, TextFormat } from '../port.ts'
import type { Glossary, GlossaryStore } from './glossary.ts'

export interface Translator {
  /** Pairs that one of the engines can translate now. */
  listPairs(): Promise<readonly LanguagePair[]>
  /** The likeliest language of each text. */
  detect(texts: readonly string[]): Promise<readonly DetectedLanguage[]>
  /** Translates every text or fails; the results stand in the order of the texts, whichever engine made each. */
  translate(request: TextsRequest, signal: AbortSignal): Promise<readonly TranslatedText[]>
  readonly glossaries: GlossaryStore
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
  /** Whose translation memory is used: the id of the caller. */
  readonly owner: string
}

export interface TranslatedText {
  readonly text: string
  /** The language it was translated from: as given, or as found out; `und` where there was nothing to translate. */
  readonly source: string
}

export interface DetectedLanguage {
  /** A language tag; `und` where nothing tells. */
  readonly language: string
  /** From 0 to 1. */
  readonly confidence: number
}
