/** Scheduled work. Of any number of replicas on one database, one at a time does a job: it holds the job's lease. */
import type { Logger } from '../observability/logger.ts'
import type { Storage } from '../storage/storage.ts'

export interface JobContext<Settings = Record<never, never>> {
  readonly storage: Storage
  readonly settings: Settings
  readonly log: Logger
  readonly fetch: typeof fetch
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Aborts when the house closes or the lease is lost. */
  readonly signal: AbortSignal
}

export interface Job<Settings = Record<never, never>> {
  /** Milliseconds between the starts of two runs; the first run follows the start of the house. */
  readonly everyMs: number
  run(context: JobContext<Settings>): Promise<void>
}
