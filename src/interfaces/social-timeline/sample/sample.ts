import type { Platform } from '../../../kernel/foundation/platform.ts'
import { inBatches } from '../../../kernel/assembly/content/in-batches.ts'
import type { SocialRecord } from '../storage/records.ts'
import { idAtTime } from '../storage/snowflake.ts'
import type { Tables } from '../storage/tables.ts'
import { recordsPerTransaction, writeRecords } from '../storage/write-records.ts'
import { escapeText } from '../domain/text/escape-text.ts'
import { findEntities } from '../domain/text/find-entities.ts'
import { sampleFollowers } from './sample-followers.ts'
import { samplePosts } from './sample-posts.ts'

type Context = Pick<Platform, 'storage'>

const accountId = '8022'
const firstPostAt = Date.UTC(2026, 0, 5, 9)
const firstFollowerAt = Date.UTC(2025, 0, 1)
const hourMs = 60 * 60 * 1000

export async function addSample({ storage }: Context): Promise<void> {
  for await (const batch of inBatches(sampleRecords(), recordsPerTransaction)) await writeRecords(storage, batch)
}

export async function removeSample({ storage }: Context): Promise<void> {
  await storage
    .tables<Tables>()
    .transaction()
    .execute(async (transaction) => {
      const samples = transaction.selectFrom('social_account').select('id').where('is_sample', '=', 1)
      await transaction
        .deleteFrom('social_follower')
        .where((row) => row.or([row('account_id', 'in', samples), row('follower_id', 'in', samples)]))
        .execute()
      const posts = transaction.selectFrom('social_post').select('id').where('account_id', 'in', samples)
      await transaction.deleteFrom('social_term').where('post_id', 'in', posts).execute()
      await transaction.deleteFrom('social_post').where('account_id', 'in', samples).execute()
      await transaction.deleteFrom('social_account').where('is_sample', '=', 1).execute()
    })
}

async function* sampleRecords(): AsyncGenerator<SocialRecord> {
  yield {
    type: 'account',
    account: {
      id: accountId,
      screenName: 'mainstay',
      name: 'Mainstay (sample)',
      description: 'Sample content of the first start: made-up posts and followers. "mainstay samples remove" ends it.',
      createdAt: firstFollowerAt,
      isSample: true,
    },
  }
  yield* samplePosts.map(toPost)
  for (const { number, name } of sampleFollowers) {
    const createdAt = firstFollowerAt + number * hourMs
    const id = idAtTime(createdAt, number)
    const screenName = `sample_${String(number).padStart(3, '0')}`
    yield { type: 'account', account: { id, screenName, name, createdAt, isSample: true } }
    yield { type: 'follower', accountId, followerId: id }
  }
}

function toPost(plain: string, place: number): SocialRecord {
  const createdAt = firstPostAt + place * 31 * hourMs
  const text = escapeText(plain)
  const replyTo = plain.startsWith('@mainstay ') ? { accountId, screenName: 'mainstay' } : undefined
  const post = {
    id: idAtTime(createdAt, place),
    createdAt,
    text,
    entities: findEntities(text),
    language: 'und',
    source: '',
    replyTo,
    isRepost: false,
    isSensitive: false,
    repostCount: 0,
    favouriteCount: 0,
  }
  return { type: 'post', accountId, post }
}
