import type { Redirect } from './follow-redirects.ts'
import type { Page } from '../../../storage/stored-page.ts'

/** The pages that a call works on, and what there is to say about how they were found. */
export interface PageSet {
  readonly entries: readonly PageEntry[]
  readonly normalized: readonly NormalizedTitle[]
  readonly interwiki: readonly { readonly title: string; readonly iw: string }[]
  readonly redirects: readonly Redirect[]
  readonly missingRevisions: readonly number[]
}

export interface NormalizedTitle {
  /** As it was sent; escaped as in an address where it was no text that MediaWiki works with. */
  readonly from: string
  readonly to: string
  readonly isEscaped?: boolean
}

/** One page of the answer: found, or not. */
export interface PageEntry {
  /** The page's id, or a negative number that stands in for it. */
  readonly key: number
  /** Undefined for what is not there. */
  readonly page: Page | undefined
  /** Fields of the answer so far; modules add theirs. */
  readonly fields: Record<string, unknown>
}

export const emptyPageSet: PageSet = {
  entries: [],
  normalized: [],
  interwiki: [],
  redirects: [],
  missingRevisions: [],
}
