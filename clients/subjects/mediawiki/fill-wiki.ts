import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { InstalledWiki } from './install-media-wiki.ts'
import { wikiPages } from './wiki/pages.ts'
import { toDump } from './wiki/to-dump.ts'

/** Editions that articles are linked to, and the encyclopedia's short name among wikis. */
const otherWikis = ['da', 'de', 'en', 'es', 'fr', 'ja', 'ru', 'uk', 'zh', 'zh-yue']

/**
 * Brings the pages into an empty wiki.
 * @returns the dump that MediaWiki then writes: Mainstay imports it, so that both number pages and revisions alike
 */
export function fillWiki({ data, maintain }: InstalledWiki): string {
  const source = join(data, 'source.xml')
  const dump = join(data, 'dump.xml')
  const installersPage = join(data, 'installers-page')
  writeFileSync(source, toDump(wikiPages))
  writeFileSync(installersPage, 'Main Page\n')
  connectWikis(data)
  maintain('deleteBatch', installersPage)
  maintain('createAndPromote', 'Editor', 'never-used-here')
  maintain('importDump', '--username-prefix=', source)
  maintain('runJobs')
  maintain('refreshLinks')
  maintain('rebuildrecentchanges')
  maintain('rebuildtextindex')
  maintain('initSiteStats', '--update')
  maintain('runJobs')
  maintain('dumpBackup', '--current', '--quiet', `--output=file:${dump}`)
  return dump
}

function connectWikis(data: string): void {
  const database = new DatabaseSync(join(data, 'wiki.sqlite'))
  const insert = database.prepare(
    `INSERT OR REPLACE INTO interwiki (iw_prefix, iw_url, iw_api, iw_wikiid, iw_local, iw_trans) VALUES (?, ?, '', '', 1, 0)`,
  )
  for (const code of otherWikis) insert.run(code, `https://${code}.wikipedia.org/wiki/$1`)
  insert.run('w', 'https://en.wikipedia.org/wiki/$1')
  database.close()
}
