/** The site of /docs: Markdown, contracts and figures as pages, written when they are asked for. */
import { hash } from 'node:crypto'
import { escapeHtml } from '../../../libraries/text/escape-html.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import { readFigures } from './figures/read-figures.ts'
import { createNavigation } from './navigation.ts'
import type { Page } from './page.ts'
import { figuresPage } from './pages/figures-page.ts'
import { homePage } from './pages/home-page.ts'
import { interfacePage } from './pages/interface-page.ts'
import { operationPage } from './pages/operation-page.ts'
import { referencePage } from './pages/reference-page.ts'
import { sourcePage, startPage } from './pages/source-page.ts'
import { writtenOrigin } from './pages/write-calls.ts'
import { createSearchIndex } from './search-index.ts'
import { readAsset } from './assets.ts'
import type { SiteParts } from './site-parts.ts'
import { readSourcePages, type SourcePage } from './source-pages.ts'
import { writeFrame } from './write-frame.ts'

export interface WriteOptions {
  /** Of the server that shows the page: its calls go there. */
  readonly origin?: string
  /** From the page to `/docs/`, where it is not as its address has it. */
  readonly root?: string
}

export interface Site {
  /** Of all pages, below `/docs/`. */
  readonly addresses: readonly string[]
  /** A page as a document of HTML; `undefined` where there is none. */
  write(address: string, options?: WriteOptions): string | undefined
  /** A script that hands the search its entries: a page that is read from a file may not fetch them. */
  writeSearchIndex(): Promise<string>
}

export async function createSite(
  interfaces: readonly AnyInterface[],
  { isServed }: { readonly isServed: boolean },
): Promise<Site> {
  const sources = await readSourcePages()
  const figures = sources.find(({ source }) => source === 'docs/figures.md')
  const addresses = new Map(sources.map(({ source, address }) => [source, address]))
  const parts: SiteParts = { interfaces, sources, addresses, runs: readFigures(figures?.markdown ?? ''), isServed }
  const contracts = interfaces.map(({ contract }) => contract)
  const navigation = createNavigation(sources, contracts)
  const pages = new Map(
    [homePage(parts, navigation), ...listPages(parts)].map((page): [string, Page] => [page.address, page]),
  )
  const frame = { navigation, isServed, isClone: import.meta.url.endsWith('.ts'), revision: await findRevision() }
  const written = new Map<string, string>()
  let index: Promise<string> | undefined

  return {
    addresses: [...pages.keys()],
    write(address, { origin = writtenOrigin, root } = {}) {
      // A link that somebody typed may lack the ending.
      const page = pages.get(address) ?? pages.get(`${address}.html`)
      if (!page) return undefined
      const key = `${root ?? ''} ${page.address}`
      const content =
        written.get(key) ??
        writeFrame(page.address, page.write(root), { ...frame, ...(root !== undefined && { root }) })
      written.set(key, content)
      return origin === writtenOrigin ? content : content.replaceAll(writtenOrigin, escapeHtml(origin))
    },
    writeSearchIndex: () => (index ??= createSearchIndex(parts).then(toScript)),
  }
}

function listPages(parts: SiteParts): readonly Page[] {
  const { interfaces, sources } = parts
  const ofContracts = interfaces.flatMap((definition) => [
    interfacePage(definition, parts),
    ...Object.entries(definition.contract.operations).map(([name, operation]) =>
      operationPage(definition.contract, name, operation, parts),
    ),
  ])
  const shown = new Set(ofContracts.map(({ address }) => address))
  const ofSources = sources.filter(({ address }) => !shown.has(address)).map((source) => toPage(source, parts))
  return [...ofSources, ...ofContracts, referencePage(parts)]
}

function toPage(source: SourcePage, parts: SiteParts): Page {
  if (source.source === 'README.md') return startPage(source, parts)
  if (source.source === 'docs/figures.md') return figuresPage(source, parts)
  return sourcePage(source, parts)
}

async function findRevision(): Promise<string> {
  const files = await Promise.all(['site.js', 'site.css', 'search.js', 'japanese.js'].map((name) => readAsset(name)))
  return hash('sha256', Buffer.concat(files.flatMap((file) => (file ? [file.bytes] : [])))).slice(0, 10)
}

function toScript(entries: Awaited<ReturnType<typeof createSearchIndex>>): string {
  return `document.dispatchEvent(new CustomEvent('mainstay-search-entries', { detail: ${JSON.stringify(entries)} }))\n`
}
