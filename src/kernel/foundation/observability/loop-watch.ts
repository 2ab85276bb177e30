import type { TurnMarker, CurrentOperation } from './current-operation.ts'

export interface LongTurn {
  readonly ms: number
  /** The operation or the job whose work it was; undefined where it is not known. */
  readonly work: CurrentOperation | undefined
}

/** Milliseconds of one turn of the event loop above which everybody else notices. */
const maxTurnMs = 50

/** Milliseconds between two beats. */
const beatMs = 25

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
  #last = 0
  #lastBeat = 0
  /** Processor time of this thread at the last beat. */
  #workedAtBeat = 0

  constructor(tell: (turn: LongTurn) => void, clock: LoopClock = systemClock) {
    this.#tell = tell
    this.#clock = clock
  }

  start(): void {
    this.#last = this.#clock.now()
    this.#lastBeat = this.#last
    this.#workedAtBeat = this.#clock.workedMs()
    this.#beating = setInterval(() => this.#beat(), beatMs).unref()
  }

  stop(): void {
    clearInterval(this.#beating)
    this.#beating = undefined
  }

  mark(work?: CurrentOperation): void {
    const now = this.#clock.now()
    const elapsed = now - this.#last
    this.#last = now
    if (elapsed > maxTurnMs && this.#beating) this.#check(elapsed, work)
  }

  /** Milliseconds since the loop last came round, beyond the time between two beats; 0 unless it is watched. */
  lateMs(): number {
    return this.#beating ? Math.max(0, this.#clock.now() - this.#lastBeat - beatMs) : 0
  }

  #beat(): void {
    this.mark()
    this.#lastBeat = this.#last
    this.#workedAtBeat = this.#clock.workedMs()
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
