import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { killScript, runScript } from '../../../kernel/testing/run-script.ts'
import { createWikiStore } from '../storage/create-wiki-store.ts'
import type { Tables } from '../storage/tables.ts'
import { composeDump } from './testing/compose-dump.ts'

const script = join(import.meta.dirname, 'testing/import-until-killed.ts')
const count = 1_800

const dump = composeDump(
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Ort ${index}`,
    texts: [`[[Ort ${index + 1}]] ${`${index} liegt an der Spree. `.repeat(300)}`],
  })),
)

async function readIds(storage: Storage): Promise<number[]> {
  const rows = await storage.tables<Tables>().selectFrom('encyclopedia_page').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

const packings: readonly (readonly [string, () => Buffer])[] = [
  ['as it is', () => Buffer.from(dump)],
  ['.gz', () => gzipSync(dump, { level: 1 })],
  ...(hasBzip2()
    ? [['.bz2', () => execFileSync('bzip2', ['-1', '-c'], { input: dump, maxBuffer: 1e8 })] as const]
    : []),
]

function hasBzip2(): boolean {
  try {
    execFileSync('bzip2', ['--help'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test.each(packings)('killed in the middle, an import of a dump %s loses and doubles nothing', async (_name, pack) => {
  const database = await createSqliteDatabase()
  const { dataFolder } = database.options
  const path = join(dataFolder, 'dump')
  await writeFile(path, pack())
  const ids = Array.from({ length: count }, (_, index) => index + 1)

  let killed = 0
  for (let round = 0; round < 2; round++) {
    const { reported, wasRunning } = await killScript(round * 30, script, dataFolder, path)
    if (wasRunning) killed += 1
    const storage = await database.open()
    const stored = await readIds(storage)
    await storage.close()
    expect(stored.length).toBeGreaterThanOrEqual(reported)
    expect(stored).toEqual(ids.slice(0, stored.length))
  }
  expect(killed).toBeGreaterThanOrEqual(1)

  expect(await runScript(script, dataFolder, path)).toBe(0)
  const storage = await database.open()
  expect(await readIds(storage)).toEqual(ids)
  const store = createWikiStore(storage)
  expect(await store.countPages('de')).toEqual({ pages: count, articles: count })
  expect(await store.listLinks('de', [count], { limit: 5 })).toEqual([
    { from: count, namespace: 0, title: `Ort ${count}` },
  ])
})
