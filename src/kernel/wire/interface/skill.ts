/**
 * A skill is what an interface can do for somebody who asks in plain words. A slice says in its `skill.ts` which words ask for
 * it; the built-in assistant offers those of the interfaces that the caller's own key opens, and knows none by name.
 */

import type { Caller } from './caller.ts'
import type { Quotas } from './quotas.ts'

export type AssistantLanguage = 'en' | 'ja'

export interface Request {
  /** What the person wrote. */
  readonly text: string
  readonly language: AssistantLanguage
  /** What the person sent with it; none where this is absent. */
  readonly pictures?: readonly SentPicture[]
}

/** The bytes of a picture's file, or its address, as the person wrote it. */
export type SentPicture = { readonly bytes: Uint8Array } | { readonly url: string }

/** On whose behalf a skill works: what a handler of the interface would know of the caller. */
export interface SkillContext<Settings> {
  readonly caller: Caller
  readonly quotas: Quotas
  /** The slice's own settings, by environment name. */
  readonly settings: Settings
  readonly signal: AbortSignal
  /** The platform's clock: milliseconds since 1970. */
  readonly now: () => number
}

export interface SkillMatch<Engine, Settings = unknown> {
  /** From 0 to 1: how sure it is that the words ask for this; the surest skill answers. */
  readonly confidence: number
  /**
   * The answer in the language of the request, in whole sentences or lines. Undefined when it has
   * no answer after all: the next surest skill is asked then. What a call of the interface spends of the caller's allowance is spent here too.
   */
  perform(engine: Engine, context: SkillContext<Settings>): Promise<string | undefined>
}

export interface Skill<Engine, Settings = unknown> {
  /** What it can do, as the end of "I can …" and in Japanese as a phrase before "できます". */
  readonly offer: Readonly<Record<AssistantLanguage, string>>
  /** Words that ask for it and work in a fresh installation. */
  readonly example: Readonly<Record<AssistantLanguage, string>>
  /** Undefined when the words ask for something else. */
  match(request: Request): SkillMatch<Engine, Settings> | undefined
}

/** A skill together with the engine it works with and the caller it works for. */
export interface ReadySkill {
  readonly offer: Skill<object>['offer']
  readonly example: Skill<object>['example']
  match(
    request: Request,
  ): { readonly confidence: number; perform(signal: AbortSignal): Promise<string | undefined> } | undefined
}
