import type { RedisConnection } from '../../answering/access/connect-redis.ts'
import type { Metrics } from '../../foundation/observability/metrics.ts'
import type { Storage } from '../../foundation/storage/storage.ts'

export type Presence = 'up' | 'away'

/** What Mainstay leans on besides its own process. */
export interface Services {
  /** `redis` is left out where none is used. */
  describe(): Promise<{ readonly storage: Presence; readonly redis?: Presence }>
}

/** Watches the storage and Redis, for `/status.json` and, as 1 or 0, for `/metrics`. */
export function watchServices(storage: Storage, redis: RedisConnection | undefined, metrics: Metrics): Services {
  const isStorageUp = () =>
    storage.check().then(
      () => true,
      () => false,
    )
  metrics.gauge('mainstay_storage_up', 'Whether the storage answers.', async () => Number(await isStorageUp()))
  if (redis) metrics.gauge('mainstay_redis_up', 'Whether Redis answers.', () => Number(redis.isUp()))
  const { connections } = storage
  if (connections) {
    const help = (which: string) => `Connections to PostgreSQL: ${which}.`
    metrics.gauge('mainstay_database_connections_in_use', help('in use'), () => connections().inUse)
    metrics.gauge(
      'mainstay_database_connections_waited_for',
      help('calls that wait for one'),
      () => connections().waiting,
    )
  }
  return {
    async describe() {
      const storageNow = toPresence(await isStorageUp())
      return redis ? { storage: storageNow, redis: toPresence(redis.isUp()) } : { storage: storageNow }
    },
  }
}

function toPresence(isUp: boolean): Presence {
  return isUp ? 'up' : 'away'
}
