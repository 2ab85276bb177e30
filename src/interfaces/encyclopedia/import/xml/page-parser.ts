import { type FoundLink, LinkFinder } from '../../../../dialects/mediawiki/link-finder.ts'
import type { Site } from '../../../../dialects/mediawiki/site.ts'
import { LinkOrder } from '../../storage/link-order.ts'
import { type PageRows, toPageRows } from '../../storage/page-rows.ts'
import { type ParsedPage, parsePage } from './parse-page.ts'

const opening = Buffer.from('<page')
const closing = Buffer.from('</page>')

/** Reads the pages of one site; it remembers the links that it found, in some 30 MiB at most. */
export class PageParser {
  readonly site: Site
  readonly #finder: LinkFinder
  readonly #order = new LinkOrder()

  constructor(site: Site) {
    this.site = site
    this.#finder = new LinkFinder(site)
  }

  /** The rows of complete `<page>…</page>` elements in UTF-8, links found; the bytes are overwritten. */
  parse(xml: Buffer): PageRows[] {
    const pages = readPages(xml, this.site)
    const links = pages.map((page) => this.#findLinks(page))
    this.#order.rank(links.flat())
    return pages.map(({ page, utf8 }, index) => toPageRows(page, utf8, this.#order.sort(links[index] ?? [])))
  }

  /** A script or a style sheet has no links. */
  #findLinks({ page, utf8 }: ParsedPage): FoundLink[] {
    return page.revision.model === 'wikitext' ? this.#finder.find(utf8) : []
  }
}

function readPages(xml: Buffer, site: Site): ParsedPage[] {
  const pages: ParsedPage[] = []
  for (let start = xml.indexOf(opening); start >= 0; start = xml.indexOf(opening, start)) {
    const end = xml.indexOf(closing, start)
    if (end < 0) return pages
    const page = parsePage(xml.subarray(start, end), site)
    if (page) pages.push(page)
    start = end
  }
  return pages
}
