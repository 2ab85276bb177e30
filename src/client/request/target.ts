import type { Fetch } from '../options.ts'

/** Where and how the calls of one interface are sent. */
export interface Target {
  /** What stands before an operation's path, without a slash at its end; it may hold parameters. */
  readonly root: string
  readonly key: string | undefined
  readonly scheme: string | undefined
  /** Milliseconds, as the caller gave them. */
  readonly timeoutMs: number | undefined
  readonly gzip: boolean
  readonly fetch: Fetch
}
