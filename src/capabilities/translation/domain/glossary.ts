import type { GlossarySets, GlossaryEntry } from './glossary-set.ts'
import type { LanguagePair, TextFormat } from '../port.ts'

/** Glossaries of the callers, each for one pair of languages. */
export interface GlossaryStore {
  /** Those of several dictionaries. */
  readonly sets: GlossarySets
  create(owner: string, glossary: NewGlossary): Promise<GlossaryDescription>
  /** Oldest first. */
  list(owner: string): Promise<readonly GlossaryDescription[]>
  find(owner: string, id: string): Promise<GlossaryDescription | undefined>
  readEntries(owner: string, id: string): Promise<readonly GlossaryEntry[] | undefined>
  /** Whether there was one of that id. */
  delete(owner: string, id: string): Promise<boolean>
  /** Ready to be used. */
  open(owner: string, id: string): Promise<Glossary | undefined>
}

export interface NewGlossary extends LanguagePair {
  readonly name: string
  readonly entries: readonly GlossaryEntry[]
}

export interface GlossaryDescription extends LanguagePair {
  /** A UUID. */
  readonly id: string
  readonly name: string
  readonly entryCount: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

export interface Glossary extends GlossaryDescription {
  /** Puts the terms of a text beyond the engine's reach. */
  protect(text: string, format: TextFormat): ProtectedText
}

/** A text as the engine gets it; without any term in it, as it was. */
export interface ProtectedText {
  readonly text: string
  readonly format: TextFormat
  /** The translation in the format of the original text, each term as the glossary has it. */
  restore(translation: string): string
}
