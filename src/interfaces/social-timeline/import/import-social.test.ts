import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { contentMigrations } from '../../../kernel/assembly/content/migrations.ts'
import { restoreLines } from '../../../kernel/assembly/content/restore-lines.ts'
import { describeOnEachDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import { social } from '../content.ts'
import { migrations } from '../storage/migrations.ts'
import { exportAll, importAll, makeFolder } from '../testing/import-all.ts'
import { twitterFiles, writeZip } from '../testing/write-archives.ts'

describeOnEachDatabase('importing', (createDatabase) => {
  const open = async (): Promise<Platform> =>
    openTestPlatform(await createDatabase(), { migrations: [contentMigrations, migrations] })

  test('the same archive twice adds nothing', async () => {
    const platform = await open()
    const path = join(await makeFolder(), 'archive.zip')
    await writeZip(path, twitterFiles(1_201))
    expect(await importAll(path, platform)).toMatchObject({ summary: '1,201 new posts, 1,201 new followers' })
    const once = await exportAll(platform)
    expect(await importAll(path, platform)).toMatchObject({ summary: '0 new posts, 0 new followers' })
    expect(await exportAll(platform)).toBe(once)
  })

  test('export and restore give the same bytes, sample included', async () => {
    const [from, to] = [await open(), await open()]
    await social.addSample(from)
    const archive = join(await makeFolder(), 'archive.zip')
    await writeZip(archive, twitterFiles(700))
    await importAll(archive, from)
    const exported = await exportAll(from)
    const file = join(await makeFolder(), 'export.jsonl')
    await writeFile(file, exported)
    for (const _twice of [1, 2]) {
      await restoreLines(file, [social], to, { report: () => {}, signal: new AbortController().signal })
      expect(await exportAll(to)).toBe(exported)
    }
  })

  test('two imports at once of one archive add it once', async () => {
    const platform = await open()
    const path = join(await makeFolder(), 'archive.zip')
    await writeZip(path, twitterFiles(1_201))
    await Promise.all([importAll(path, platform), importAll(path, platform)])
    const lines = (await exportAll(platform)).split('\n')
    expect(lines.filter((line) => line.includes('"type":"follower"'))).toHaveLength(1_201)
    const counts = await platform.storage
      .tables<{ social_account: { id: string; follower_count: number; post_count: number } }>()
      .selectFrom('social_account')
      .select(['follower_count', 'post_count'])
      .where('id', '=', '00000000000000012345')
      .execute()
    expect(counts).toEqual([{ follower_count: 1_201, post_count: 1_201 }])
  })

  test('the sample comes once and goes without a trace', async () => {
    const platform = await open()
    await social.addSample(platform)
    const sample = await exportAll(platform)
    expect(sample.split('\n')).toHaveLength(451 + 60 + 450 + 1)
    await social.addSample(platform)
    expect(await exportAll(platform)).toBe(sample)
    await social.removeSample(platform)
    expect(await exportAll(platform)).toBe('')
  })
})
