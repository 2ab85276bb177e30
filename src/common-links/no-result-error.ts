import type { NoResultReason } from './result.ts'

/** Ends a search within the library; the caller of the library gets a `NoResult` instead. */
export class NoResultError extends Error {
  override readonly name = 'NoResultError'
  readonly reason: NoResultReason
  readonly words: readonly string[]

  constructor(reason: NoResultReason, message: string, words: readonly string[] = []) {
    super(message)
    this.reason = reason
    this.words = words
  }
}
