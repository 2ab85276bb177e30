import type { User } from '../port.ts'

/** A title and the lines of a body, which are joined by line breaks. */
export type Draft = readonly [title: string, ...lines: string[]]

/** One author: who it is, and everything this person wrote. */
export interface Person {
  readonly profile: Omit<User, 'id' | 'posts' | 'albums' | 'todos'>
  /** Ten. */
  readonly posts: readonly Draft[]
  /** Ten sentences that readers say under any of these posts. */
  readonly remarks: readonly string[]
  /** Ten titles. */
  readonly albums: readonly string[]
  /** Twenty titles. */
  readonly todos: readonly string[]
}
