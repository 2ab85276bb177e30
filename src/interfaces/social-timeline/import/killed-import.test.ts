import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { isSoak } from '../../../kernel/testing/soak.ts'
import type { Tables } from '../storage/tables.ts'
import { twitterFiles, writeZip } from '../testing/write-archives.ts'

const count = 6_000
const kills = isSoak ? 10 : 3
/** So far does each run come further than the one before, so that kills meet posts and followers alike. */
const batchesFurther = Math.ceil(20 / kills)

/** Imports until `killAfter` more lines were printed, and gives the last line. */
async function importFor(dataFolder: string, archive: string, killAfter: number): Promise<string> {
  const program = join(import.meta.dirname, '../testing/import-archive.ts')
  const child = spawn(process.execPath, [program, dataFolder, archive], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  let last = ''
  let lines = 0
  for await (const line of createInterface(child.stdout)) {
    last = line
    lines += 1
    if (lines === killAfter) child.kill('SIGKILL')
  }
  await exited
  return last
}

const numbersIn = (summary: string) => (summary.match(/[\d,]+/g) ?? []).map((text) => Number(text.replaceAll(',', '')))

test('an import that is killed again and again loses nothing it reported and doubles nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const archive = join(folder, 'archive.zip')
  await writeZip(archive, twitterFiles(count))
  const { options, open } = await createSqliteDatabase()

  let [posts, followers] = [0, 0]
  for (let kill = 1; kill <= kills; kill++) {
    const [newPosts = 0, newFollowers = 0] = numbersIn(
      await importFor(options.dataFolder, archive, kill * batchesFurther),
    )
    posts += newPosts
    followers += newFollowers
    const storage = await open()
    const held = await countRows(storage.tables<Tables>())
    await storage.close()
    // A batch may have been committed whose line the kill cut off.
    expect(held.posts).toBeGreaterThanOrEqual(posts)
    expect(held.followers).toBeGreaterThanOrEqual(followers)
    expect(held.counted).toEqual({ post_count: held.posts, follower_count: held.followers })
    ;({ posts, followers } = held)
  }
  await importFor(options.dataFolder, archive, Infinity)
  const database = (await open()).tables<Tables>()
  expect(await countRows(database)).toEqual({
    posts: count,
    followers: count,
    counted: { post_count: count, follower_count: count },
  })
  const order = await database.selectFrom('social_follower').select('follower_id').orderBy('position').execute()
  expect(order.map((row) => Number(row.follower_id))).toEqual(
    Array.from({ length: count }, (_, index) => 50_000 + index),
  )
})

async function countRows(database: Kysely<Tables>) {
  const count = async (table: 'social_post' | 'social_follower') => {
    const row = await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    return row.rows
  }
  const counted = await database
    .selectFrom('social_account')
    .select(['post_count', 'follower_count'])
    .where('id', '=', '00000000000000012345')
    .executeTakeFirst()
  return {
    posts: await count('social_post'),
    followers: await count('social_follower'),
    counted: counted ?? { post_count: 0, follower_count: 0 },
  }
}
