import type { ServiceError } from '../errors/service-error.ts'

/** What threads, or processes, have in common: each does one piece of work at a time, by whatever module it names. */
export interface WorkerSet extends AsyncDisposable {
  /** Settles when the worker is free again, or gone. The time is that of the work alone, without that of loading the module. */
  run(work: WorkerTask): Promise<{ readonly result: unknown; readonly workedMs: number }>
}

export interface WorkerTask {
  readonly module: URL
  readonly input: unknown
  readonly maxRunMs: number
  /** Aborts when nobody waits for the result any more. */
  readonly abandoned: AbortSignal
}

/** What a worker is sent. */
export interface WorkerInput {
  /** The address of a module whose default export does the work. */
  readonly module: string
  readonly input: unknown
}

/** Classes of errors do not survive the way out of a worker, so those that are meant for callers travel as fields. */
export type WorkerAnswer =
  | { readonly result: unknown; readonly workedMs: number }
  | { readonly failure: FailureFields; readonly workedMs: number }

export type FailureFields = Pick<ServiceError, 'code' | 'status' | 'message' | 'headers' | 'field'>
