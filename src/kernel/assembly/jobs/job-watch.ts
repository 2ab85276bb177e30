import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf } from '../../../libraries/errors/reason-of.ts'
import type { JobProgress } from '../../wire/interface/job.ts'
import type { JobEnd, JobView } from './job-view.ts'
import type { LeaseState } from './leases.ts'

/** One job as this process runs it: what it does now, how it ended, and what an operator asked of it. */
export interface JobWatch {
  /** Begins a run; disposing of it says that the run is over. */
  begin(): WatchedRun
  view(job: Pick<JobView, 'name' | 'everyMs'>, lease: LeaseState | undefined): JobView
  /** False where no run goes on here. */
  cancel(): boolean
  /** Ends the pause before the next look. */
  wake(): void
  pause(ms: number, signal: AbortSignal): Promise<void>
}

export interface WatchedRun extends Disposable {
  readonly cancelled: AbortSignal
  report(progress: JobProgress): void
  fail(thrown: unknown): void
}

export function createJobWatch(now: () => number): JobWatch {
  let running: { readonly controller: AbortController; progress?: JobProgress } | undefined
  let last: JobEnd | undefined
  let waking = new AbortController()
  return {
    begin() {
      const startedAt = now()
      const run: NonNullable<typeof running> = { controller: new AbortController() }
      let failure: unknown
      running = run
      return {
        cancelled: run.controller.signal,
        report: (progress) => void (run.progress = progress),
        fail: (thrown) => void (failure = thrown),
        [Symbol.dispose]() {
          running = undefined
          last = { at: now(), ms: now() - startedAt, ...describeEnd(run.controller.signal.aborted, failure) }
        },
      }
    },
    view: (job, lease) => ({
      ...job,
      state: running ? 'running' : lease?.isHeld ? 'elsewhere' : 'waiting',
      ...(lease && lease.startedAt > 0 && { startedAt: lease.startedAt }),
      ...(running?.progress && { progress: running.progress }),
      ...(last && { last }),
    }),
    cancel() {
      running?.controller.abort(new Error('An operator cancelled the run.'))
      return running !== undefined
    },
    wake() {
      waking.abort()
      waking = new AbortController()
    },
    async pause(ms, signal) {
      await sleep(ms, undefined, { signal: AbortSignal.any([signal, waking.signal]) }).catch(() => {})
    },
  }
}

function describeEnd(isCancelled: boolean, failure: unknown): Pick<JobEnd, 'outcome' | 'reason'> {
  if (isCancelled) return { outcome: 'cancelled' }
  return failure === undefined ? { outcome: 'done' } : { outcome: 'failed', reason: reasonOf(failure) }
}
