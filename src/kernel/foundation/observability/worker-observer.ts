import { contain } from './contain.ts'
import type { Logger } from './logger.ts'

/** Told what happens to the tasks of each queue. */
export interface WorkerObserver {
  /** How many wait, after one came or went. */
  waiting(queue: string, tasks: number): void
  /** A task's turn came after so many milliseconds. */
  started(queue: string, waitedMs: number): void
  /** A task was refused as `busy`. */
  shed(queue: string): void
}

/** The same, but what fails in it goes to the log: no task is held up because it could not be counted. */
export function containObserver(observer: WorkerObserver, log: Logger): WorkerObserver {
  const work = { log, doing: 'counting the tasks of the workers' }
  return {
    waiting: contain((queue, tasks) => observer.waiting(queue, tasks), work),
    started: contain((queue, waitedMs) => observer.started(queue, waitedMs), work),
    shed: contain((queue) => observer.shed(queue), work),
  }
}

export const nobody: WorkerObserver = { waiting() {}, started() {}, shed() {} }
