/** The worker port: heavy work leaves the event loop, and its owners take turns. */

export interface RunOptions {
  /** Gives the work up when the caller goes away. */
  readonly signal?: AbortSignal
}

/** Runs one module, in whichever of the shared threads is free. */
export interface WorkerPool<Task, Result> {
  /**
   * Throws `busy` (503) when the task waited too long or too many came after it, `took_too_long` (503) when the work on it took too
   * long, and `cancelled` (499) when the signal aborts.
   */
  run(task: Task, options?: RunOptions): Promise<Result>
}

/** Small tasks are done on the event loop: the way to a thread and back costs more than they do. */
export interface InPlace<Task, Result> {
  /** A guess before anything is done: whether the task takes a few milliseconds at most. */
  suits(task: Task): boolean
  /** Nothing when the task is too large after all: it then goes to a thread. */
  run(task: Task): Result | undefined
}

export interface PoolOptions<Task, Result> {
  /** Whose tasks these are, the id of an interface or a capability. Each name has a queue, and the queues take turns. */
  readonly queue: string
  /** Milliseconds that a task may wait for a thread; that of all pools when absent, `Infinity` for no bound. */
  readonly maxWaitMs?: number
  /** Milliseconds that the work on a task may take; 30,000 when absent, `Infinity` for no bound. */
  readonly maxRunMs?: number
  readonly inPlace?: InPlace<Task, Result>
}

export interface BatchOptions<Task> {
  readonly maxTasks: number
  /** Of all tasks of one batch together, in the unit of `sizeOf`; a larger one goes alone. */
  readonly maxSize: number
  sizeOf(task: Task): number
}

export interface WorkerPools {
  /**
   * A pool over the default export of `module`, a function from task to result. The module is named by its source, `.ts`, also
   * where compiled code runs.
   */
  open<Task, Result>(module: URL, options: PoolOptions<Task, Result>): WorkerPool<Task, Result>
  /** The same for a function from several tasks to as many results: tasks that wait together are done together. */
  openForBatches<Task, Result>(
    module: URL,
    options: Omit<PoolOptions<Task, Result>, 'inPlace'> & { readonly batch: BatchOptions<Task> },
  ): WorkerPool<Task, Result>
}
