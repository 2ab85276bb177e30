/** Scheduled work. Of any number of replicas on one database, one at a time does a job: it holds the job's lease. */
import type { PlatformWith } from '../../foundation/platform.ts'
import type { Capabilities } from './engine.ts'

export interface JobContext<Settings = Record<never, never>> extends PlatformWith<Settings> {
  /** Work that a job asks for; what is never asked is never loaded. */
  readonly capabilities: Capabilities
  /** Aborts when the server closes or the lease is lost. */
  readonly signal: AbortSignal
  /** Reports how far the run is. */
  report(progress: JobProgress): void
}

export interface JobProgress {
  readonly done: number
  /** Absent while nobody knows. */
  readonly total?: number
  /** What is counted: `feeds`. */
  readonly unit: string
}

export interface Job<Settings = Record<never, never>> {
  /**
   * Milliseconds between the starts of two runs over all replicas; the first run follows the first start of the server,
   * and a run that was broken off is taken up by the next start or another replica.
   */
  readonly everyMs: number
  /** Whether these settings give it anything to do; a job that has nothing to do takes no lease. */
  isNeeded?(settings: Settings): boolean
  run(context: JobContext<Settings>): Promise<void>
}
