import type { LanguagePair } from '../port.ts'

/** Glossaries of several dictionaries, one for a pair of languages each; those of one dictionary are among them. */
export interface GlossarySets {
  list(owner: string): Promise<readonly GlossarySet[]>
  find(owner: string, id: string): Promise<GlossarySet | undefined>
  /** Gives its id. */
  create(owner: string, name: string, dictionaries: readonly NewDictionary[]): Promise<string>
  rename(owner: string, id: string, name: string): Promise<void>
  readEntries(owner: string, id: string, pair: LanguagePair): Promise<readonly GlossaryEntry[] | undefined>
  /** In place of the one for the same pair, where there is one. */
  putDictionary(owner: string, id: string, dictionary: NewDictionary): Promise<void>
  /** Whether there was one; a glossary without any is gone. */
  deleteDictionary(owner: string, id: string, pair: LanguagePair): Promise<boolean>
  delete(owner: string, id: string): Promise<boolean>
  /** The id under which the dictionary for a pair is opened. */
  findDictionary(owner: string, id: string, pair: LanguagePair): Promise<string | undefined>
}

export interface NewDictionary extends LanguagePair {
  readonly entries: readonly GlossaryEntry[]
}

export interface GlossarySet {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly dictionaries: readonly (LanguagePair & { readonly entryCount: number })[]
}

/** A term and how it is to be translated. */
export type GlossaryEntry = readonly [source: string, target: string]
