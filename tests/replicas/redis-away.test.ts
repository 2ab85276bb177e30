import { expect, onTestFinished, test } from 'vitest'
import { redisMissing, startPrivateRedis } from '../../src/kernel/answering/access/testing/private-redis.ts'
import { compareTimes } from './compare-times.ts'
import { startReplica } from './start-replica.ts'

const without = redisMissing ? ` (${redisMissing})` : ''

test.skipIf(redisMissing)(
  `Redis is frozen, goes on, is stopped and is started: said each time in log, metrics and status, and nobody waits${without}`,
  async () => {
    const redis = await startPrivateRedis()
    onTestFinished(() => redis.stop())
    const { origin, firstKey, log } = await startReplica({ REDIS_URL: redis.url })
    const readText = async (path: string) => (await fetch(`${origin}${path}`)).text()
    const readRedis = async (): Promise<unknown> => JSON.parse(await readText('/status.json')).redis
    const readGauge = async () => /mainstay_redis_up (\d)/.exec(await readText('/metrics'))?.[1]
    const moderate = () =>
      fetch(`${origin}/chat/v1/moderations`, {
        method: 'POST',
        headers: { authorization: `Bearer ${firstKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ input: 'Good morning.' }),
      })
    const expectAway = async () => {
      await expect.poll(readRedis).toBe('away')
      expect(await readGauge()).toBe('0')
      // Each would have waited for two seconds, a hundred times as long as others take.
      expect(await compareTimes(moderate, () => fetch(`${origin}/healthz`))).toBeLessThan(100)
      expect((await moderate()).status).toBe(200)
    }
    const expectUp = async () => {
      await expect.poll(readRedis).toBe('up')
      expect(await readGauge()).toBe('1')
      expect((await moderate()).status).toBe(200)
    }

    await expectUp()
    redis.freeze()
    await expectAway()
    redis.thaw()
    await expectUp()
    await redis.stop()
    await expectAway()
    const again = await startPrivateRedis(redis.port)
    onTestFinished(() => again.stop())
    await expectUp()

    const lost = 'Redis does not answer; until it does, each replica counts rate limits for itself'
    const found = 'Redis answers again; rate limits are shared again'
    expect(
      log()
        .map(({ msg }) => msg)
        .filter((line) => line.startsWith('Redis')),
    ).toEqual([lost, found, lost, found])
  },
)
