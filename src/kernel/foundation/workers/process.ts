/** What every child process runs: the module that a task names, one task after the other, within so much memory. */
import { writeFileSync } from 'node:fs'
import { HandedOver } from './hand-over.ts'
import type { ProcessMessage } from './child-worker.ts'
import { runModule } from './run-module.ts'
import type { WorkerAnswer, WorkerInput } from './worker-set.ts'

/** MiB that this process may hold in all, native libraries' own included, which no flag of V8 bounds. */
const maxMemory = Number(process.argv[2])

/** What holds more than this share of it after a task is to be ended: native allocators keep what they once had. */
const spentShare = 0.4

/** Milliseconds between two looks at the memory: time to fill some tens of MiB. */
const lookEveryMs = 20

process.on('message', (task: WorkerInput) => void answer(task))
// Native code in a thread of libuv's would hold an ordinary exit up until it is done.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
beFirstToGo()

async function answer(task: WorkerInput): Promise<void> {
  const watching = setInterval(endWhenOutgrown, lookEveryMs)
  const done = await work(task)
  clearInterval(watching)
  try {
    send({ ...done, isSpent: holdsMoreThan(spentShare) })
  } catch (thrown) {
    send({ thrown: toError(thrown), isSpent: false })
  }
}

function send(message: ProcessMessage, whenSent: () => void = () => {}): void {
  process.send?.(message, whenSent)
}

async function work(task: WorkerInput): Promise<WorkerAnswer | { readonly thrown: Error }> {
  try {
    const done = await runModule(task, () => send({ hasBegun: true }))
    return 'result' in done && done.result instanceof HandedOver ? { ...done, result: done.result.value } : done
  } catch (thrown) {
    return { thrown: toError(thrown) }
  }
}

function endWhenOutgrown(): void {
  if (!holdsMoreThan(1)) return
  send({ isOutgrown: true }, () => process.kill(process.pid, 'SIGKILL'))
}

function holdsMoreThan(share: number): boolean {
  return process.memoryUsage.rss() > share * maxMemory * 2 ** 20
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

/** Where memory runs out, Linux ends this process rather than the server. Elsewhere there is no such file. */
function beFirstToGo(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    return
  }
}
