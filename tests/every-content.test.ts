/** What holds for everything that an interface keeps, whoever wrote it: a new content is tested here as soon as it is in the list. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { interfaces } from '../src/interfaces/index.ts'
import type { Content } from '../src/kernel/content/content.ts'
import type { Platform } from '../src/kernel/platform.ts'
import { capabilitiesOf } from '../src/kernel/engines/capabilities-of.ts'
import { contentMigrations } from '../src/kernel/content/migrations.ts'
import { contentsOf } from '../src/kernel/content/contents-of.ts'
import { exportLines } from '../src/kernel/content/export-lines.ts'
import { restoreLines } from '../src/kernel/content/restore-lines.ts'
import { type CreateDatabase, describeOnEachDatabase } from '../src/kernel/storage/testing/test-databases.ts'
import { openTestPlatform } from '../src/kernel/testing/open-test-platform.ts'

const contents = contentsOf(interfaces)
const restoring = { report: () => {}, signal: new AbortController().signal }

async function openPlatform(create: CreateDatabase): Promise<Platform> {
  const keepers = [...capabilitiesOf(interfaces), ...interfaces]
  const migrations = [contentMigrations, ...keepers.map((keeper) => keeper.migrations)]
  return openTestPlatform(await create(), { migrations })
}

async function exportAll(chosen: readonly Content[], platform: Platform): Promise<string[]> {
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
  const names = contents.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  expect(names.filter((name) => !/^[a-z]+$/.test(name) || name === 'all')).toEqual([])
})

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
