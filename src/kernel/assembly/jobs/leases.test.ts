import { expect, test } from 'vitest'
import { migrate } from '../../foundation/storage/migrate.ts'
import { describeOnEachDatabase, type TestDatabase } from '../../foundation/storage/testing/test-databases.ts'
import { createLeases } from './leases.ts'
import { jobMigrations } from './migrations.ts'

/** Two replicas on one database and one clock. */
async function openReplicas(database: TestDatabase) {
  const clock = { time: Date.UTC(2026, 0, 31) }
  const open = async (holder: string) => {
    const storage = await database.open()
    await migrate(storage, [jobMigrations])
    return createLeases({ storage, holder, leaseMs: 60_000, now: () => clock.time })
  }
  return { clock, here: await open('here'), there: await open('there') }
}

const everyMs = 1_800_000

describeOnEachDatabase('leases', (create) => {
  test('one replica takes it; the other has its turn when the run is over and the next is due', async () => {
    const { clock, here, there } = await openReplicas(await create())
    expect(await here.take('refresh', everyMs)).toBe(true)
    expect(await there.take('refresh', everyMs)).toBe(false)
    expect(await here.take('refresh', everyMs)).toBe(false)
    await here.release('refresh', 'finished')
    clock.time += everyMs - 1
    expect(await there.take('refresh', everyMs)).toBe(false)
    clock.time += 1
    expect(await there.take('refresh', everyMs)).toBe(true)
  })

  test('of many asking at once one gets it', async () => {
    const { here, there } = await openReplicas(await create())
    const asked = Array.from({ length: 20 }, (_none, index) => (index % 2 ? here : there).take('refresh', everyMs))
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1)
  })

  test('a run goes on past the interval while it is renewed', async () => {
    const { clock, here, there } = await openReplicas(await create())
    await here.take('refresh', 1_000)
    for (let step = 0; step < 5; step++) {
      clock.time += 50_000
      expect(await here.renew('refresh')).toBe(true)
      expect(await there.take('refresh', 1_000)).toBe(false)
    }
  })

  test('a replica that vanished is replaced once its lease runs out, long before the next run is due', async () => {
    const { clock, here, there } = await openReplicas(await create())
    await here.take('refresh', everyMs)
    clock.time += 59_999
    expect(await there.take('refresh', everyMs)).toBe(false)
    clock.time += 1
    expect(await there.take('refresh', everyMs)).toBe(true)
    expect(await here.renew('refresh')).toBe(false)
    await here.release('refresh', 'finished')
    expect(await there.renew('refresh')).toBe(true)
  })

  test('a run that was broken off is due again at once', async () => {
    const { here, there } = await openReplicas(await create())
    await here.take('refresh', everyMs)
    await here.release('refresh', 'broken-off')
    expect(await there.take('refresh', everyMs)).toBe(true)
  })

  test('a start noted by a clock far ahead does not stop the job for good', async () => {
    const { clock, here } = await openReplicas(await create())
    clock.time += 1e12
    await here.take('refresh', everyMs)
    await here.release('refresh', 'finished')
    clock.time -= 1e12
    expect(await here.take('refresh', everyMs)).toBe(true)
  })

  test('jobs are independent', async () => {
    const { here, there } = await openReplicas(await create())
    expect(await here.take('one', everyMs)).toBe(true)
    expect(await there.take('two', everyMs)).toBe(true)
  })
})
