import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { pairMigrations, readPairs, writePair } from './testing/pairs.ts'
import { createSqliteDatabase } from './testing/test-databases.ts'

type Child = ChildProcessByStdio<null, Readable, Readable>

function startWriter(dataFolder: string, writer: string, count: number): Child {
  const program = join(import.meta.dirname, 'testing/write-pairs.ts')
  const child = spawn(process.execPath, [program, dataFolder, writer, String(count)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

interface Outcome {
  readonly code: unknown
  readonly acknowledged: string[]
  readonly errors: string
}

async function finish(child: Child): Promise<Outcome> {
  const [[code], acknowledged, errors] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, acknowledged: acknowledged.split('\n').filter(Boolean), errors }
}

test('three processes start on an empty folder at once and write while this one reads and writes', async () => {
  const database = await createSqliteDatabase()
  const outcomes = Promise.all(
    ['a', 'b', 'c'].map((writer) => finish(startWriter(database.options.dataFolder, writer, 150))),
  )
  const storage = await database.open()
  await migrate(storage, [pairMigrations])
  for (let number = 1; number <= 150; number++) {
    await writePair(storage, 'here', number)
    expect(await readPairs(storage)).toContain(`here ${number}`)
  }
  const all = await outcomes
  expect(all.map(({ code, errors }) => [code, errors])).toEqual([
    [0, ''],
    [0, ''],
    [0, ''],
  ])
  const acknowledged = all.flatMap((outcome) => outcome.acknowledged)
  expect(acknowledged).toHaveLength(450)
  const pairs = await readPairs(storage)
  expect(pairs.size).toBe(600)
  for (const pair of acknowledged) expect(pairs).toContain(pair)
})

test('a process killed in the middle of writing loses nothing that it acknowledged, and stops nobody', async () => {
  const database = await createSqliteDatabase()
  const storage = await database.open()
  await migrate(storage, [pairMigrations])
  const child = startWriter(database.options.dataFolder, 'victim', 1_000_000)
  const acknowledged: string[] = []
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line)
    if (acknowledged.length === 100) child.kill('SIGKILL')
  }
  await writePair(storage, 'survivor', 1)
  await storage.close()

  const pairs = await readPairs(await database.open())
  expect(acknowledged.length).toBeGreaterThanOrEqual(100)
  for (const pair of acknowledged) expect(pairs).toContain(pair)
  expect(pairs).toContain('survivor 1')
  // One more may have been committed, whose line the kill cut off.
  expect(pairs.size - acknowledged.length - 1).toBeOneOf([0, 1])
})
