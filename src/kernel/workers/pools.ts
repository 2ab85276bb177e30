/** The worker port: heavy work leaves the event loop. */

export interface RunOptions {
  /** Stops the work when the caller goes away. */
  readonly signal?: AbortSignal
}

/** A pool of worker threads that all run one module. */
export interface WorkerPool<Task, Result> {
  /** Throws `busy` (503) when the queue is full and `cancelled` (499) when the signal aborts. */
  run(task: Task, options?: RunOptions): Promise<Result>
}

export interface WorkerPools {
  /**
   * A pool over the default export of `module`, a function from task to result; threads start on first use. The module is
   * named by its source, `.ts`, also where compiled code runs.
   */
  open<Task, Result>(module: URL): WorkerPool<Task, Result>
}
