import type { Heading } from './markdown/render-markdown.ts'

/** What a page of the site says, before the frame is put around it. */
export interface PageContent {
  readonly title: string
  readonly html: string
  /** For the list of what stands on the page. */
  readonly headings: readonly Heading[]
  /** Whether its calls are those of the server that shows it: the address in them becomes the server's own. */
  readonly isOfServer?: boolean
}

/** A page of the site by its address, written when it is asked for. */
export interface Page {
  /** Below `/docs/`, such as `interfaces/ip-location.html`. */
  readonly address: string
  readonly title: string
  /** `root` leads from the page to `/docs/`, where that is not as its address has it. */
  write(root?: string): PageContent
}

/** From a page to `/docs/`, for its links. */
export function rootOf(address: string): string {
  return '../'.repeat(address.split('/').length - 1)
}
