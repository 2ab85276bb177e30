import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TObject } from 'typebox'
import type { OwnSettings } from '../../foundation/config/all-settings.ts'
import { contain, containFailure } from '../../foundation/observability/contain.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import { createRunAs, type TurnMarker } from '../../foundation/observability/current-operation.ts'
import { type Platform, withSettingsOf } from '../../foundation/platform.ts'
import type { Job, JobContext } from '../../wire/interface/job.ts'
import { createJobWatch, type JobWatch } from './job-watch.ts'
import type { JobView } from './job-view.ts'
import { createLeases, type Leases } from './leases.ts'
import type { Capabilities } from '../../wire/interface/engine.ts'

export interface StartJobsOptions {
  readonly interfaces: readonly AnyInterface[]
  /** Work that is no interface's, by name; none when absent. */
  readonly ownJobs?: Readonly<Record<string, Job>>
  readonly platform: Platform
  readonly capabilities: Capabilities
  /** Hears where a job's turns of the event loop end; nobody does when absent. */
  readonly marker?: TurnMarker
  /** Milliseconds for which a lease holds without being renewed. */
  readonly leaseMs?: number
}

export interface RunningJobs {
  /** All of them, with how they fare. */
  list(): Promise<readonly JobView[]>
  /** Has it run as soon as may be, whenever it is due. False where there is no such job. */
  runNow(name: string): Promise<boolean>
  /** Breaks off the run under way here; it is due again after its interval. False where none is. */
  cancel(name: string): boolean
  /** Aborts the runs under way and waits for them, for at most so many milliseconds; five seconds when absent. */
  stop(graceMs?: number): Promise<void>
}

/** Milliseconds between two looks at whether a job is due. */
const lookMs = 5_000

/** Runs every job of every interface whenever it is due and no other replica is at it, until stopped. */
export function startJobs(options: StartJobsOptions): RunningJobs {
  const { platform, marker = nobody, leaseMs = 60_000 } = options
  const closing = new AbortController()
  const { storage, now, log } = platform
  const leases = createLeases({ storage, now, holder: randomUUID(), leaseMs })
  const all = collectJobs(options, closing.signal).map((each) => ({ ...each, watch: createJobWatch(now) }))
  const loops = all.map(({ name, job, context, as, watch }) => {
    const work = { log, doing: 'looking after a job', details: { job: name } }
    const loop = createRunAs(as, marker)(runRepeatedly, { name, job, context, leases, leaseMs, watch })
    return loop.catch((thrown: unknown) => containFailure(thrown, work))
  })
  const find = (wanted: string) => all.find(({ name }) => name === wanted)
  return {
    async list() {
      const states = await leases.list()
      return all.map(({ name, job, watch }) => watch.view({ name, everyMs: job.everyMs }, states.get(name)))
    },
    async runNow(wanted) {
      const found = find(wanted)
      if (!found) return false
      await leases.makeDue(wanted)
      found.watch.wake()
      return true
    },
    cancel: (wanted) => find(wanted)?.watch.cancel() ?? false,
    async stop(graceMs = 5_000) {
      closing.abort(new Error('The server closes.'))
      const bound = new AbortController()
      await Promise.race([Promise.all(loops), sleep(graceMs, undefined, { signal: bound.signal }).catch(() => {})])
      bound.abort()
    },
  }
}

/** Those of interfaces that their settings want, then those of none. All are asked before any begins: a wrong setting stops the start. */
function collectJobs({ interfaces, ownJobs = {}, platform, capabilities }: StartJobsOptions, signal: AbortSignal) {
  const contextOf = (settings?: TObject) => ({
    ...withSettingsOf(settings, platform),
    capabilities,
    signal,
    report: reportNowhere,
  })
  const needed = interfaces.flatMap(({ contract, settings, jobs }) => {
    const context = contextOf(settings)
    return Object.entries(jobs).flatMap(([key, job]) =>
      (job.isNeeded?.(context.settings) ?? true)
        ? [{ name: `${contract.id}.${key}`, job, context, as: { interface: contract.id, operation: key } }]
        : [],
    )
  })
  const own = Object.entries(ownJobs).map(([name, job]) => {
    return { name, job, context: contextOf(), as: { interface: 'mainstay', operation: name } }
  })
  return [...needed, ...own]
}

const nobody: TurnMarker = { mark() {} }

const reportNowhere = () => {}

type AnyJob = Job<Record<string, unknown>>
type AnyContext = JobContext<OwnSettings>

interface LoopOptions {
  readonly name: string
  readonly job: AnyJob
  readonly context: AnyContext
  readonly leases: Leases
  readonly leaseMs: number
  readonly watch: JobWatch
}

async function runRepeatedly(options: LoopOptions): Promise<void> {
  const { name, job, context, leases, watch } = options
  const { signal, log } = context
  let isFailing = false
  while (!signal.aborted) {
    try {
      if (await leases.take(name, job.everyMs)) await runOnce(options)
      if (isFailing) log.info({ job: name }, 'the lease of a job can be handled again')
      isFailing = false
    } catch (err) {
      // Said once: the storage may be away for hours.
      if (!isFailing) log.error({ job: name, err }, 'the lease of a job cannot be handled; it is tried until it can')
      isFailing = true
    }
    await watch.pause(Math.min(job.everyMs, lookMs), signal)
  }
}

async function runOnce({ name, job, context, leases, leaseMs, watch }: LoopOptions): Promise<void> {
  const { log } = context
  using run = watch.begin()
  const lost = new AbortController()
  const everyMs = leaseMs / 3
  const renewing = setInterval(
    contain(() => renew(), { log, doing: 'renewing the lease of a job', details: { job: name } }),
    everyMs,
  )
  let renewedAt = performance.now()
  const renew = async () => {
    const askedAt = performance.now()
    try {
      if (await leases.renew(name)) renewedAt = askedAt
      else lose()
    } catch {
      // A lease that could not be renewed holds until it runs out: it is lost when the next renewal would come too late.
      if (performance.now() + everyMs >= renewedAt + leaseMs) lose()
    }
  }
  const lose = () => lost.abort(new Error(`The lease of ${name} is lost.`))
  const brokenOff = AbortSignal.any([context.signal, lost.signal])
  const signal = AbortSignal.any([brokenOff, run.cancelled])
  try {
    await job.run({ ...context, signal, report: run.report })
  } catch (err) {
    run.fail(err)
    if (!signal.aborted) log.error({ job: name, err }, 'a job failed; it is run again when it is next due')
  } finally {
    clearInterval(renewing)
    // One that an operator cancelled is not begun again at once.
    await leases.release(name, brokenOff.aborted ? 'broken-off' : 'finished')
  }
  if (lost.signal.aborted) log.warn({ job: name }, 'a job lost its lease and was broken off')
}
