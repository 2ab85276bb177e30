import type { FallbackKind } from '../exchange.ts'

/** How somebody speaks of a topic. */
export const moods = ['trouble', 'joy', 'wish', 'asked', 'advice', 'told', 'request', 'why', 'any'] as const

export type Mood = (typeof moods)[number]

/** What can be said to whoever speaks of something, by how they do. */
export interface Topic {
  /** Words that show what is spoken of. */
  readonly pattern: RegExp
  /** What it is worth more, or less, than its words say. */
  readonly weight: number
  /** Whether the words say so much that the topic comes before exchanges. */
  readonly isSure: boolean
  readonly remarks: ReadonlyMap<Mood, readonly string[]>
}

/** Moods whose remarks answer a kind of turn, the best first. */
const moodsOfKinds: Readonly<Partial<Record<FallbackKind, readonly Mood[]>>> = {
  trouble: ['trouble'],
  joy: ['joy', 'told'],
  wish: ['wish', 'told'],
  doubt: ['advice', 'told'],
  musing: ['told'],
  guess: ['told'],
  why: ['why'],
  question: ['asked', 'advice'],
  self: ['asked', 'advice'],
  experience: ['asked'],
  opinion: ['asked', 'advice'],
  which: ['advice'],
  should: ['advice'],
  harm: ['advice'],
  advice: ['advice'],
  request: ['request'],
  told: ['told'],
  statement: ['told'],
  agree: ['told'],
  long: ['told'],
  answer: ['told'],
}

export function moodsOf(kind: FallbackKind): readonly Mood[] {
  return [...(moodsOfKinds[kind] ?? []), 'any']
}
