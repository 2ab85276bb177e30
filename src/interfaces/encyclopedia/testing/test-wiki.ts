import { findLinks } from '../../../dialects/mediawiki/find-links.ts'
import { findRedirect } from '../../../dialects/mediawiki/find-redirect.ts'
import { normalizeTitle } from '../../../dialects/mediawiki/normalize-title.ts'
import type { Site } from '../../../dialects/mediawiki/site.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { emptySite } from '../engines/embedded/empty-site.ts'
import { sortLinks } from '../storage/link-order.ts'
import { toPageRows } from '../storage/page-rows.ts'
import { writeSite } from '../storage/sites.ts'
import type { Tables } from '../storage/tables.ts'
import { writePages } from '../storage/write-pages.ts'

/** An article that links to so many others that its list takes three requests of 500. */
const hubLinks = Array.from({ length: 1203 }, (_, index) => `[[Island ${String(index).padStart(4, '0')}]]`)

/** Source texts by title; page ids count from 1 in this order, revisions from 101. */
export const testPages: Readonly<Record<string, string>> = {
  'Main Page': 'Welcome to the [[sea]].',
  Sea: "The '''sea''' is [[salt]] [[water]]. See [[Ocean current|currents]], [[Talk:Sea]] and [[Help:Contents]].\n{{Box|[[Hidden]]}}",
  Ocean: '#REDIRECT [[Sea]]',
  Brine: '#REDIRECT [[Ocean]]',
  Tide: '#REDIRECT [[Sea#Tides]]',
  'Loop A': '#REDIRECT [[Loop B]]',
  'Loop B': '#REDIRECT [[Loop A]]',
  Lost: '#REDIRECT [[Nowhere]]',
  Water: 'Water is wet: [[Sea]], [[Salt]], [[Ice]].',
  'Talk:Sea': 'Is it deep?',
  Hub: hubLinks.join(' '),
  'Café “Über” & Söhne?': 'A [[sea|view]].',
  'Template:Box': '{{{1}}}',
  Empty: '',
}

/** Where api.php of the English edition would be. */
export const testEndpoint = 'http://127.0.0.1:8022/encyclopedia/en/w/api.php'

export const testSite: Site = {
  ...emptySite('en'),
  name: 'Testpedia',
  base: 'https://en.wiki.example/wiki/Main_Page',
  databaseName: 'testwiki',
  generator: 'MediaWiki 1.41.0',
}

/** Writes a wiki into storage, as an import would. */
export async function writeTestWiki(
  storage: Storage,
  site: Site = testSite,
  pages: Readonly<Record<string, string>> = testPages,
  describeEdit = (title: string) => `made ${title}`,
): Promise<void> {
  const rows = Object.entries(pages).map(([title, text], index) => {
    const { namespace = 0 } = normalizeTitle(title, site) ?? {}
    const redirectTo = findRedirect(text, site)
    const revision = {
      id: 101 + index,
      parentId: index === 0 ? undefined : 50 + index,
      timestamp: Date.UTC(2024, 0, 1, 12, 0, index),
      user: index % 2 === 0 ? 'Ada' : '192.0.2.7',
      userId: index % 2 === 0 ? 7 : 0,
      comment: describeEdit(title),
      model: 'wikitext',
      format: 'text/x-wiki',
    }
    return toPageRows(
      { id: 1 + index, namespace, title, redirectTo, revision },
      Buffer.from(text),
      sortLinks(findLinks(text, site)),
    )
  })
  await storage
    .tables<Tables>()
    .transaction()
    .execute(async (transaction) => {
      await writeSite(transaction, site)
      await writePages(transaction, site.language, rows)
    })
}
