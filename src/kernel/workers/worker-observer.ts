/** Told what happens to the tasks of each queue. */
export interface WorkerObserver {
  /** How many wait, after one came or went. */
  waiting(queue: string, tasks: number): void
  /** A task's turn came after so many milliseconds. */
  started(queue: string, waitedMs: number): void
  /** A task was told `busy`. */
  shed(queue: string): void
}

export const nobody: WorkerObserver = { waiting() {}, started() {}, shed() {} }
