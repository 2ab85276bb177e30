/** What every worker thread runs: the module that a task names. */
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { HandedOver } from './hand-over.ts'
import { runModule } from './run-module.ts'
import type { WorkerAnswer, WorkerInput } from './worker-set.ts'

/** Gives a `WorkerAnswer`, which piscina unwraps on the way out where it holds buffers to hand over. */
export default async function runInThread(input: WorkerInput): Promise<unknown> {
  const answer = await runModule(input)
  return 'result' in answer && answer.result instanceof HandedOver ? moveOut(answer.result, answer.workedMs) : answer
}

function moveOut({ value, buffers }: HandedOver<unknown>, workedMs: number): unknown {
  const answer: WorkerAnswer = { result: value, workedMs }
  return move({
    get [transferableSymbol]() {
      return buffers
    },
    get [valueSymbol]() {
      return answer
    },
  })
}
