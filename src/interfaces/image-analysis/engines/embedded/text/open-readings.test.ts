import { expect, test } from 'vitest'
import { kernelError } from '../../../../../kernel/foundation/errors/service-error.ts'
import {
  type CreateDatabase,
  describeOnEachDatabase,
} from '../../../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../../../kernel/testing/open-test-platform.ts'
import { forgetReadings } from '../../../jobs.ts'
import type { TextPage } from '../../../port.ts'
import { migrations } from '../../../storage/migrations.ts'
import { addReading, readReading } from '../../../storage/readings.ts'
import { defaultSettings } from '../../../testing/test-settings.ts'
import type { SeenPicture } from '../picture/see-picture.ts'
import { openReadings } from './open-readings.ts'

const minute = 60_000
const pixels = { width: 1, height: 1, data: new Uint8Array(3) }
const picture: SeenPicture = { metadata: { width: 1, height: 1, format: 'Png' }, pixels, detailed: pixels }
const empty: TextPage = { angle: 0, lines: [] }

async function openClock(create: CreateDatabase) {
  const clock = { time: Date.UTC(2026, 0, 1) }
  const platform = await openTestPlatform(await create(), {
    migrations: [migrations],
    now: () => clock.time,
  })
  return { platform, clock }
}

describeOnEachDatabase('readings', (create) => {
  test('what a process that ended left behind has failed after ten minutes', async () => {
    const { platform, clock } = await openClock(create)
    const readings = openReadings(platform, async () => empty)
    await addReading(platform.storage, { id: 'a', ownerId: 'ada', startedAt: clock.time })
    clock.time += 10 * minute - 1
    expect(await readings.find('a', 'ada')).toMatchObject({ state: 'running' })
    clock.time += 1
    expect(await readings.find('a', 'ada')).toMatchObject({ state: 'failed' })
  })

  test('a reading that fails says so, and no more is told', async () => {
    const { platform } = await openClock(create)
    const readings = openReadings(platform, async () => {
      throw kernelError('took_too_long', 'This takes too long.')
    })
    const id = await readings.start('ada', async () => picture)
    await readings[Symbol.asyncDispose]()
    const { startedAt, changedAt, ...rest } = (await readings.find(id, 'ada')) ?? {}
    expect([rest, startedAt]).toEqual([{ state: 'failed' }, changedAt])
  })

  test('closing waits for what is under way', async () => {
    const { platform } = await openClock(create)
    const { promise, resolve } = Promise.withResolvers<TextPage>()
    const readings = openReadings(platform, () => promise)
    const id = await readings.start('ada', async () => picture)
    expect(await readings.find(id, 'ada')).toMatchObject({ state: 'running' })
    const closed = readings[Symbol.asyncDispose]()
    resolve(empty)
    await closed
    expect(await readings.find(id, 'ada')).toMatchObject({
      state: 'done',
      result: { ...empty, metadata: picture.metadata },
    })
  })

  test('no more than eight are under way for all keys together; a picture that is refused takes no place', async () => {
    const { platform } = await openClock(create)
    const { promise, resolve } = Promise.withResolvers<TextPage>()
    const readings = openReadings(platform, () => promise, { maxWaitMs: 20 })
    const refuse = () => readings.start('ada', () => Promise.reject(new Error('no picture')))
    for (let at = 0; at < 20; at += 1) await expect(refuse()).rejects.toThrow('no picture')
    for (const owner of ['ada', 'grace'])
      for (let at = 0; at < 4; at += 1) await readings.start(owner, async () => picture)
    const refused = { code: 'RateLimitExceeded', status: 429 }
    await expect(readings.start('joan', async () => picture)).rejects.toMatchObject(refused)
    resolve(empty)
    await readings[Symbol.asyncDispose]()
    await expect(readings.start('joan', async () => picture)).resolves.toMatch(/^[\da-f-]{36}$/)
  })

  test('who finds no room waits for it in turn, unless the caller leaves', async () => {
    const { platform } = await openClock(create)
    const ends: (() => void)[] = []
    const readings = openReadings(platform, () => new Promise((resolve) => ends.push(() => resolve(empty))))
    for (let at = 0; at < 4; at += 1) await readings.start('ada', async () => picture)
    const caller = new AbortController()
    const left = readings.start('ada', async () => picture, { signal: caller.signal })
    const waiting = readings.start('ada', async () => picture)
    caller.abort()
    await expect(left).rejects.toMatchObject({ code: 'cancelled' })
    expect(ends).toHaveLength(4)
    ends[0]?.()
    await expect(waiting).resolves.toMatch(/^[\da-f-]{36}$/)
    await expect.poll(() => ends.length).toBe(5)
    for (const end of ends) end()
    await readings[Symbol.asyncDispose]()
  })

  test('a key keeps its last thousand', async () => {
    const { platform, clock } = await openClock(create)
    const { storage, now } = platform
    const add = (id: string, ownerId: string) => addReading(storage, { id, ownerId, startedAt: clock.time })
    await add('of-another', 'grace')
    for (let at = 0; at <= 1_000; at += 1) {
      clock.time += 1
      await add(`reading-${at}`, 'ada')
    }
    const find = async (id: string, owner: string) => (await readReading(storage, id, owner, now()))?.state
    expect(await find('reading-0', 'ada')).toBeUndefined()
    expect(await find('reading-1', 'ada')).toBe('running')
    expect(await find('of-another', 'grace')).toBe('running')
  })

  test('the hourly job forgets what is older than 48 hours', async () => {
    const { platform, clock } = await openClock(create)
    const { storage, now } = platform
    await addReading(storage, { id: 'old', ownerId: 'ada', startedAt: clock.time })
    await addReading(storage, { id: 'new', ownerId: 'ada', startedAt: clock.time + minute })
    clock.time += 48 * 60 * minute
    await forgetReadings.run({
      ...platform,
      settings: defaultSettings(),
      signal: new AbortController().signal,
      report() {},
    })
    // Read as if no time had passed, so that the age hides nothing.
    expect(await readReading(storage, 'old', 'ada', now() - 60 * minute)).toBeUndefined()
    expect(await readReading(storage, 'new', 'ada', now() - 60 * minute)).toMatchObject({ state: 'running' })
  })
})
