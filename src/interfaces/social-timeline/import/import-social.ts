import type { ImportProgress } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { inBatches } from '../../../kernel/assembly/content/in-batches.ts'
import { openSource } from '../../../kernel/assembly/content/open-source.ts'
import { recordsPerTransaction, type Written, writeRecords } from '../storage/write-records.ts'
import { openJsonLines } from './open-json-lines.ts'
import { openMastodonArchive } from './open-mastodon-archive.ts'
import { openTwitterArchive } from './open-twitter-archive.ts'
import type { SocialSource } from './source.ts'

/** Takes an archive in. What is here already is passed over, so that an import that was broken off is done again. */
export async function* importSocial(
  path: string,
  options: Readonly<Record<string, string>>,
  { storage }: Pick<Platform, 'storage'>,
): AsyncGenerator<ImportProgress> {
  await using source = await open(path, options['account'])
  const added = { accounts: 0, posts: 0, followers: 0 }
  for await (const batch of inBatches(source.records, recordsPerTransaction)) {
    const written = await writeRecords(storage, batch)
    added.accounts += written.accounts
    added.posts += written.posts
    added.followers += written.followers
    yield toProgress(source, added)
  }
  const { total } = source.progress()
  yield { ...toProgress(source, added), ...(total === undefined ? {} : { done: total }) }
}

function toProgress(source: SocialSource, added: Written): ImportProgress {
  const [posts, followers] = [added.posts, added.followers].map((count) => count.toLocaleString('en'))
  return { ...source.progress(), unit: 'bytes', summary: `${posts} new posts, ${followers} new followers` }
}

/** The first bytes show the kind: zip (PK) from Twitter, gzip (RFC 1952) from Mastodon, else JSON Lines. */
async function open(path: string, account: string | undefined): Promise<SocialSource> {
  const first = await readFirstBytes(path)
  if (first.toString('latin1') === 'PK') return openTwitterArchive(path, account)
  if (first[0] === 0x1f && first[1] === 0x8b) return openMastodonArchive(path, account)
  return openJsonLines(path)
}

async function readFirstBytes(path: string): Promise<Buffer> {
  const { stream } = await openSource(path)
  for await (const chunk of stream) return Buffer.from(chunk).subarray(0, 2)
  return Buffer.alloc(0)
}
