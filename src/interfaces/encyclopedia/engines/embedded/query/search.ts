import { toSearchWords } from '../../../../../dialects/mediawiki/to-search-words.ts'
import { normalizeTitle } from '../../../../../dialects/mediawiki/normalize-title.ts'
import type { FoundPages, SearchWord } from '../../../storage/wiki-store.ts'
import type { Call } from '../call.ts'
import { choice, choicesOr } from '../parameters/choices.ts'
import { namespacesOr } from '../parameters/namespaces.ts'
import { integerOr, limit } from '../parameters/numbers.ts'
import type { ValuesOf } from '../parameters/parameter.ts'
import { flag, ignored, requiredWords } from '../parameters/texts.ts'
import { makeSnippet } from '../make-snippet.ts'
import { toWireTime } from '../to-wire-time.ts'
import { defineList, type ListedPage } from './list-module.ts'
import { needIndex } from './need-index.ts'
import type { Page } from '../../../storage/stored-page.ts'

const properties = [
  'categorysnippet',
  'extensiondata',
  'isfilematch',
  'redirectsnippet',
  'redirecttitle',
  'sectionsnippet',
  'sectiontitle',
  'size',
  'snippet',
  'timestamp',
  'titlesnippet',
  'wordcount',
] as const

const parameters = {
  search: requiredWords,
  namespace: namespacesOr(0),
  limit: limit(10),
  offset: integerOr(0),
  what: choice(['nearmatch', 'text', 'title']),
  info: choicesOr(['rewrittenquery', 'suggestion', 'totalhits'], ['totalhits', 'suggestion', 'rewrittenquery']),
  prop: choicesOr(properties, ['size', 'wordcount', 'timestamp', 'snippet']),
  interwiki: flag,
  enablerewrites: ignored,
}
type Values = ValuesOf<typeof parameters>

/** `list=search` (mediawiki.org/wiki/API:Search): pages with all the words in their texts or titles, with `srwhat=title` in their titles. */
export const search = defineList({
  name: 'search',
  prefix: 'sr',
  parameters,
  async list(call, values) {
    const { offset, limit: most } = values
    const words = readWords(values.search)
    const { total, pages } = await find(call, values, words)
    const texts = values.prop.includes('snippet')
      ? await call.texts.read(
          call.site.language,
          pages.map(({ page }) => page),
        )
      : new Map<number, string>()
    const listed = pages.map(({ page, words: count }, index): ListedPage => {
      const snippet = makeSnippet(texts.get(page.id) ?? '', words)
      const fields = describe(call, page, new Set(values.prop), { count, snippet, words })
      return { title: page.title, page, fields, generated: { index: offset + index + 1 } }
    })
    return {
      pages: listed,
      next: total > offset + pages.length && pages.length === most ? { offset: offset + most } : undefined,
      beside: values.info.includes('totalhits') ? { searchinfo: { totalhits: total } } : {},
    }
  },
})

async function find(
  call: Call,
  { search: sought, what, namespace, offset, limit: most }: Values,
  words: readonly SearchWord[],
) {
  const { site, store } = call
  if (what === 'nearmatch') return findNear(call, sought)
  await needIndex(call, 'query+search')
  return store.searchPages(site.language, words, {
    column: what === 'title' ? 'title' : 'body',
    namespaces: namespace,
    offset: Math.max(0, offset),
    limit: most,
  })
}

/** The page of this very title. */
async function findNear({ site, store }: Call, sought: string): Promise<FoundPages> {
  const title = normalizeTitle(sought, site)
  const [page] = title ? await store.findPagesByTitle(site.language, [title.title]) : []
  return page ? { total: 1, pages: [{ page, words: 0 }] } : { total: 0, pages: [] }
}

/** Every word counts; one with a star behind it stands for all that begin so. */
function readWords(sought: string): SearchWord[] {
  return sought
    .split(/\s+/)
    .flatMap((part) => toSearchWords(part).map((word) => ({ word, isPrefix: part.endsWith('*') })))
}

interface SearchMatch {
  readonly count: number
  readonly snippet: string
  readonly words: readonly SearchWord[]
}

function describe(
  { form }: Call,
  { id, namespace, title, revision }: Page,
  chosen: ReadonlySet<string>,
  { count, snippet, words }: SearchMatch,
): Record<string, unknown> {
  return {
    ns: namespace,
    title,
    pageid: id,
    ...(chosen.has('size') ? { size: revision.size } : {}),
    ...(chosen.has('wordcount') ? { wordcount: count } : {}),
    ...(chosen.has('snippet') ? { snippet } : {}),
    ...(chosen.has('timestamp') ? { timestamp: toWireTime(revision.timestamp) } : {}),
    ...(chosen.has('titlesnippet') ? { titlesnippet: makeSnippet(title, words) } : {}),
    ...(chosen.has('isfilematch') ? form.flags({ isfilematch: false }) : {}),
  }
}
