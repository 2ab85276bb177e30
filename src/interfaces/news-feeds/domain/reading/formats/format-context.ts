import { resolveAddress } from '../html/resolve-address.ts'

/** What the readers of every XML format are given besides the element to read. */
export interface FormatContext {
  /** Where the document was found. */
  readonly address: string | undefined
  /** The page of the feed, once it is known. */
  readonly page: string | undefined
  /** Epoch milliseconds, for dates without a year. */
  readonly now: number | undefined
  readonly omittedEntries: number
}

/** Makes an address absolute by `xml:base`, else by the feed's page, else by where the document was found. */
export function resolveLink({ page, address }: FormatContext, written: string, base: string | undefined): string {
  return resolveAddress(written, base ?? (page || address))
}
