import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { killScript, runScript } from '../../../kernel/testing/run-script.ts'
import { isSoak } from '../../../kernel/testing/soak.ts'
import { exportUsers } from '../storage/export-users.ts'

const script = join(import.meta.dirname, '../testing/import-until-killed.ts')
/** The moments of killing lie as far apart either way. */
const kills = isSoak ? 10 : 3
const msBetweenMoments = 150 / kills
const count = 40_000

test('killed again and again in the middle, an import has lost nothing that it reported and doubles nothing', async () => {
  const database = await createSqliteDatabase()
  const { dataFolder } = database.options
  const path = join(dataFolder, 'users.jsonl')
  const people = Array.from({ length: count }, (_, index) => ({
    id: `${index}`.padStart(6, '0'),
    name: `user ${index}`,
  }))
  await writeFile(path, people.map((person) => `${JSON.stringify(person)}\n`).join(''))
  const readIds = async () => {
    const storage = await database.open()
    const ids: unknown[] = []
    for await (const { id } of exportUsers({ storage })) ids.push(id)
    await storage.close()
    return ids
  }

  let killed = 0
  for (let round = 0; round < kills; round++) {
    const { reported, wasRunning } = await killScript(round * msBetweenMoments, script, dataFolder, path)
    if (wasRunning) killed += 1
    const ids = await readIds()
    expect(reported).toBeGreaterThan(0)
    expect(ids.slice(0, reported)).toEqual(people.slice(0, reported).map(({ id }) => id))
    expect(ids).toEqual(people.slice(0, ids.length).map(({ id }) => id))
  }
  expect(killed).toBeGreaterThanOrEqual(Math.floor(kills * 0.8))

  expect(await runScript(script, dataFolder, path)).toBe(0)
  expect(await readIds()).toEqual(people.map(({ id }) => id))
})
