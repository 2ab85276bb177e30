import type { WorkerObserver } from '../observability/worker-observer.ts'

export interface QueuedJob {
  /** Milliseconds that the job may wait; `Infinity` for no bound. */
  readonly maxWaitMs: number
  /** Called once the job waited too long, or is the oldest of too many; it is in the queue no more. */
  shed(): void
}

/** A job whose turn has come. */
export interface Turn<Job> {
  readonly job: Job
  /** The next job of the same queue, taken along if it is accepted. */
  takeAlong(accepts: (job: Job) => boolean): Job | undefined
  /** To be called once, with the milliseconds that the work took. */
  end(workedMs: number): void
}

interface Lane<Job> {
  readonly name: string
  /** The oldest first. */
  readonly waiting: Map<Job, { readonly since: number; timer: NodeJS.Timeout | undefined }>
  running: number
  /** Milliseconds of work done for this queue, counted from the same zero as the others'. */
  usedMs: number
  /** When its last turn ended. */
  lastEnd: number
  /** What a turn of this queue is likely to take, from its last ones. */
  expectedMs: number
}

/** How much the last turn counts for what the next is likely to take. */
const newestShare = 0.2

/** Milliseconds without a turn after which a queue's threads may be gone. */
const restMs = 60_000

/**
 * Queues that take turns by time: the next turn is that of the queue for which the least was worked, so that a queue of long jobs
 * gets no more than one of short ones (start-time fair queueing, Goyal, Vin and Cheng 1996). A queue that was empty starts
 * level with the others: idle time is not saved up.
 */
export class FairQueue<Job extends QueuedJob> {
  readonly #lanes = new Map<string, Lane<Job>>()
  readonly #maxWaiting: number
  readonly #observer: WorkerObserver
  /** The `usedMs` at which the last turn began. */
  #level = 0

  /** @param maxWaiting - jobs of one queue that may wait; the oldest goes when one more comes. */
  constructor(maxWaiting: number, observer: WorkerObserver) {
    this.#maxWaiting = maxWaiting
    this.#observer = observer
  }

  add(name: string, job: Job): void {
    const lane = this.#laneOf(name)
    if (lane.waiting.size === 0 && lane.running === 0) lane.usedMs = Math.max(lane.usedMs, this.#level)
    const [oldest] = lane.waiting.keys()
    if (oldest && lane.waiting.size >= this.#maxWaiting) this.#shed(lane, oldest)
    lane.waiting.set(job, { since: performance.now(), timer: this.#shedLater(lane, job) })
    this.#observer.waiting(name, lane.waiting.size)
  }

  /** Takes a job out whose turn has not come; nothing happens when it has. */
  remove(name: string, job: Job): void {
    const lane = this.#lanes.get(name)
    if (lane) this.#remove(lane, job)
  }

  /** The next turn, of a queue that has fewer than `maxRunning` now; nothing when none waits. */
  take(maxRunning = Number.POSITIVE_INFINITY): Turn<Job> | undefined {
    const lane = this.#nextLane(maxRunning)
    const [job] = lane?.waiting.keys() ?? []
    if (!lane || !job) return undefined
    this.#start(lane, job)
    const expectedMs = lane.expectedMs
    this.#level = lane.usedMs
    lane.usedMs += expectedMs
    lane.running += 1
    return {
      job,
      takeAlong: (accepts) => {
        const [next] = lane.waiting.keys()
        if (!next || !accepts(next)) return undefined
        this.#start(lane, next)
        return next
      },
      end(workedMs) {
        lane.running -= 1
        lane.lastEnd = performance.now()
        lane.usedMs += workedMs - expectedMs
        lane.expectedMs += (workedMs - lane.expectedMs) * newestShare
      },
    }
  }

  #laneOf(name: string): Lane<Job> {
    const known = this.#lanes.get(name)
    if (known) return known
    const lane = {
      name,
      waiting: new Map(),
      running: 0,
      usedMs: this.#level,
      lastEnd: Number.NEGATIVE_INFINITY,
      expectedMs: 1,
    }
    this.#lanes.set(name, lane)
    return lane
  }

  #nextLane(maxRunning: number): Lane<Job> | undefined {
    let next: Lane<Job> | undefined
    for (const lane of this.#lanes.values()) {
      const isReady = lane.waiting.size > 0 && lane.running < maxRunning
      if (isReady && (!next || lane.usedMs < next.usedMs)) next = lane
    }
    return next
  }

  #start(lane: Lane<Job>, job: Job): void {
    const since = this.#remove(lane, job)
    if (since !== undefined) this.#observer.started(lane.name, performance.now() - since)
  }

  #shedLater(lane: Lane<Job>, job: Job): NodeJS.Timeout | undefined {
    if (!Number.isFinite(job.maxWaitMs)) return undefined
    return setTimeout(() => {
      const entry = lane.waiting.get(job)
      if (entry && isStarting(lane)) entry.timer = this.#shedLater(lane, job)
      else this.#shed(lane, job)
    }, job.maxWaitMs)
  }

  #shed(lane: Lane<Job>, job: Job): void {
    this.#remove(lane, job)
    this.#observer.shed(lane.name)
    job.shed()
  }

  /** Since when it waited. */
  #remove(lane: Lane<Job>, job: Job): number | undefined {
    const entry = lane.waiting.get(job)
    if (!entry) return undefined
    clearTimeout(entry.timer)
    lane.waiting.delete(job)
    this.#observer.waiting(lane.name, lane.waiting.size)
    return entry.since
  }
}

/** The first turn after a rest waits for a thread to start and to read its models: those behind it are not to blame. */
function isStarting({ running, lastEnd }: Lane<unknown>): boolean {
  return running > 0 && performance.now() - lastEnd > restMs
}
