import { expect, test } from 'vitest'
import { migrate } from '../../../kernel/foundation/storage/migrate.ts'
import { describeOnEachDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { createYieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import createEngine from '../engines/embedded.ts'
import { testSettings } from '../testing/test-settings.ts'
import { readSearch } from '../wire/read-search.ts'
import { migrations } from './migrations.ts'
import { readRecord } from './read-record.ts'
import type { Tables } from './tables.ts'
import { toAccountRow, toPostRow } from './to-row.ts'

const account = toAccountRow({ id: '1', screenName: 'ada', name: 'Ada' })
const rows = Array.from({ length: 1_203 }, (_, index) => {
  const text = index % 400 === 0 ? 'a rare #bird' : 'a post'
  const record = readRecord({ type: 'post', id: `${index + 1}`, account_id: '1', created_at: '2020-01-01', text })
  if (record.type !== 'post') throw new Error('A post is a post.')
  return toPostRow(record.accountId, record.post)
})

describeOnEachDatabase('posts that were there before the index of words', (createDatabase) => {
  test('are found', async () => {
    const storage = await (await createDatabase()).open()
    const { social_0006_terms: _index, ...earlier } = migrations
    await migrate(storage, [earlier])
    const database = storage.tables<Tables>()
    await database.insertInto('social_account').values(account).execute()
    await database.insertInto('social_post').values(rows).execute()
    await migrate(storage, [migrations])
    const network = createEngine({
      settings: testSettings,
      storage,
      now: Date.now,
      yieldToEventLoop: createYieldToEventLoop(),
    })
    const { posts } = await network.searchPosts(readSearch('#bird rare'), { count: 9 })
    expect(posts.map(({ post }) => post.id)).toEqual(['1201', '801', '401', '1'])
  })
})
