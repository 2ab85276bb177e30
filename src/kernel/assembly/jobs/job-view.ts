import type { JobProgress } from '../../wire/interface/job.ts'

/** How a job fares, for those who watch it. */
export interface JobView {
  /** Such as `news-feeds.refresh`. */
  readonly name: string
  /** Milliseconds between the starts of two runs. */
  readonly everyMs: number
  /** `elsewhere`: another process runs it. */
  readonly state: 'waiting' | 'running' | 'elsewhere'
  /** When it was last begun, by any process; milliseconds since 1970. */
  readonly startedAt?: number
  /** Of the run that goes on here. */
  readonly progress?: JobProgress
  /** How the last run of this process ended. */
  readonly last?: JobEnd
}

export interface JobEnd {
  readonly at: number
  readonly ms: number
  readonly outcome: 'done' | 'failed' | 'cancelled'
  /** Of a failure. */
  readonly reason?: string
}
