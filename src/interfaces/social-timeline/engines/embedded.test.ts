import { migrate } from '../../../kernel/storage/migrate.ts'
import { describeOnEachDatabase } from '../../../kernel/storage/testing/test-databases.ts'
import type { ContentRecord } from '../../../kernel/content/content.ts'
import { migrations } from '../storage/migrations.ts'
import { readRecord } from '../storage/read-record.ts'
import { writeRecords } from '../storage/write-records.ts'
import { testSettings } from '../testing/test-settings.ts'
import { describeSocialNetwork } from './conformance.ts'
import createEngine from './embedded.ts'

const posts = Array.from({ length: 130 }, (_, index): ContentRecord => {
  const id = String(index + 1)
  const kind = id === '5' ? { reply_to: { postId: '77' } } : id === '6' ? { repost: true } : {}
  return { type: 'post', id, account_id: '1001', created_at: '2020-01-01T00:00:00Z', text: `post ${id}`, ...kind }
})
const followers = Array.from({ length: 205 }, (_, index): ContentRecord[] => [
  { type: 'account', id: String(9_000 - index), screen_name: `f${index + 1}` },
  { type: 'follower', account_id: '1001', follower_id: String(9_000 - index) },
])
const records = [{ type: 'account', id: '1001', screen_name: 'ada', name: 'Ada' }, ...posts, ...followers.flat()]

describeOnEachDatabase('embedded', (createDatabase) => {
  describeSocialNetwork('content that was imported', async () => {
    const storage = await (await createDatabase()).open()
    await migrate(storage, [migrations])
    await writeRecords(storage, records.map(readRecord))
    return createEngine({ settings: testSettings, storage, now: Date.now })
  })
})
