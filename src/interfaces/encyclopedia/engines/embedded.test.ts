import { expect, test } from 'vitest'
import {
  createSqliteDatabase,
  describeOnEachDatabase,
} from '../../../kernel/foundation/storage/testing/test-databases.ts'
import type { CreateDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { createLogger } from '../../../kernel/foundation/observability/logger.ts'
import { migrate } from '../../../kernel/foundation/storage/migrate.ts'
import { removePages } from '../storage/write-pages.ts'
import { migrations } from '../storage/migrations.ts'
import type { Tables } from '../storage/tables.ts'
import { testEndpoint, testSite, writeTestWiki } from '../testing/test-wiki.ts'
import { createYieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { describeEncyclopedia } from './conformance.ts'
import createEngine from './embedded.ts'

const context = { now: Date.now, log: createLogger('silent'), yieldToEventLoop: createYieldToEventLoop() }

async function openWiki(create: CreateDatabase) {
  const storage = await (await create()).open()
  await migrate(storage, [migrations])
  await writeTestWiki(storage)
  return { storage, engine: createEngine({ storage, ...context }) }
}

describeOnEachDatabase('the engine embedded', (create) => {
  describeEncyclopedia('keeps the promises of the port', async () => (await openWiki(create)).engine)
})

test('what an import changes is seen by the next call', async () => {
  const { storage, engine } = await openWiki(createSqliteDatabase)
  const call = {
    language: 'en',
    endpoint: testEndpoint,
    parameters: new Map(Object.entries({ action: 'parse', page: 'Sea', prop: 'wikitext', formatversion: '2' })),
  }
  const { signal } = new AbortController()
  const first = await engine.act(call, signal)
  expect(first?.body).toMatchObject({ parse: { wikitext: expect.stringContaining("'''sea'''") } })
  await storage
    .tables<Tables>()
    .transaction()
    .execute((transaction) => removePages(transaction, 'en', [2]))
  expect(await engine.act(call, signal)).toMatchObject({ errorCode: 'missingtitle' })
})

test('two editions are strangers', async () => {
  const { storage, engine } = await openWiki(createSqliteDatabase)
  await writeTestWiki(storage, { ...testSite, language: 'ja' }, { 海: '[[水]]' })
  const read = (language: string, page: string) =>
    engine.act(
      {
        language,
        parameters: new Map(Object.entries({ action: 'parse', page, prop: 'links' })),
        endpoint: testEndpoint,
      },
      new AbortController().signal,
    )
  expect((await read('ja', '海'))?.body).toEqual({ parse: { title: '海', pageid: 1, links: [{ ns: 0, '*': '水' }] } })
  expect(await read('en', '海')).toMatchObject({ errorCode: 'missingtitle' })
  expect(await read('ja', 'Sea')).toMatchObject({ errorCode: 'missingtitle' })
})
