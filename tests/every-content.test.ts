/** What holds for everything that an interface keeps, whoever wrote it: a new content is tested here as soon as it is in the list. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { interfaces } from '../src/interfaces/index.ts'
import type { KeptContent } from '../src/kernel/wire/interface/content.ts'
import type { Platform } from '../src/kernel/foundation/platform.ts'
import { capabilitiesOf } from '../src/kernel/wire/interface/capabilities-of.ts'
import { contentMigrations } from '../src/kernel/assembly/content/migrations.ts'
import { contentsOf, keptContentsOf } from '../src/kernel/assembly/content/contents-of.ts'
import { exportLines } from '../src/kernel/assembly/content/export-lines.ts'
import { restoreLines } from '../src/kernel/assembly/content/restore-lines.ts'
import { type CreateDatabase, describeOnEachDatabase } from '../src/kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../src/kernel/testing/open-test-platform.ts'

const contents = contentsOf(interfaces)
const keptContents = keptContentsOf(interfaces)
const restoring = { report: () => {}, signal: new AbortController().signal }

async function openPlatform(create: CreateDatabase): Promise<Platform> {
  const keepers = [...capabilitiesOf(interfaces), ...interfaces]
  const migrations = [contentMigrations, ...keepers.map((keeper) => keeper.migrations)]
  return openTestPlatform(await create(), { migrations })
}

async function exportAll(chosen: readonly KeptContent[], platform: Platform): Promise<string[]> {
  const lines: string[] = []
  for await (const line of exportLines(chosen, platform)) lines.push(line)
  return lines
}

async function writeExport(lines: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'export.jsonl')
  await writeFile(path, lines.join(''))
  return path
}

test('each content has a name of its own, one word', () => {
  const names = keptContents.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  expect(names.filter((name) => !/^[a-z]+$/.test(name) || name === 'all')).toEqual([])
})

/** Tables that an export leaves out, and why. All others have as many rows after it was taken in elsewhere. */
const leftOut: Readonly<Record<string, string>> = {
  api_key: 'keys do not move along',
  audit_log: 'what operators did here',
  content_sample: 'noted anew',
  daily_quota: 'what was used up of a day',
  encyclopedia_category: 'an index, made anew by the server',
  encyclopedia_document: 'an index, made anew by the server',
  encyclopedia_import: 'how far an import has come',
  encyclopedia_reference: 'an index, made anew by the server',
  image_reading: 'words that were read in pictures, for two days',
  job_lease: 'which replica works',
  key_usage: 'what keys used here',
  migration: 'how far the database has come',
  rate_limit: 'what was used up of a minute',
  social_token: 'tokens are keys',
  translation_document: 'documents under way, for an hour',
  translation_document_piece: 'documents under way, for an hour',
  transit_live_source: 'live data of the last minutes',
  transit_secret: 'what courses are signed with; another server has its own',
}

/** What only callers leave here has no sample. */
const leftByCallers = JSON.stringify({
  content: 'responses',
  type: 'response',
  id: 'resp_1',
  owner: 'key-1',
  description: { object: 'response' },
  input: [{ id: 'msg_1', type: 'message', role: 'user', status: 'completed', content: [] }],
  output: [],
})

async function countRows({ storage }: Platform): Promise<Record<string, number>> {
  const tables = await storage.tables<Record<string, object>>().introspection.getTables()
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    // Tables of the full text index are named after the virtual one that they belong to.
    if (name in leftOut || name.startsWith('encyclopedia_search')) continue
    const { rows } = await sql<{ count: unknown }>`select count(*) as count from ${sql.table(name)}`.execute(
      storage.tables<object>(),
    )
    counts[name] = Number(rows[0]?.count)
  }
  return counts
}

describeOnEachDatabase('every content', (create) => {
  describe.each(contents.map((content) => [content.name, content] as const))('%s', (_name, content) => {
    test('its sample is not empty, and adding it again changes nothing', async () => {
      const platform = await openPlatform(create)
      const before = await exportAll([content], platform)
      await content.addSample(platform)
      const once = await exportAll([content], platform)
      expect(once.length).toBeGreaterThan(before.length)
      await content.addSample(platform)
      expect(await exportAll([content], platform)).toEqual(once)
    })

    test('its sample goes without a trace', async () => {
      const platform = await openPlatform(create)
      const before = await exportAll([content], platform)
      await content.addSample(platform)
      await content.removeSample(platform)
      expect(await exportAll([content], platform)).toEqual(before)
    })
  })

  test('what was exported, restored and exported again is the same bytes; restoring twice changes nothing', async () => {
    const platform = await openPlatform(create)
    for (const content of contents) await content.addSample(platform)
    const exported = await exportAll(contents, platform)
    const path = await writeExport(exported)
    const fresh = await openPlatform(create)
    await restoreLines(path, contents, fresh, restoring)
    expect(await exportAll(contents, fresh)).toEqual(exported)
    await restoreLines(path, contents, fresh, restoring)
    expect(await exportAll(contents, fresh)).toEqual(exported)
  })

  test('every table that is not left out for a reason is filled anew from an export', async () => {
    const platform = await openPlatform(create)
    for (const content of contents) await content.addSample(platform)
    await restoreLines(await writeExport([`${leftByCallers}\n`]), keptContents, platform, restoring)
    const counts = await countRows(platform)
    expect(Object.keys(counts).filter((table) => counts[table] === 0)).toEqual([])
    const fresh = await openPlatform(create)
    const exported = await exportAll(keptContents, platform)
    await restoreLines(await writeExport(exported), keptContents, fresh, restoring)
    expect(await countRows(fresh)).toEqual(counts)
    expect(await exportAll(keptContents, fresh)).toEqual(exported)
  })

  test('a restored sample is still a sample', async () => {
    const platform = await openPlatform(create)
    const before = await exportAll(contents, platform)
    for (const content of contents) await content.addSample(platform)
    const path = await writeExport(await exportAll(contents, platform))
    const fresh = await openPlatform(create)
    await restoreLines(path, contents, fresh, restoring)
    for (const content of contents) await content.removeSample(fresh)
    expect(await exportAll(contents, fresh)).toEqual(before)
  })
})
