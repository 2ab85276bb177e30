import type { Mail } from '../mail/mail.ts'
import type { Evidence } from './evidence.ts'

/** A sign of spam, or with points below zero one of wanted mail. */
export interface Rule {
  readonly name: string
  readonly description: string
  /** The points it has before training, which moves them as far as the data say. */
  readonly points: number
  readonly isMet: (mail: Mail, evidence: Evidence) => boolean
}

/** Writes rules as rows: name, points, description, condition. */
export function defineRules(
  ...rows: readonly (readonly [name: string, points: number, description: string, isMet: Rule['isMet']])[]
): readonly Rule[] {
  return rows.map(([name, points, description, isMet]) => ({ name, points, description, isMet }))
}
