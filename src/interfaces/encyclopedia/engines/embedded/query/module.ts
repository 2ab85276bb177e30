import type { Call } from '../call.ts'
import type { PageEntry } from '../pages/page-set.ts'

/** Parameters to add to the call for what comes next. */
export type ContinueFields = Readonly<Record<string, string>>

/** Adds fields to the pages of an answer; the rest of what it has to say comes with the next call. */
export interface PropModule {
  readonly parameters: readonly string[]
  addTo(call: Call, entries: readonly PageEntry[]): Promise<ContinueFields | undefined>
}

/** Tells something of the wiki, as fields beside `pages`. */
export interface MetaModule {
  readonly parameters: readonly string[]
  describe(call: Call): Promise<Readonly<Record<string, unknown>>>
}
