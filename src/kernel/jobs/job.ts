/** Scheduled work. Of any number of replicas on one database, one at a time does a job: it holds the job's lease. */
import type { Logger } from '../observability/logger.ts'
import type { GuardedFetch } from '../outgoing/guarded-fetch.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPools } from '../workers/pools.ts'

export interface JobContext<Settings = Record<never, never>> {
  readonly storage: Storage
  readonly workers: WorkerPools
  readonly settings: Settings
  readonly log: Logger
  /** For addresses of the operator's own choice. */
  readonly fetch: typeof fetch
  /** For addresses that strangers name. */
  readonly guardedFetch: GuardedFetch
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Aborts when the house closes or the lease is lost. */
  readonly signal: AbortSignal
}

export interface Job<Settings = Record<never, never>> {
  /**
   * Milliseconds between the starts of two runs over all replicas; the first run follows the first start of the house,
   * and a run that was broken off is taken up by the next start or another replica.
   */
  readonly everyMs: number
  run(context: JobContext<Settings>): Promise<void>
}
