import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { markTurn } from '../../foundation/observability/current-operation.ts'
import { createLogger, type Logger } from '../../foundation/observability/logger.ts'
import { migrate } from '../../foundation/storage/migrate.ts'
import {
  createSqliteDatabase,
  describeOnEachDatabase,
  type TestDatabase,
} from '../../foundation/storage/testing/test-databases.ts'
import { defineEcho } from '../../testing/echo.ts'
import { openTestPlatform } from '../../testing/open-test-platform.ts'
import type { Job } from '../../wire/interface/job.ts'
import { jobMigrations } from './migrations.ts'
import { type RunningJobs, startJobs } from './start-jobs.ts'

interface LeaseTable {
  name: string
  holder: string | null
  expires_at: number
}

interface Tables {
  job_lease: LeaseTable
  job_lease_away: LeaseTable
}

interface ReplicaOptions {
  readonly leaseMs?: number
  readonly log?: Logger
  readonly now?: () => number
}

async function startReplica(
  database: TestDatabase,
  job: Job,
  { leaseMs = 60_000, log = createLogger('silent'), now = Date.now }: ReplicaOptions = {},
): Promise<RunningJobs> {
  const platform = await openTestPlatform(database, { migrations: [jobMigrations], log, now })
  const jobs = startJobs({
    interfaces: [{ ...defineEcho(), jobs: { work: job } }],
    platform,
    capabilities: platform.capabilities,
    leaseMs,
  })
  onTestFinished(() => jobs.stop())
  return jobs
}

describeOnEachDatabase('jobs', (create) => {
  test('of three replicas one runs at a time, and all their runs keep the interval', async () => {
    const database = await create()
    // The clock of all three; it stands still unless it is moved.
    let time = 1_000_000
    const clock = () => time
    let runs = 0
    let running = 0
    let max = 0
    const job: Job = {
      everyMs: 20,
      async run() {
        runs += 1
        max = Math.max(max, ++running)
        await sleep(30)
        running -= 1
      },
    }
    const start = () => startReplica(database, job, { now: clock })
    await Promise.all([start(), start(), start()])
    for (let expected = 1; expected <= 5; expected++) {
      await expect.poll(() => runs).toBe(expected)
      // Each looks several times whether the job is due.
      await sleep(100)
      expect(runs).toBe(expected)
      time += 20
    }
    expect(max).toBe(1)
  })

  test('a job that has nothing to do by its settings takes no lease; a wrong setting stops the start', async () => {
    const database = await create()
    const platform = await openTestPlatform(database, { migrations: [jobMigrations] })
    let runs = 0
    const run = async () => void (runs += 1)
    const job: Job = { everyMs: 20, run }
    const start = (idle: Job) =>
      startJobs({
        interfaces: [{ ...defineEcho(), jobs: { job, idle } }],
        platform,
        capabilities: platform.capabilities,
      })
    expect(() =>
      start({
        everyMs: 20,
        run,
        isNeeded: () => {
          throw new OperatorError('That setting is wrong.')
        },
      }),
    ).toThrow('That setting is wrong.')
    const jobs = start({ everyMs: 20, run, isNeeded: () => false })
    onTestFinished(() => jobs.stop())
    await expect.poll(() => runs).toBeGreaterThanOrEqual(2)
    const leases = await platform.storage.tables<Tables>().selectFrom('job_lease').select('name').execute()
    expect(leases.map(({ name }) => name.split('.')[1])).toEqual(['job'])
  })

  test('a run that fails is followed by the next', async () => {
    let runs = 0
    const job: Job = {
      everyMs: 20,
      async run() {
        runs += 1
        throw new Error('this time not')
      },
    }
    await startReplica(await create(), job)
    await expect.poll(() => runs).toBeGreaterThanOrEqual(3)
  })

  test('stopping aborts the run, waits for it, and leaves it due for the next start', async () => {
    const database = await create()
    const ends: string[] = []
    const job: Job = {
      everyMs: 3_600_000,
      async run({ signal }) {
        ends.push('begun')
        await sleep(60_000, undefined, { signal }).catch(() => sleep(50))
        ends.push('ended')
      },
    }
    const jobs = await startReplica(database, job)
    await expect.poll(() => ends).toEqual(['begun'])
    await jobs.stop()
    expect(ends).toEqual(['begun', 'ended'])
    await startReplica(database, job)
    await expect.poll(() => ends).toEqual(['begun', 'ended', 'begun'])
  })

  test('a lease that is lost aborts the run', async () => {
    const database = await create()
    const reasons: unknown[] = []
    const job: Job = {
      everyMs: 3_600_000,
      async run({ signal, storage }) {
        await storage.tables<Tables>().updateTable('job_lease').set({ holder: 'another' }).execute()
        await sleep(20_000, undefined, { signal }).catch(() => reasons.push(signal.reason))
      },
    }
    await startReplica(database, job, { leaseMs: 300 })
    await expect.poll(() => reasons).toMatchObject([{ message: 'The lease of echo.work is lost.' }])
  })

  test('a run whose lease cannot be renewed is broken off before another may take it, and the log says so once', async () => {
    const database = await create()
    const storage = await database.open()
    await migrate(storage, [jobMigrations])
    const output = new PassThrough()
    const { promise: brokenOff, resolve } = Promise.withResolvers<number>()
    const tables = storage.tables<Tables>()
    let renames: Promise<void> | undefined
    let tries = 0
    const job: Job = {
      everyMs: 20,
      async run({ signal }) {
        tries += 1
        if (tries > 1) return
        signal.addEventListener('abort', () => resolve(Date.now()))
        renames ??= tables.schema.alterTable('job_lease').renameTo('job_lease_away').execute()
        await renames
        if (!signal.aborted) await once(signal, 'abort')
      },
    }
    await startReplica(database, job, { leaseMs: 3_000, log: createLogger('info', output) })
    const brokenOffAt = await brokenOff
    const lease = await tables.selectFrom('job_lease_away').select('expires_at').executeTakeFirstOrThrow()
    expect(brokenOffAt).toBeLessThan(Number(lease.expires_at))
    // Long enough for some twenty looks at whether the job is due.
    await sleep(500)
    await tables.schema.alterTable('job_lease_away').renameTo('job_lease').execute()
    await expect.poll(() => tries).toBeGreaterThan(1)
    let written = ''
    const readMore = () => (written += String(output.read() ?? ''))
    await expect.poll(readMore).toContain('the lease of a job can be handled again')
    expect(written.match(/cannot be handled/g)).toHaveLength(1)
  })
})

test('the watch of the event loop is told which job holds it', async () => {
  const platform = await openTestPlatform(await createSqliteDatabase(), { migrations: [jobMigrations] })
  const marked: unknown[] = []
  const work: Job = {
    everyMs: 60_000,
    async run() {
      await sleep(1)
      markTurn()
    },
  }
  const marker = { mark: (of: unknown) => void marked.push(of) }
  const jobs = startJobs({
    interfaces: [{ ...defineEcho(), jobs: { work } }],
    platform,
    capabilities: platform.capabilities,
    marker,
  })
  onTestFinished(() => jobs.stop())
  await expect.poll(() => marked).toContainEqual({ interface: 'echo', operation: 'work' })
})
