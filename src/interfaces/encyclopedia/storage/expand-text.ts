import { setImmediate } from 'node:timers/promises'
import { expandInSteps } from '../../../dialects/mediawiki/templates/expand-templates.ts'
import { readTemplate, type Template } from '../../../dialects/mediawiki/templates/template.ts'
import { normalizeTitle } from '../../../dialects/mediawiki/normalize-title.ts'
import type { Site } from '../../../dialects/mediawiki/site.ts'
import { runInTurns, type YieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { splitEvenly } from './split-evenly.ts'
import { KeptByRevision } from './kept-by-revision.ts'
import type { WikiStore } from './wiki-store.ts'
import type { Page } from './stored-page.ts'
import type { ExpandText } from './text-to-expand.ts'

type Source = Pick<WikiStore, 'findPagesByTitle' | 'readTexts' | 'countPages'>

/** Templates lie in one another, and each stage is read at once: as many as may lie open, and one more. */
const maxStages = 42
/** Different templates of one text: others count as missing. */
const maxTemplates = 2000
/** How often a redirect to a redirect is followed. */
const maxRedirects = 2
/** Characters of source texts whose templates are kept. */
const maxCharacters = 4_000_000

/**
 * Expands texts with the templates that the wiki holds. Those read lately are kept.
 */
export function createTextExpander(source: Source, now: () => number, yieldToEventLoop: YieldToEventLoop): ExpandText {
  const kept = new KeptTemplates(source)
  return async (site, { text, page, ...options }) => {
    const known = new Map<string, Template | 'absent'>()
    const surroundings = {
      ...options,
      site,
      title: page,
      now: new Date(now()),
      counts: text.includes('{{') ? await source.countPages(site.language) : { pages: 0, articles: 0 },
      find: (title: string) => known.get(title),
    }
    let expansion = await runInTurns(expandInSteps(text, surroundings), yieldToEventLoop)
    for (let stage = 0; stage < maxStages && expansion.unknown.length > 0; stage++) {
      const some = expansion.unknown.slice(0, Math.max(0, maxTemplates - known.size))
      for (const title of expansion.unknown) known.set(title, 'absent')
      for (const [title, template] of await kept.read(site, some)) known.set(title, template)
      // One text may take dozens of stages, and reading SQLite waits for nothing: others come in after each, however short it was.
      await setImmediate()
      expansion = await runInTurns(expandInSteps(text, surroundings), yieldToEventLoop)
    }
    return expansion
  }
}

class KeptTemplates {
  readonly #source: Source
  readonly #kept = new KeptByRevision<Template['nodes']>(maxCharacters)

  constructor(source: Source) {
    this.#source = source
  }

  async read(site: Site, titles: readonly string[]): Promise<ReadonlyMap<string, Template | 'absent'>> {
    const chains = await this.#follow(site, titles)
    const pages = [...chains.values()].flatMap((chain) => chain.at(-1) ?? [])
    const nodes = await this.#readNodes(site.language, pages)
    return new Map(
      titles.map((title) => {
        const chain = chains.get(title) ?? []
        const own = nodes.get(chain.at(-1)?.id ?? 0)
        return [title, own ? { titles: chain, nodes: own } : 'absent'] as const
      }),
    )
  }

  /** By title the page and where it leads. */
  async #follow(site: Site, titles: readonly string[]): Promise<ReadonlyMap<string, readonly Page[]>> {
    const chains = new Map<string, readonly Page[]>()
    let next = new Map(titles.map((title) => [title, title]))
    for (let stage = 0; stage <= maxRedirects && next.size > 0; stage++) {
      const byTitle = await this.#findPages(site.language, [...new Set(next.values())])
      const further = new Map<string, string>()
      for (const [title, named] of next) {
        const page = byTitle.get(named)
        if (!page) continue
        chains.set(title, [...(chains.get(title) ?? []), page])
        const target = page.redirectTo === undefined ? undefined : normalizeTitle(page.redirectTo, site)
        if (target && target.interwiki === undefined) further.set(title, target.title)
      }
      next = further
    }
    return chains
  }

  async #findPages(language: string, titles: readonly string[]): Promise<ReadonlyMap<string, Page>> {
    const found = new Map<string, Page>()
    for (const some of splitEvenly(titles)) {
      for (const page of await this.#source.findPagesByTitle(language, some)) found.set(page.title, page)
    }
    return found
  }

  async #readNodes(language: string, pages: readonly Page[]): Promise<ReadonlyMap<number, Template['nodes']>> {
    const found = new Map<number, Template['nodes']>()
    const wanted = new Map<number, Page>()
    for (const page of pages) {
      const nodes = this.#kept.find(language, page)
      if (nodes) found.set(page.id, nodes)
      else if (page.revision.model === 'wikitext') wanted.set(page.id, page)
    }
    const ids = [...wanted.keys()]
    const texts = new Map<number, string>()
    for (const some of splitEvenly(ids)) {
      for (const [id, text] of await this.#source.readTexts(language, some)) texts.set(id, text)
    }
    for (const [id, page] of wanted) {
      const text = texts.get(id) ?? ''
      const nodes = readTemplate(text)
      found.set(id, nodes)
      this.#kept.keep(language, page, nodes, text.length)
    }
    return found
  }
}
