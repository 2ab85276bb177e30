import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabaseUrl } from './create-database-url.ts'
import { startReplica } from './start-replica.ts'

const postgres = inject('postgres')
const without = 'missing' in postgres ? ` (${postgres.missing})` : ''

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-replicas-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** One key is printed, and every replica takes it. */
async function startThree(environment: Readonly<Record<string, string>>): Promise<void> {
  const replicas = await Promise.all(Array.from({ length: 3 }, () => startReplica(environment)))
  const [key, ...others] = replicas.map(({ firstKey }) => firstKey).filter((each) => each !== undefined)
  expect(key).toMatch(/^ms_/)
  expect(others).toEqual([])
  for (const { origin } of replicas) {
    const response = await fetch(`${origin}/chat/v1/models`, { headers: { authorization: `Bearer ${key}` } })
    expect(response.status).toBe(200)
  }
}

test.skipIf('missing' in postgres)(
  `three replicas that start at once on an empty PostgreSQL print one first key${without}`,
  async () => startThree({ DATABASE_URL: await createDatabaseUrl() }),
)

test('three processes that start at once on an empty data folder print one first key', async () =>
  startThree({ MAINSTAY_DATA: await makeFolder() }))
