import { expect, test } from 'vitest'
import type { Content, ContentRecord } from '../../kernel/wire/interface/content.ts'
import type { Platform } from '../../kernel/foundation/platform.ts'
import { type CreateDatabase, describeOnEachDatabase } from '../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../kernel/testing/open-test-platform.ts'
import { wikis } from './content.ts'
import { createWikiStore } from './storage/create-wiki-store.ts'
import { migrations } from './storage/migrations.ts'

async function openPlatform(create: CreateDatabase): Promise<Platform> {
  return openTestPlatform(await create(), { migrations: [migrations] })
}

async function exportAll(content: Content, platform: Platform): Promise<ContentRecord[]> {
  const records: ContentRecord[] = []
  for await (const record of content.export(platform)) records.push(record)
  return records
}

async function* toAsync(records: readonly ContentRecord[]): AsyncGenerator<ContentRecord> {
  yield* records
}

describeOnEachDatabase('wikis', (create) => {
  test('an export is taken back as it was, links included', async () => {
    const [platform, fresh] = [await openPlatform(create), await openPlatform(create)]
    await wikis.addSample(platform)
    const exported = await exportAll(wikis, platform)
    await wikis.restore(toAsync(exported), fresh)
    expect(await exportAll(wikis, fresh)).toEqual(exported)
    const [store, other] = [createWikiStore(platform.storage), createWikiStore(fresh.storage)]
    const languages = await other.listLanguages()
    expect(languages).toEqual(['en', 'ja', 'ru', 'uk'])
    for (const language of languages) {
      const range = { limit: 500 }
      expect(await other.listLinks(language, [1, 2, 3], range)).toEqual(
        await store.listLinks(language, [1, 2, 3], range),
      )
      expect(await other.countPages(language)).toEqual(await store.countPages(language))
    }
  })

  test('a restored page that is older than the one there changes nothing', async () => {
    const platform = await openPlatform(create)
    const site = { type: 'site', site: { ...siteOf('de') } }
    const page = { ...pageOf('de'), revision: 7, text: 'new [[A]]' }
    await wikis.restore(toAsync([site, page]), platform)
    await wikis.restore(toAsync([site, { ...page, revision: 6, text: 'old [[B]]' }]), platform)
    expect(await exportAll(wikis, platform)).toEqual([site, page])
    await wikis.restore(toAsync([{ ...page, revision: 8, text: 'newer [[C]]' }]), platform)
    expect(await exportAll(wikis, platform)).toEqual([site, { ...page, revision: 8, text: 'newer [[C]]' }])
    expect(await createWikiStore(platform.storage).listLinks('de', [5], { limit: 10 })).toEqual([
      { from: 5, namespace: 0, title: 'C' },
    ])
    expect(await createWikiStore(platform.storage).countPages('de')).toEqual({ pages: 1, articles: 1 })
  })

  test('a sample is not put in the place of a wiki', async () => {
    const platform = await openPlatform(create)
    const records = [{ type: 'site', site: siteOf('en') }, pageOf('en')]
    await wikis.restore(toAsync(records), platform)
    await wikis.addSample(platform)
    const english = (await exportAll(wikis, platform)).filter(
      ({ site, language }) => language === 'en' || (site as { language?: string } | undefined)?.language === 'en',
    )
    expect(english).toEqual(records)
    await wikis.removeSample(platform)
    expect(await exportAll(wikis, platform)).toEqual(records)
  })

  test.each([
    [{ type: 'page' }, /^A record of a wiki .*language/],
    [{ type: 'star' }, /^A record of a wiki is of the type "star"; it must be a site or a page\.$/],
    [{ ...pageOf('fi') }, /^A page of "fi" comes before the record of its site\.$/],
    [{ ...pageOf('fi'), id: -1 }, /^A record of a wiki id /],
  ])('%j is refused', async (record, message) => {
    const platform = await openPlatform(create)
    await expect(wikis.restore(toAsync([record]), platform)).rejects.toMatchObject({
      name: 'OperatorError',
      message: expect.stringMatching(message),
    })
  })
})

function siteOf(language: string) {
  const articles = { id: 0, name: '', canonical: '', aliases: [], case: 'first-letter' }
  const texts = { name: 'Wiki', base: '', mainPage: 'Start', databaseName: 'wiki', generator: '' }
  return { language, ...texts, case: 'first-letter', namespaces: [articles] }
}

function pageOf(language: string) {
  const revision = { revision: 1, timestamp: 0, comment: '', model: 'wikitext', format: 'text/x-wiki' }
  return { type: 'page', language, id: 5, namespace: 0, title: 'Page', ...revision, text: 'text' }
}
