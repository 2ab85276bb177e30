import type { Danger, DangerSign } from '../danger.ts'
import type { HelplineCountry } from '../helplines.ts'

/** A language besides English and Japanese in which people in danger are understood and answered. */
export interface HelpLanguage {
  /** Held against what `toBareWords` has made. The first that fits decides. */
  readonly signs: readonly DangerSign[]
  readonly openings: Readonly<Record<Danger, string>>
  /** Where `NUMBER` is, that of police and ambulance stands. */
  readonly atOnce: string
  readonly ifNeeded: string
  /** The number of police and ambulance where the language is spoken. */
  readonly emergency: string
  /** Countries whose lines `lines` names, or has an address for. */
  readonly countries: readonly HelplineCountry[]
  /** Between sentences, where that is no space. */
  readonly joint?: string
  /** Who helps there, and where else. */
  readonly lines: Readonly<Record<'despair' | 'violence', string>>
}

/** Signs of a kind of danger, each a regular expression without flags. */
export function signsOf(danger: Danger, ...words: readonly string[]): DangerSign[] {
  return words.map((word) => ({ danger, words: new RegExp(word, 'u') }))
}
