import { spawn } from 'node:child_process'
import type { Duplex, Readable, Writable } from 'node:stream'

/** What to do with what a group of processes says. */
export interface ProcessGroupListener {
  /** One message, without the NUL at its end. */
  onMessage(message: string): void
  /** Once, when nothing more will come. */
  onEnd(): void
}

/** Characters of complaints that are kept. */
const maxComplaint = 500

/**
 * The programs of one direction, started by a shell as its pipeline and therefore one group of processes, which ends as one. Messages go in and come
 * out in order, each ended by NUL.
 */
export class ProcessGroup {
  readonly #input: Writable
  /** Undefined once they are gone, for then it may be another's. */
  #pid: number | undefined
  readonly #closed: Promise<void>
  #rest = ''
  #complaint = ''
  #hasEnded = false

  /** @param command a pipeline of the shell, in which `$1` is the option of the generator and `$2` that of the tagger */
  constructor(command: string, programs: string, listener: ProcessGroupListener) {
    // -g has unknown words marked.
    const child = spawn('/bin/sh', ['-c', command, 'sh', '-g', ''], {
      detached: true,
      stdio: 'pipe',
      env: { PATH: `${programs}:/usr/bin:/bin`, LC_ALL: 'C.UTF-8' },
    })
    this.#pid = child.pid
    this.#input = child.stdin
    const end = () => this.#end(listener)
    ignoreErrors(child.stdin, child.stdout, child.stderr)
    child.on('error', end)
    child.stdout
      .setEncoding('utf8')
      .on('data', (text: string) => this.#read(text, listener))
      .on('close', end)
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-maxComplaint)
    })
    this.#closed = new Promise((resolve) => {
      const close = () => {
        this.#pid = undefined
        resolve()
      }
      child.once('close', close).once('error', close)
    })
  }

  /** The end of what the processes wrote to standard error. */
  get complaint(): string {
    return this.#complaint.trim()
  }

  write(message: string): void {
    this.#input.write(`${message}\0`)
  }

  /** Ends all processes at once; resolves when they are gone. */
  async kill(): Promise<void> {
    this.#killAll()
    await this.#closed
  }

  #read(text: string, listener: ProcessGroupListener): void {
    const messages = (this.#rest + text).split('\0')
    this.#rest = messages.pop() ?? ''
    for (const message of messages) listener.onMessage(message)
  }

  /** When one of them has died, the others are of no use. */
  #end(listener: ProcessGroupListener): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    this.#killAll()
    listener.onEnd()
  }

  #killAll(): void {
    if (this.#pid === undefined) return
    try {
      process.kill(-this.#pid, 'SIGKILL')
    } catch {
      // ESRCH: none of them is there any more.
    }
  }
}

/** What breaks a pipe shows as its end. */
function ignoreErrors(...streams: readonly (Duplex | Readable | Writable)[]): void {
  for (const stream of streams) stream.on('error', () => undefined)
}
