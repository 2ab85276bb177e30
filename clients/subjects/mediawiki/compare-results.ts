import type { Trial } from '../../subject.ts'
import { findDifference } from './find-difference.ts'
import { readResult } from './read-body.ts'

/** What a client got from one wiki, by the names of its calls. */
export type Results = Readonly<Record<string, unknown>>

/** A trial for each call that the original answered. */
export function compareResults(own: Results, original: Results, wikis: readonly string[]): readonly Trial[] {
  return Object.entries(original).map(([call, result]) => ({
    call,
    difference: findDifference(readResult(own[call], wikis), readResult(result, wikis)),
  }))
}
