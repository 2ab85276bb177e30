/** L on real articles: through a server that took a dump in, and computed from their wikitext by other means. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { wikis } from '../interfaces/encyclopedia/content.ts'
import encyclopedia from '../interfaces/encyclopedia/index.ts'
import { createSqliteDatabase } from '../kernel/foundation/storage/testing/test-databases.ts'
import { openTestApp } from '../kernel/testing/open-test-app.ts'
import { openTestPlatform } from '../kernel/testing/open-test-platform.ts'
import { explainMissingData, sharedDataAt } from '../kernel/testing/shared-data.ts'
import { findCommonLinks, listUpCommonElements } from './index.ts'
import { readField, readText } from './read-field.ts'

const dumps = sharedDataAt('mediawiki')
const missing = explainMissingData('mediawiki')

/** A listening server with the dump of one edition. */
async function serveDump(language: string): Promise<string> {
  const database = await createSqliteDatabase()
  const app = await openTestApp([encyclopedia], { MAINSTAY_DATA: database.options.dataFolder })
  const platform = await openTestPlatform(database)
  for await (const _progress of wikis.import(join(dumps, language, 'wiki.xml.bz2'), { lang: language }, platform));
  const origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  return `${origin}/encyclopedia/{lang}`
}

/**
 * The links of an article by plain means: templates taken out from the inside, then whatever stands in double brackets. It
 * knows of no special pages and holds nothing that is good for a text of any length.
 */
function scanLinks(wikitext: string): string[] {
  let text = wikitext.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<(nowiki|math|pre)\b[^>]*>.*?<\/\1>/gis, '')
  for (let before = ''; before !== text;) {
    before = text
    text = text.replaceAll(/\{\{[^{}]*\}\}/g, '')
  }
  const targets = [...text.matchAll(/\[\[([^\]|#[\n]+)/g)].map(([, target = '']) => target.replaceAll('_', ' ').trim())
  return targets
    .filter((target) => target !== '' && !/^:?[A-Za-zÄÖÜäöü-]+:\S/.test(target))
    .map((target) => target.charAt(0).toUpperCase() + target.slice(1))
}

describe.skipIf(missing)(`real articles${missing}`, () => {
  test.each([
    ['en', 'Berlin', 'Arthur Schopenhauer', ['Humboldt University of Berlin', 'Albert Einstein', 'Munich']],
    ['en', 'Atlantic Ocean', 'Berlin', ['Baltic Sea', 'World Heritage Site']],
    ['en', 'Angela Merkel', 'Berlin', ['Fall of the Berlin Wall', 'Bundestag']],
    ['de', 'Berlin', 'Arthur Schopenhauer', ['Preußen', 'Georg Simmel', 'Kurt Tucholsky']],
  ])('%s: %s and %s', async (language, word1, word2, some) => {
    const baseUrl = await serveDump(language)
    const titles = await listUpCommonElements(word1, word2, language, { baseUrl })
    const [first, second] = await Promise.all([
      readWikitext(baseUrl, language, word1),
      readWikitext(baseUrl, language, word2),
    ])
    const others = new Set(scanLinks(second))
    const expected = new Set(scanLinks(first).filter((title) => others.has(title)))
    expect(titles).toEqual([...expected])
    expect(titles).toEqual(expect.arrayContaining(some))
  })

  test('an article with several hundred links and itself', async () => {
    const baseUrl = await serveDump('ja')
    const result = await findCommonLinks('ベルリン', 'ベルリン', 'jp', { baseUrl })
    expect(result).toMatchObject({ ok: true, articles: ['ベルリン', 'ベルリン'] })
    expect(result.ok && result.titles.length).toBeGreaterThan(300)
  })
})

async function readWikitext(baseUrl: string, language: string, page: string): Promise<string> {
  const query = new URLSearchParams({ action: 'parse', page, prop: 'wikitext', format: 'json' })
  const response = await fetch(`${baseUrl.replace('{lang}', language)}/w/api.php?${query}`)
  return readText(readField(await response.json(), 'parse', 'wikitext'), '*') ?? ''
}
