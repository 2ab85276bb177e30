import type { TurnMarker, CurrentOperation } from './current-operation.ts'

export interface LongTurn {
  readonly ms: number
  /** The operation or the job whose work it was; undefined where it is not known. */
  readonly work: CurrentOperation | undefined
}

/** Milliseconds of one turn of the event loop above which everybody else notices. */
const maxTurnMs = 50

/** Milliseconds between two beats: while there is work, and while there is none. A beat wakes the thread up, so that forty a second cost more than all else at rest. */
const beatMs = { working: 25, resting: 200 }

/** Share of the time that a thread may work and still rests. */
const restfulShare = 0.1

export interface LoopClock {
  /** Milliseconds that have passed. */
  now(): number
  /** Milliseconds for which this thread had a processor. */
  workedMs(): number
}

/**
 * Finds turns of the event loop that are too long, and whose they were. Beats show that the loop turns; marks show where the
 * work of one request ended. What lies between a mark and the beat or the mark before it was done in one turn. Time for which
 * the operating system let this thread wait does not count.
 */
export class LoopWatch implements TurnMarker {
  readonly #tell: (turn: LongTurn) => void
  readonly #clock: LoopClock
  #beating: NodeJS.Timeout | undefined
  #pace: keyof typeof beatMs = 'working'
  #last = 0
  /** When the next beat is to come. */
  #dueAt = 0
  /** Processor time of this thread at the last beat. */
  #workedAtBeat = 0
  /** Whether there was a mark since the last beat. */
  #isMarked = false

  constructor(tell: (turn: LongTurn) => void, clock: LoopClock = systemClock) {
    this.#tell = tell
    this.#clock = clock
  }

  start(): void {
    this.#last = this.#clock.now()
    this.#workedAtBeat = this.#clock.workedMs()
    this.#dueAt = this.#last + beatMs.working
    this.#beatAt('working')
  }

  stop(): void {
    clearInterval(this.#beating)
    this.#beating = undefined
  }

  /** What was done in this turn since the last mark was this work, or nobody's. Gives the time. */
  mark(work?: CurrentOperation): number {
    const now = this.#pass(work)
    this.#isMarked = true
    if (this.#pace === 'resting' && this.#beating) {
      this.#dueAt = Math.min(this.#dueAt, now + beatMs.working)
      this.#beatAt('working')
    }
    return now
  }

  /** Milliseconds until `now` since the loop was to come round at the latest; 0 unless it is watched. */
  lateMs(now: number): number {
    return this.#beating ? Math.max(0, now - this.#dueAt) : 0
  }

  #beatAt(pace: keyof typeof beatMs): void {
    clearInterval(this.#beating)
    this.#pace = pace
    this.#beating = setInterval(() => this.#beat(), beatMs[pace]).unref()
  }

  #beat(): void {
    const before = this.#workedAtBeat
    const now = this.#pass()
    this.#workedAtBeat = this.#clock.workedMs()
    const isRestful = !this.#isMarked && this.#workedAtBeat - before < restfulShare * beatMs[this.#pace]
    this.#isMarked = false
    const pace = isRestful ? 'resting' : 'working'
    if (pace !== this.#pace) this.#beatAt(pace)
    this.#dueAt = now + beatMs[pace]
  }

  #pass(work?: CurrentOperation): number {
    const now = this.#clock.now()
    const elapsed = now - this.#last
    this.#last = now
    if (elapsed > maxTurnMs && this.#beating) this.#check(elapsed, work)
    return now
  }

  #check(elapsed: number, work: CurrentOperation | undefined): void {
    const now = this.#clock.workedMs()
    const ms = Math.min(elapsed, now - this.#workedAtBeat)
    this.#workedAtBeat = now
    if (ms > maxTurnMs) this.#tell({ ms: Math.round(ms), work })
  }
}

const systemClock: LoopClock = {
  now: () => performance.now(),
  workedMs() {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  },
}
