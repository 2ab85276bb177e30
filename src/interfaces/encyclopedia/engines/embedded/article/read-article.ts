import { directionOf } from '../../../../../dialects/mediawiki/direction-of.ts'
import { encodeTitle } from '../../../../../dialects/mediawiki/encode-title.ts'
import { findCategories } from '../../../../../dialects/mediawiki/find-categories.ts'
import { findPageLinks } from '../../../../../dialects/mediawiki/find-page-links.ts'
import { referencesInSteps } from '../../../../../dialects/mediawiki/find-references.ts'
import { escapeHtml } from '../../../../../dialects/mediawiki/escape-html.ts'
import { type RenderedArticle, renderArticle } from '../../../../../dialects/mediawiki/html/render-article.ts'
import { languageOf } from '../../../../../dialects/mediawiki/language-of.ts'
import { normalizeTitle } from '../../../../../dialects/mediawiki/normalize-title.ts'
import { type Expansion, unexpanded } from '../../../../../dialects/mediawiki/templates/template.ts'
import { runInTurns } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { Article, ArticleAnswer, ArticleCall, NamedAddress } from '../../../port.ts'
import { findInterwikiUrl } from '../interwiki-urls.ts'
import { nameLanguage } from '../name-language.ts'
import { followRedirects } from '../pages/follow-redirects.ts'
import { readDisplayTitle } from '../read-display-title.ts'
import { toArticleSource } from './to-article-source.ts'
import { suggestTitles } from './suggest-titles.ts'
import type { Page } from '../../../storage/stored-page.ts'
import type { ArticleWiki } from './article-wiki.ts'

/** Links of one article that are looked up, so that red links can be marked. */
const maxLookedUp = 1000

/** The article of a title, redirects followed, or what there is in its place. */
export async function readArticle(wiki: ArticleWiki, call: ArticleCall): Promise<ArticleAnswer> {
  const { site, store } = wiki
  if (call.title.trim() === '') return findMainPage(wiki, call)
  const title = normalizeTitle(call.title, site)
  if (title?.interwiki !== undefined) {
    const address = toOtherWiki(title.title, title.interwiki)
    if (address !== undefined) return { kind: 'elsewhere', address }
  }
  const [page] = title ? await store.findPagesByTitle(site.language, [title.title]) : []
  if (!page) return describeMissing(wiki, call, title?.title ?? call.title)
  const { pages, missing } = call.followsRedirects
    ? await followRedirects(wiki, [page])
    : { pages: [page], missing: [] }
  const [lost] = missing
  if (lost) return describeMissing(wiki, call, lost.title)
  return describeArticle(wiki, call, pages[0] ?? page, page)
}

/** A dump of chosen pages may lack the main page: then the first article stands in. */
async function findMainPage({ site, store }: ArticleWiki, { folder }: ArticleCall): Promise<ArticleAnswer> {
  const [page] = await store.findPagesByTitle(site.language, [site.mainPage])
  const { title } = page ?? (await store.findFirstArticle(site.language)) ?? { title: site.mainPage }
  return { kind: 'elsewhere', address: folder + encodeTitle(title) }
}

async function describeArticle(wiki: ArticleWiki, { folder }: ArticleCall, page: Page, asked: Page): Promise<Article> {
  const { site, yieldToEventLoop } = wiki
  const expansion = await readText(wiki, page)
  const rendered =
    page.revision.model === 'wikitext' ? await render(wiki, folder, page, expansion) : showSource(expansion)
  const { languageLinks } = await runInTurns(referencesInSteps(expansion.text, site), yieldToEventLoop)
  return {
    kind: 'article',
    title: readDisplayTitle(expansion.text, page.title, site) ?? page.title,
    language: languageOf(site),
    direction: directionOf(site),
    ...rendered,
    redirectedFrom: asked.id === page.id ? undefined : asked.title,
    categories: findCategories(expansion.text, page.namespace, site).map(({ title }) => ({
      name: title.slice(title.indexOf(':') + 1),
      address: folder + encodeTitle(title),
    })),
    editions: languageLinks.flatMap(({ prefix, title }): NamedAddress[] => {
      const address = toOtherWiki(`${prefix}:${title}`, prefix)
      return address === undefined ? [] : [{ name: nameLanguage(prefix, prefix), address }]
    }),
    writtenAt: page.revision.timestamp,
    source: toArticleSource(site, page.title),
  }
}

async function readText({ site, store, texts }: ArticleWiki, page: Page): Promise<Expansion> {
  const text = (await texts.read(site.language, [page])).get(page.id) ?? ''
  if (page.revision.model !== 'wikitext') return unexpanded(text)
  return store.expandText(site, { text, page, purpose: 'prose' })
}

async function render(
  { site, store, yieldToEventLoop }: ArticleWiki,
  folder: string,
  page: Page,
  expansion: Expansion,
): Promise<RenderedArticle> {
  const links = await runInTurns(findPageLinks(expansion, page, site), yieldToEventLoop)
  const titles = links.map((link) => link.title)
  const looked = titles.slice(0, maxLookedUp)
  const there = await store.findPagesByTitle(site.language, looked)
  const missing = new Set(looked)
  for (const { title } of there) missing.delete(title)
  const steps = renderArticle(expansion.text, {
    site,
    addressOf: (title, interwiki) =>
      interwiki === undefined ? folder + encodeTitle(title) : toOtherWiki(title, interwiki),
    isMissing: (title) => missing.has(title),
  })
  return runInTurns(steps, yieldToEventLoop)
}

/** A script or a style sheet. */
function showSource({ text }: Expansion): RenderedArticle {
  return { html: `<pre>${escapeHtml(text)}</pre>`, headings: [], notes: [] }
}

async function describeMissing(wiki: ArticleWiki, { folder }: ArticleCall, title: string): Promise<ArticleAnswer> {
  const { site } = wiki
  const suggested = await suggestTitles(wiki, title)
  const suggestions = suggested.map((name) => ({ name, address: folder + encodeTitle(name) }))
  return { kind: 'missing', title, language: languageOf(site), siteName: site.name, suggestions }
}

/** A title of another wiki, prefix included. */
function toOtherWiki(title: string, prefix: string): string | undefined {
  return findInterwikiUrl(prefix)?.replace('$1', () => encodeTitle(title.slice(prefix.length + 1)))
}
