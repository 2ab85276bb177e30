import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { locateModule } from './locate-module.ts'
import { WorkerDiedError } from './worker-died-error.ts'
import type { WorkerAnswer, WorkerInput } from './worker-set.ts'

/** What a child process sends: that the work begins, its module being loaded; the answer to its task, or what the work threw; or that it holds too much memory and ends itself. */
export type ProcessMessage =
  | ((WorkerAnswer | { readonly thrown: Error }) & { readonly isSpent: boolean })
  | { readonly hasBegun: true }
  | { readonly isOutgrown: true }

/** MiB of the heap, in which no picture lies: those are outside of it. */
const maxHeap = 256

/** Nothing of the server's own settings, which hold keys and passwords; what libraries and fonts are found by. */
const passedOn: readonly string[] =
  'PATH HOME LANG LC_ALL TMPDIR TEMP SYSTEMROOT LD_LIBRARY_PATH FONTCONFIG_PATH FONTCONFIG_FILE XDG_CACHE_HOME XDG_DATA_HOME XDG_DATA_DIRS'.split(
    ' ',
  )

/** One child process and the task that it has. It keeps no other process from ending. */
export class ChildWorker {
  readonly #child: ChildProcess
  #settle: PromiseWithResolvers<WorkerAnswer> | undefined
  #whenBegun: () => void = () => {}
  #isOutgrown = false
  #isSpent = false

  /** @param maxMemory - MiB that the process may hold in all. */
  constructor(maxMemory: number) {
    this.#child = fork(fileURLToPath(locateModule(new URL('./process.ts', import.meta.url))), [String(maxMemory)], {
      execArgv: [`--max-old-space-size=${maxHeap}`],
      serialization: 'advanced',
      env: pickEnvironment(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child.on('message', (message: ProcessMessage) => this.#receive(message))
    this.#child.on('error', (error) => this.#end(error.message))
    this.#child.on('exit', (code, signal) => this.#end(signal ?? `exit code ${code}`))
    this.#letGo()
  }

  /** Whether it has ended, or holds so much memory that it had better be. */
  get isSpent(): boolean {
    return this.#isSpent
  }

  /**
   * @param whenBegun - called when the process has started and loaded the task's module.
   * @throws WorkerDiedError when the process ends before it answers.
   */
  async run(task: WorkerInput, whenBegun: () => void): Promise<WorkerAnswer> {
    this.#whenBegun = whenBegun
    const settle = (this.#settle = Promise.withResolvers<WorkerAnswer>())
    this.#child.channel?.ref()
    try {
      this.#child.send(task, (error) => error && this.#end(error.message))
      return await settle.promise
    } finally {
      this.#letGo()
    }
  }

  /** At once, whatever it does. */
  kill(): void {
    this.#child.kill('SIGKILL')
  }

  #receive(message: ProcessMessage): void {
    if ('hasBegun' in message) this.#whenBegun()
    else if ('isOutgrown' in message) this.#isOutgrown = true
    else this.#takeAnswer(message)
  }

  #takeAnswer(message: Extract<ProcessMessage, { readonly isSpent: boolean }>): void {
    this.#isSpent ||= message.isSpent
    if ('thrown' in message) this.#settle?.reject(message.thrown)
    else this.#settle?.resolve(message)
  }

  #end(how: string): void {
    this.#isSpent = true
    this.#settle?.reject(new WorkerDiedError(how, this.#isOutgrown))
  }

  #letGo(): void {
    this.#child.unref()
    this.#child.channel?.unref()
  }
}

function pickEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name, value]) => passedOn.includes(name) && value))
}
