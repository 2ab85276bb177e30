import { contain } from '../../foundation/observability/contain.ts'
import type { Logger } from '../../foundation/observability/logger.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'

export interface RedisConnection extends AsyncDisposable {
  /** The client of ioredis, for rate-limiter-flexible alone. */
  readonly client: object
  isUp(): boolean
}

/** ioredis is an optional peer: named by a variable, it is neither bundled nor asked for by the type check. */
const packageName = 'ioredis'

const options = {
  lazyConnect: true,
  connectTimeout: 5_000,
  // A Redis that is frozen answers neither yes nor no.
  commandTimeout: 2_000,
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
}

/** Milliseconds between two looks whether it answers. */
const pingMs = 1_000

/** What is used of ioredis. */
interface RedisClient {
  readonly status: string
  connect(): Promise<void>
  ping(): Promise<unknown>
  quit(): Promise<unknown>
  /** `true` connects anew. */
  disconnect(reconnect?: boolean): void
  on(event: 'error' | 'ready' | 'close', listener: () => void): unknown
}

/** Connects to Redis or Valkey. Throws an `OperatorError` when it cannot be reached or the package is missing. */
export async function connectRedis(redisUrl: string, log: Logger): Promise<RedisConnection> {
  const Redis = await loadPackage()
  if (!URL.canParse(redisUrl)) throw new OperatorError('REDIS_URL is no address such as redis://host:6379.')
  const client = new Redis(redisUrl, options)
  // Unheard, ioredis would write every lost connection to the console; it reconnects by itself.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (cause) {
    client.disconnect()
    throw new OperatorError(
      `Redis at ${new URL(redisUrl).host} cannot be reached: is it running, and is REDIS_URL right?`,
      { cause },
    )
  }
  const presence = watch(client, log)
  return {
    client,
    isUp: () => presence.isUp,
    async [Symbol.asyncDispose]() {
      presence.end()
      await client.quit().catch(() => client.disconnect())
    },
  }
}

/** Says once in the log when Redis goes away, and once when it is back. */
function watch(client: RedisClient, log: Logger) {
  const presence = {
    isUp: true,
    end() {
      clearInterval(pinging)
      presence.isUp = false
    },
  }
  const pinging = setInterval(
    contain(() => ping(client), { log, doing: 'asking whether Redis answers' }),
    pingMs,
  ).unref()
  client.on('close', () => {
    if (presence.isUp) log.error({}, 'Redis does not answer; until it does, each replica counts rate limits for itself')
    presence.isUp = false
  })
  client.on('ready', () => {
    if (!presence.isUp) log.info({}, 'Redis answers again; rate limits are shared again')
    presence.isUp = true
  })
  return presence
}

/** A frozen Redis keeps its connections: dropped, they are not asked again before it answers. */
async function ping(client: RedisClient): Promise<void> {
  if (client.status === 'ready') await client.ping().catch(() => client.disconnect(true))
}

type RedisConstructor = new (url: string, settings: typeof options) => RedisClient

async function loadPackage(): Promise<RedisConstructor> {
  try {
    const loaded: unknown = await import(packageName)
    if (isRedisPackage(loaded)) return loaded.Redis
    throw new Error(`${packageName} has no class Redis`)
  } catch (cause) {
    throw new OperatorError('REDIS_URL needs the package ioredis: run "npm install ioredis", or unset REDIS_URL.', {
      cause,
    })
  }
}

function isRedisPackage(loaded: unknown): loaded is { readonly Redis: RedisConstructor } {
  return typeof loaded === 'object' && loaded !== null && 'Redis' in loaded && typeof loaded.Redis === 'function'
}
