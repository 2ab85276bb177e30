import type { Place } from '../domain/place.ts'

/** Lines and their stations. */

/** Which lines; all unless something is said. */
export interface LineQuery {
  /** Those that stop there. */
  readonly at?: Place
  /** Those by which one gets from the one to the other without a change. */
  readonly between?: { readonly from: Place; readonly to: Place }
}

/** Stations of the lines of this name, or of this operator's. */
export type LineStationsQuery = { readonly line: string } | { readonly operator: string }
