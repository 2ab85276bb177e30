import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { migrate } from '../../../../kernel/foundation/storage/migrate.ts'
import type { Storage } from '../../../../kernel/foundation/storage/storage.ts'
import type { CreateDatabase } from '../../../../kernel/foundation/storage/testing/test-databases.ts'
import { migrations } from '../../storage/migrations.ts'
import { importWiki } from '../import-wiki.ts'

export async function openWikiStorage(create: CreateDatabase): Promise<Storage> {
  const storage = await (await create()).open()
  await migrate(storage, [migrations])
  return storage
}

/** Writes a file that is gone when the test has ended. */
export async function writeDump(bytes: string | Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-wiki-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'dump')
  await writeFile(path, bytes)
  return path
}

/** Imports a file and gives what it reported last. */
export async function importDump(storage: Storage, path: string, lang = 'de'): Promise<string> {
  let last = ''
  for await (const { summary } of importWiki(path, { lang }, { storage, now: Date.now })) last = summary
  return last
}
