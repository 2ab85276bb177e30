/** Databases of earlier releases, with what was written by them: `npm run release` adds that of each. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { interfaces } from '../src/interfaces/index.ts'
import { openTestApp } from '../src/kernel/testing/open-test-app.ts'
import { writeReleasedSchema } from '../scripts/release/write-released-schema.ts'

const folder = join(import.meta.dirname, 'released-schemas')
const released = await readdir(folder)

async function openDataFolder(database: Buffer) {
  const data = await mkdtemp(join(tmpdir(), 'mainstay-released-'))
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  await writeFile(join(data, 'mainstay.sqlite'), gunzipSync(database))
  return data
}

test.each(released)('the database of %s is brought forward, and what it holds is kept', async (name) => {
  const data = await openDataFolder(await readFile(join(folder, name)))
  const { server, keys } = await openTestApp(interfaces, { MAINSTAY_DATA: data })
  expect((await server.inject('/readyz')).statusCode).toBe(200)
  expect((await keys.list()).map((key) => key.name)).toContain('kept from before')
})

test('what was answered and stored before 0.2.0 is there still', async () => {
  const data = await openDataFolder(await readFile(join(folder, 'before-0.2.0.sqlite.gz')))
  await openTestApp(interfaces, { MAINSTAY_DATA: data })
  const database = new DatabaseSync(join(data, 'mainstay.sqlite'), { readOnly: true })
  onTestFinished(() => database.close())
  expect(database.prepare('select id from responses_response').all()).toEqual([
    { id: 'resp_f47029ebd0324bffaaead8276ee6cb85' },
  ])
})

test('a database that a later release has brought forward is refused with a sentence', async () => {
  const data = await openDataFolder(await readFile(join(folder, 'before-0.2.0.sqlite.gz')))
  const database = new DatabaseSync(join(data, 'mainstay.sqlite'))
  database
    .prepare('insert into migration (name, applied_at, version, stops_older) values (?, ?, ?, ?)')
    .run('zebras_0001_stripes', Date.now(), '9.0.0', 0)
  database.close()
  await expect(openTestApp(interfaces, { MAINSTAY_DATA: data })).rejects.toThrow(
    'The database was last brought forward by Mainstay 9.0.0 (migration "zebras_0001_stripes")',
  )
})

test('a release keeps such a database of itself', async () => {
  const data = await mkdtemp(join(tmpdir(), 'mainstay-released-'))
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  await writeReleasedSchema(join(data, 'this.gz'))
  const opened = await openDataFolder(await readFile(join(data, 'this.gz')))
  const { keys } = await openTestApp(interfaces, { MAINSTAY_DATA: opened })
  expect((await keys.list()).map((key) => key.name)).toContain('kept from before')
})
