import { kernelError } from '../../../../kernel/foundation/errors/service-error.ts'
import type { Logger } from '../../../../kernel/foundation/observability/logger.ts'
import { ProcessGroup } from './process-group.ts'

export interface ResidentModeOptions {
  /** Path of its mode file, for the log. */
  readonly path: string
  /** The programs as a pipeline of the shell. */
  readonly command: string
  /** The folder of the programs. */
  readonly programs: string
  /** Milliseconds that one message may take. */
  readonly maxWaitMs: number
  readonly log: Logger
}

interface Message {
  readonly text: string
  /** Ends what is sent and must end what comes back, or answers would get to the wrong callers. */
  mark: string
  /** How often the processes ended while it was the next to be answered. */
  failures: number
  /** Its caller is gone. */
  isAbandoned: boolean
  readonly resolve: (translation: string) => void
  readonly reject: (reason: unknown) => void
}

/** Messages on their way through the processes: enough that each of them always has one. */
const maxUnderWay = 32

/** A message that ended the processes so often is the reason. */
const maxFailures = 2

/** Ends in a row without an answer between, after which nothing will come of it; and where there never was one. */
const maxFruitlessEnds = 5
const maxFalseStarts = 2

/** Until the first answer the programs read their dictionaries, some tens of megabytes. */
const slownessOfFirst = 3

/** Its programs do not work: one is missing, or they do not answer message by message. */
export class UnusableMode extends Error {
  override readonly name = 'UnusableMode'
}

/**
 * A direction whose processes stay. Messages are answered in order. When a process dies or hangs all are ended and started again; what was on its
 * way goes through once more, but for the message that was next, when it is the second time.
 */
export class ResidentMode {
  readonly #options: ResidentModeOptions
  #waiting: Message[] = []
  readonly #underWay: Message[] = []
  #group: ProcessGroup | undefined
  #timer: NodeJS.Timeout | undefined
  #fruitlessEnds = 0
  #isClosed = false
  #hasAnswered = false
  /** Whether the processes that are there now have answered. */
  #isWarm = false
  #sent = 0

  constructor(options: ResidentModeOptions) {
    this.#options = options
  }

  translate(text: string, signal: AbortSignal): Promise<string> {
    if (signal.aborted) return Promise.reject(cancelled())
    if (this.#isClosed) return Promise.reject(failed())
    return new Promise((resolve, reject) => {
      const leave = () => {
        message.isAbandoned = true
        reject(cancelled())
      }
      const message: Message = {
        text,
        mark: '',
        failures: 0,
        isAbandoned: false,
        resolve: (translation) => {
          signal.removeEventListener('abort', leave)
          resolve(translation)
        },
        reject: (reason) => {
          signal.removeEventListener('abort', leave)
          reject(reason)
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      this.#waiting.push(message)
      this.#send()
    })
  }

  /** Ends its processes; resolves when they are gone. */
  async close(): Promise<void> {
    this.#isClosed = true
    const group = this.#group
    this.#giveUp()
    await group?.kill()
  }

  #send(): void {
    while (this.#underWay.length < maxUnderWay) {
      const message = this.#waiting.shift()
      if (!message) break
      if (message.isAbandoned) continue
      this.#underWay.push(message)
      message.mark = `[n${this.#sent++}]`
      this.#open().write(message.text + message.mark)
      if (this.#underWay.length === 1) this.#startTimer()
    }
  }

  #open(): ProcessGroup {
    if (this.#group) return this.#group
    const { command, programs } = this.#options
    const group: ProcessGroup = new ProcessGroup(command, programs, {
      onMessage: (translation) => this.#group === group && this.#receive(translation),
      onEnd: () => this.#group === group && this.#restart('one of its processes ended'),
    })
    this.#group = group
    return group
  }

  #receive(answer: string): void {
    const mark = this.#underWay[0]?.mark
    if (mark === undefined || !answer.endsWith(mark)) return this.#restart('its answers were out of step')
    this.#fruitlessEnds = 0
    this.#hasAnswered = true
    this.#isWarm = true
    this.#underWay.shift()?.resolve(answer.slice(0, -mark.length))
    this.#startTimer()
    this.#send()
  }

  /** For the message that is next. */
  #startTimer(): void {
    clearTimeout(this.#timer)
    if (this.#underWay.length === 0) return
    const maxWaitMs = this.#options.maxWaitMs * (this.#isWarm ? 1 : slownessOfFirst)
    this.#timer = setTimeout(() => this.#restart('it did not answer in time'), maxWaitMs)
  }

  #restart(reason: string): void {
    clearTimeout(this.#timer)
    const complaint = this.#group?.complaint
    void this.#group?.kill()
    this.#group = undefined
    this.#isWarm = false
    const { log, path } = this.#options
    log.warn({ mode: path, complaint }, `Apertium is started again: ${reason}`)
    const maxEnds = this.#hasAnswered ? maxFruitlessEnds : maxFalseStarts
    if (this.#isClosed || ++this.#fruitlessEnds >= maxEnds) return this.#giveUp()
    const next = this.#underWay[0]
    if (next && ++next.failures >= maxFailures) this.#underWay.shift()?.reject(failed())
    this.#waiting = [...this.#underWay.splice(0), ...this.#waiting]
    this.#send()
  }

  #giveUp(): void {
    clearTimeout(this.#timer)
    this.#fruitlessEnds = 0
    this.#group = undefined
    const reason = this.#hasAnswered || this.#isClosed ? failed() : new UnusableMode()
    for (const message of [...this.#underWay.splice(0), ...this.#waiting.splice(0)]) message.reject(reason)
  }
}

function failed(): Error {
  return kernelError('engine_failed', 'Apertium could not translate this text; the log has the cause.')
}

function cancelled(): Error {
  return kernelError('cancelled', 'The caller went away before the translation was there.')
}
