import { expect, test } from 'vitest'
import { migrate } from '../../../kernel/foundation/storage/migrate.ts'
import { describeOnEachDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { createYieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import { migrations } from '../storage/migrations.ts'
import { readSearch } from '../wire/read-search.ts'
import type { PostRange } from '../port.ts'
import { readRecord } from '../storage/read-record.ts'
import { writeRecords } from '../storage/write-records.ts'
import { testSettings } from '../testing/test-settings.ts'
import { describeSocialNetwork } from './conformance.ts'
import createEngine from './embedded.ts'

const post = (id: string, text: string, fields: object = {}): ContentRecord => ({
  type: 'post',
  id,
  account_id: '1001',
  created_at: '2020-01-01T00:00:00Z',
  text,
  ...fields,
})
const posts = Array.from({ length: 130 }, (_, index) => {
  const id = String(index + 1)
  const kind = id === '5' ? { reply_to: { postId: '77' } } : id === '6' ? { repost: true } : {}
  return post(id, `post ${id}`, kind)
})
const followers = Array.from({ length: 205 }, (_, index): ContentRecord[] => [
  { type: 'account', id: String(9_000 - index), screen_name: `f${index + 1}` },
  { type: 'follower', account_id: '1001', follower_id: String(9_000 - index) },
])
const records = [{ type: 'account', id: '1001', screen_name: 'ada', name: 'Ada' }, ...posts, ...followers.flat()]

describeOnEachDatabase('embedded', (createDatabase) => {
  const create = async (more: readonly ContentRecord[] = []) => {
    const storage = await (await createDatabase()).open()
    await migrate(storage, [migrations])
    await writeRecords(storage, [...records, ...more].map(readRecord))
    return createEngine({ settings: testSettings, storage, now: Date.now, yieldToEventLoop: createYieldToEventLoop() })
  }

  describeSocialNetwork('content that was imported', () => create())

  test('posts are found by words, by pairs of characters and by who wrote them', async () => {
    const network = await create([
      post('501', '東京都の図書館', { account_id: '9000' }),
      post('502', 'Post of ＃another one 7\0'),
    ])
    const search = async (query: string, range: PostRange = { count: 3 }) => {
      const { posts: found, next } = await network.searchPosts(readSearch(query), range)
      return [...found.map(({ post, account }) => `${account.screenName} ${post.id}`), next]
    }
    expect(await search('post 7')).toEqual(['ada 502', 'ada 7', undefined])
    expect(await search('post -another')).toEqual(['ada 130', 'ada 129', 'ada 128', '127'])
    expect(await search('"post 7" OR 図書館 OR from:f1 OR #another')).toEqual(['ada 502', 'f1 501', 'ada 7', undefined])
    expect(await search('京都')).toEqual(['f1 501', undefined])
    expect(await search('from:ada', { count: 2, upTo: '9', after: '7' })).toEqual(['ada 9', 'ada 8', undefined])
    expect(await search('from:ada', { count: 1, upTo: '9', after: '7' })).toEqual(['ada 9', '8'])
  })
})
