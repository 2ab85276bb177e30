import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { killScript, runScript } from '../../../kernel/testing/run-script.ts'
import { isSoak } from '../../../kernel/testing/soak.ts'
import { exportNotes } from '../storage/export-notes.ts'

const script = join(import.meta.dirname, '../testing/import-until-killed.ts')
/** The moments of killing lie as far apart either way. */
const kills = isSoak ? 10 : 3
const msBetweenMoments = 150 / kills
const count = 20_000
const writers = 40

/** Every note its own, every 500 of them another account's. */
const notes = Array.from({ length: count }, (_, index) => ({
  key: `n${`${index}`.padStart(5, '0')}`,
  urlname: `writer-${Math.floor((index * writers) / count)}`,
  title: `Note ${index}`,
  body: `<p>${`Words of note ${index}. `.repeat(20)}</p>`,
  publish_at: '2026-03-01T00:00:00Z',
}))

test('killed again and again in the middle, an import has lost nothing that it reported and doubles nothing', async () => {
  const database = await createSqliteDatabase()
  const { dataFolder } = database.options
  const path = join(dataFolder, 'notes.jsonl')
  await writeFile(path, notes.map((note) => `${JSON.stringify(note)}\n`).join(''))
  const readStored = async () => {
    const storage = await database.open()
    const [keys, bodies]: [unknown[], unknown[]] = [[], []]
    for await (const { type, key, body } of exportNotes({ storage })) {
      if (type !== 'note') continue
      keys.push(key)
      bodies.push(body)
    }
    await storage.close()
    return { keys, bodies }
  }

  let killed = 0
  for (let round = 0; round < kills; round++) {
    const { reported, wasRunning } = await killScript(round * msBetweenMoments, script, dataFolder, path)
    if (wasRunning) killed += 1
    const { keys, bodies } = await readStored()
    expect(reported).toBeGreaterThan(0)
    expect(keys.length).toBeGreaterThanOrEqual(reported)
    expect(keys).toEqual(notes.slice(0, keys.length).map(({ key }) => key))
    expect(bodies).toEqual(notes.slice(0, keys.length).map(({ body }) => body))
  }
  expect(killed).toBeGreaterThanOrEqual(Math.floor(kills * 0.8))

  expect(await runScript(script, dataFolder, path)).toBe(0)
  expect((await readStored()).keys).toEqual(notes.map(({ key }) => key))
})
