/** No request ends the process: the storage fails under those who ask it. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask, errorsBy, expectTold, type Outcome } from '../../src/kernel/testing/faulty/expect-contained.ts'
import { type FaultyServer, startFaulty } from '../../src/kernel/testing/faulty/start-faulty.ts'

let server: FaultyServer
/** All tables are away, as another process could leave them. */
beforeAll(async () => {
  server = await startFaulty()
  const failed = () => server.errors.filter(({ job }) => job !== undefined)
  await vi.waitFor(() => expect(failed()).toHaveLength(2), 20_000)
  using database = new DatabaseSync(join(server.folder, 'mainstay.sqlite'), { timeout: 10_000 })
  for (const table of ['api_key', 'daily_quota', 'job_lease'])
    database.exec(`alter table ${table} rename to ${table}_away`)
})
afterAll(() => server.stop())

const told = { status: 500, body: expect.stringContaining('"code":"internal"') }

test('looking up a key', async () => {
  const request = { headers: { authorization: `Bearer ms_0123456789ab_${'a'.repeat(32)}` } }
  let outcome: Outcome | undefined
  const [line] = await errorsBy(server, async () => (outcome = await ask(server, '/faulty/keyed/none', request)), 1)
  expect(outcome).toMatchObject(told)
  expect(line).toMatchObject({ requestId: outcome?.requestId, interface: 'faulty', operation: 'keyed' })
})

test('counting what was used', async () => {
  await expectTold(server, '/faulty/quota/none', 'quota', told)
})

test('the routes of the server answer', async () => {
  for (const path of ['/healthz', '/readyz', '/status.json', '/metrics', '/openapi.json', '/docs', '/'])
    expect([path, (await ask(server, path)).status]).toEqual([path, 200])
})

test('the lease of a job', async () => {
  const said = () => server.errors.filter(({ msg }) => msg.startsWith('the lease of a job cannot be handled'))
  await expect
    .poll(() =>
      said()
        .map(({ job }) => job)
        .toSorted(),
    )
    .toEqual(['faulty.rejects', 'faulty.throws'])
  expect(server.isAlive).toBe(true)
})
