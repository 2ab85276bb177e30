/** A feed somebody wants to read, as a list or a command names it. */
export interface Subscription {
  readonly url: string
  /** Empty when the list names none. */
  readonly title: string
  /** Folders around it, the outermost first. */
  readonly folders: readonly string[]
  /** Number and name of its category, where the list was written by Mainstay. */
  readonly category?: { readonly segment: number; readonly name: string }
}

const maxAddressLength = 2_000

/** The address as it is stored; undefined for addresses that no feed is fetched from. `feed://` is how some browsers say http. */
export function normalizeFeedUrl(text: string): string | undefined {
  const trimmed = text
    .trim()
    .replace(/^feed:(\/\/)?(?=https?:)/i, '')
    .replace(/^feed:\/\//i, 'http://')
  const url = trimmed.length > maxAddressLength ? null : URL.parse(trimmed)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined
  url.hash = ''
  return url.href
}
