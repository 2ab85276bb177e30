import type { ReadySkill, Request } from '../../../../../kernel/wire/interface/skill.ts'

/** What somebody wrote, with what a topic may need to answer it. */
export interface Question extends Request {
  /** What they wrote with nothing cut off; `text` is its beginning. */
  readonly whole: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** What the server can do for this person. */
  readonly skills: readonly ReadySkill[]
  /** What the same person wrote before, the latest first. */
  readonly earlier: readonly string[]
  /** The likeliest language of a text. */
  readonly detect: Detect
}

export type Detect = (text: string, signal: AbortSignal) => Promise<{ readonly language: string }>

/** What the assistant says. */
export interface ReplyText {
  readonly text: string
  /** Whether it is what was asked for, rather than why there is nothing. */
  readonly isAnswer: boolean
}

/** An answer that is ready when it is chosen. */
export interface Reply {
  /** As with skills, from 0 to 1: how sure it is that the words ask for this. */
  readonly confidence: number
  /** Undefined when there is no answer after all. */
  perform(signal: AbortSignal): Promise<string | ReplyText | undefined> | string | ReplyText | undefined
}

/** Something that the assistant answers itself. Undefined when the words ask for something else. */
export type Topic = (question: Question) => Reply | undefined

/** A reply that is known at once. */
export function say(confidence: number, text: string): Reply {
  return { confidence, perform: () => text }
}
