/**
 * A skill is what an interface can do for somebody who asks in plain words. A slice says in its `skill.ts` which words ask for
 * it; the built-in assistant offers the skills of every interface that is served, and knows none by name.
 */

export type SpokenLanguage = 'en' | 'ja'

export interface Request {
  /** What the person wrote. */
  readonly text: string
  readonly language: SpokenLanguage
}

export interface SkillMatch<Engine> {
  /** From 0 to 1: how sure it is that the words ask for this; the surest skill answers. */
  readonly certainty: number
  /**
   * The answer in the language of the request, in whole sentences or lines. Undefined when it turns out that there is nothing to
   * tell: the next surest skill is asked then.
   */
  perform(engine: Engine, signal: AbortSignal): Promise<string | undefined>
}

export interface Skill<Engine> {
  /** What it can do, as the end of "I can …" and in Japanese as a phrase before "できます". */
  readonly offer: Readonly<Record<SpokenLanguage, string>>
  /** Words that ask for it and work in a fresh house. */
  readonly example: Readonly<Record<SpokenLanguage, string>>
  /** Undefined when the words ask for something else. */
  match(request: Request): SkillMatch<Engine> | undefined
}

/** A skill together with the engine it works with. */
export interface ReadySkill {
  readonly offer: Skill<object>['offer']
  readonly example: Skill<object>['example']
  match(
    request: Request,
  ): { readonly certainty: number; perform(signal: AbortSignal): Promise<string | undefined> } | undefined
}
