import { availableParallelism } from 'node:os'
import { createPools, type QueueOptions } from './create-pools.ts'
import type { WorkerPools } from './pools.ts'
import { ProcessSet } from './process-set.ts'

export interface ProcessOptions extends QueueOptions {
  /** Processes of all pools together. */
  readonly maxProcesses?: number
  /** MiB that one process may hold in all: work that needs more ends its process. */
  readonly maxMemory?: number
  /** Milliseconds without work after which a process is ended, and what it holds given back; ten seconds when absent. */
  readonly restMs?: number
}

/**
 * Pools over child processes, the home of native code that reads what strangers send. A task is copied on its way in and its result
 * on its way out; one that takes too long, or whose caller has left, is ended by a kill. A task whose process dies fails with
 * a `WorkerDiedError`.
 */
export function createProcessPools(options: ProcessOptions = {}): WorkerPools & AsyncDisposable {
  const { maxProcesses = Math.max(2, availableParallelism()), maxMemory = 768, restMs = 10_000 } = options
  const crew = { workers: new ProcessSet(maxMemory, restMs), maxWorkers: maxProcesses, maxOfOneQueue: maxProcesses }
  return createPools(crew, options)
}
