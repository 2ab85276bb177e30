import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { connectStorage } from '../../../kernel/foundation/storage/connect-storage.ts'
import { migrate } from '../../../kernel/foundation/storage/migrate.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { migrations } from './migrations.ts'

test.each([
  [
    "select * from encyclopedia_page where language = 'en' and title in ('Sea') order by revision_id",
    'encyclopedia_page_by_title (language=? AND title=?)',
  ],
  [
    "select * from encyclopedia_page where language = 'en' and title = 'Sea'",
    'encyclopedia_page_by_title (language=? AND title=?)',
  ],
  [
    "delete from encyclopedia_reference where language = 'en' and page_id in (1, 2)",
    'encyclopedia_reference_by_page (language=? AND page_id=?)',
  ],
  [
    "delete from encyclopedia_category where language = 'en' and page_id in (1, 2)",
    'encyclopedia_category_by_page (language=? AND page_id=?)',
  ],
])('SQLite reads no whole edition for "%s", in a process that starts later either', async (query, index) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mainstay-statistics-'))
  onTestFinished(() => rm(dataFolder, { recursive: true }))
  const first = await connectStorage({ dataFolder })
  await migrate(first, [migrations])
  expect(await explain(first, query)).toContain(index)
  await first.close()
  const later = await connectStorage({ dataFolder })
  onTestFinished(() => later.close())
  expect(await explain(later, query)).toContain(index)
})

async function explain(storage: Storage, query: string): Promise<string> {
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(query)}`.execute(
    storage.tables<unknown>(),
  )
  return rows.map(({ detail }) => detail).join('\n')
}
