import { OperatorError } from '../operator-error.ts'

export interface RedisConnection extends AsyncDisposable {
  /** The client of ioredis, for rate-limiter-flexible alone. */
  readonly client: object
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

/** What is used of ioredis. */
interface RedisClient {
  connect(): Promise<void>
  quit(): Promise<unknown>
  disconnect(): void
  on(event: 'error', listener: () => void): unknown
}

/** Connects to Redis or Valkey. Throws an `OperatorError` when it cannot be reached or the package is missing. */
export async function connectRedis(redisUrl: string): Promise<RedisConnection> {
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
  return { client, [Symbol.asyncDispose]: async () => void (await client.quit().catch(() => client.disconnect())) }
}

type RedisConstructor = new (url: string, settings: typeof options) => RedisClient

async function loadPackage(): Promise<RedisConstructor> {
  try {
    const { Redis }: { Redis: RedisConstructor } = await import(packageName)
    return Redis
  } catch (cause) {
    throw new OperatorError('REDIS_URL needs the package ioredis: run "npm install ioredis", or unset REDIS_URL.', {
      cause,
    })
  }
}
