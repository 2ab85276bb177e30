import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import wtf from 'wtf_wikipedia'
import { normalizeTitle } from '../../../dialects/mediawiki/normalize-title.ts'
import { findLinks } from '../../../dialects/mediawiki/find-links.ts'
import type { Site } from '../../../dialects/mediawiki/site.ts'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { explainMissingData, sharedDataAt } from '../../../kernel/testing/shared-data.ts'
import { createWikiStore } from '../storage/create-wiki-store.ts'
import type { Tables } from '../storage/tables.ts'
import { importDump, openWikiStorage } from './testing/import-dump.ts'
import { leftOut } from './testing/known-differences.ts'

const folder = sharedDataAt('mediawiki')
const missing = explainMissingData('mediawiki')

/** Pages of each, and the links of its article on Berlin. */
const dumps: readonly (readonly [string, number, string, string])[] = [
  ['en', 27, 'Berlin', 'Spree'],
  ['ja', 1, 'ベルリン', 'シュプレー川'],
  ['ru', 1, 'Берлин', 'Шпрее'],
  ['uk', 1, 'Берлін', 'Шпрее'],
  ['de', 2, 'Berlin', 'Spree'],
]

async function openWiki(language: string) {
  const storage = await openWikiStorage(createSqliteDatabase)
  const summary = await importDump(storage, join(folder, language, 'wiki.xml.bz2'), language)
  const store = createWikiStore(storage)
  const site = await store.findSite(language)
  if (!site) throw new Error(`${language} has no site.`)
  const rows = await storage.tables<Tables>().selectFrom('encyclopedia_page').select(['id', 'title']).execute()
  const texts = await store.readTexts(
    language,
    rows.map(({ id }) => id),
  )
  const pages = rows.map(({ id, title }) => ({ id, title, text: texts.get(id) ?? '' }))
  return { summary, store, site, pages }
}

describe.skipIf(missing)(`real dumps${missing}`, () => {
  test.each(dumps)('every page of %s is imported, and its links', async (language, count, berlin, river) => {
    const { summary, store, site, pages } = await openWiki(language)
    expect(summary).toBe(`${count} pages, ${count} of them new, 0 updated`)
    for (const { id, title, text } of pages) {
      expect(text, title).not.toBe('')
      const links = await store.listLinks(language, [id], { limit: 10_000 })
      expect(new Set(links.map((link) => link.title)), title).toEqual(computeLinks(text, site))
    }
    const [article] = await store.findPagesByTitle(language, [berlin])
    const links = await store.listLinks(language, [article?.id ?? 0], { limit: 10_000 })
    expect(links.map(({ title }) => title)).toContain(river)
    expect(site).toMatchObject({ language, databaseName: `${language}wiki` })
  })

  test.each(dumps)('links of %s against wtf_wikipedia, every difference by a rule', async (language) => {
    const { site, pages } = await openWiki(language)
    for (const { title, text } of pages) {
      const theirs = readTheirs(text, site)
      const rest = leftOut.reduce((reduced, { drop }) => drop(reduced), text)
      const missing = findLinks(rest, site).filter((link) => !theirs.has(link.title))
      expect(missing, `${title}: what they leave out without a rule`).toEqual([])
      const own = computeLinks(text, site)
      const added = [...theirs].filter(
        (link) => own.has(link) && !findLinks(text, site).some((ours) => ours.title === link),
      )
      expect(added, `${title}: what only they have of the own text`).toEqual([])
    }
  })
})

/**
 * The rule for links of an article's own text written down as directly as can be: comments and verbatim elements out,
 * innermost templates out until none is left, then every link.
 */
function computeLinks(wikitext: string, site: Site): Set<string> {
  let text = wikitext
    .replaceAll(/<!--[^]*?(?:-->|$)/g, '')
    .replaceAll(/<(nowiki|pre|math|source|syntaxhighlight)\b[^>]*?(?:\/>|>[^]*?<\/\1\s*>)/gi, '\u{7f}')
  for (let before = ''; before !== text;) {
    before = text
    text = text.replaceAll(/\{\{\{[^{}]*\}\}\}|\{\{(?:[^{}]|\{(?!\{)|\}(?!\}))*\}\}/g, '')
  }
  const targets = [...text.matchAll(/\[\[([^[\]|\n]*)(?:\|(?:(?!\[\[)[^])*?)?\]\]/g)].map(([, target = '']) => target)
  return toTitles(targets, site)
}

function readTheirs(text: string, site: Site): Set<string> {
  const links: readonly unknown[] = [wtf(text).links()].flat()
  const internal = links.filter(isTheirLink).filter((link) => link.type() === 'internal')
  return toTitles(
    internal.map((link) => link.page() ?? ''),
    site,
  )
}

/** What its declared types take for a text. */
interface TheirLink {
  type(): string
  page(): string | undefined
}

function isTheirLink(link: unknown): link is TheirLink {
  return typeof link === 'object' && link !== null && 'type' in link && 'page' in link
}

const unlisted = new Set([-2, -1])
/** Files and categories, which are linked to after a colon alone. */
const used = new Set([6, 14])

function toTitles(targets: readonly string[], site: Site): Set<string> {
  const titles = targets.flatMap((target) => {
    const title = normalizeTitle(target, site)
    return title && (target.trim().startsWith(':') || !used.has(title.namespace)) ? [title] : []
  })
  return new Set(
    titles
      .filter(({ namespace, interwiki }) => interwiki === undefined && !unlisted.has(namespace))
      .map(({ title }) => title),
  )
}
