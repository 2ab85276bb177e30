/** What holds for everything that an interface keeps, whoever wrote it: a new content is tested here as soon as it is in the list. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { interfaces } from '../src/interfaces/index.ts'
import type { Content, ContentContext } from '../src/kernel/content/content.ts'
import { contentMigrations } from '../src/kernel/content/migrations.ts'
import { contentsOf } from '../src/kernel/content/contents-of.ts'
import { exportLines } from '../src/kernel/content/export-lines.ts'
import { restoreLines } from '../src/kernel/content/restore-lines.ts'
import { createLogger } from '../src/kernel/observability/logger.ts'
import { migrate } from '../src/kernel/storage/migrate.ts'
import { type CreateDatabase, describeOnEachDatabase } from '../src/kernel/storage/testing/test-databases.ts'

const contents = contentsOf(interfaces)
const log = createLogger('silent')
const restoring = { report: () => {}, signal: new AbortController().signal }

async function openContext(create: CreateDatabase): Promise<ContentContext> {
  const storage = await (await create()).open()
  await migrate(storage, [contentMigrations, ...interfaces.map(({ migrations }) => migrations)])
  return { storage, log, now: Date.now }
}

async function exportAll(chosen: readonly Content[], context: ContentContext): Promise<string[]> {
  const lines: string[] = []
  for await (const line of exportLines(chosen, context)) lines.push(line)
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
      const context = await openContext(create)
      const before = await exportAll([content], context)
      await content.addSample(context)
      const once = await exportAll([content], context)
      expect(once.length).toBeGreaterThan(before.length)
      await content.addSample(context)
      expect(await exportAll([content], context)).toEqual(once)
    })

    test('its sample goes without a trace', async () => {
      const context = await openContext(create)
      const before = await exportAll([content], context)
      await content.addSample(context)
      await content.removeSample(context)
      expect(await exportAll([content], context)).toEqual(before)
    })
  })

  test('what was exported, restored and exported again is the same bytes; restoring twice changes nothing', async () => {
    const context = await openContext(create)
    for (const content of contents) await content.addSample(context)
    const exported = await exportAll(contents, context)
    const path = await writeExport(exported)
    const fresh = await openContext(create)
    await restoreLines(path, contents, fresh, restoring)
    expect(await exportAll(contents, fresh)).toEqual(exported)
    await restoreLines(path, contents, fresh, restoring)
    expect(await exportAll(contents, fresh)).toEqual(exported)
  })

  test('a restored sample is still a sample', async () => {
    const context = await openContext(create)
    const before = await exportAll(contents, context)
    for (const content of contents) await content.addSample(context)
    const path = await writeExport(await exportAll(contents, context))
    const fresh = await openContext(create)
    await restoreLines(path, contents, fresh, restoring)
    for (const content of contents) await content.removeSample(fresh)
    expect(await exportAll(contents, fresh)).toEqual(before)
  })
})
