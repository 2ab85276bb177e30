/** The storage port: one Kysely over node:sqlite on one machine, or over PostgreSQL for many. */
import type { Kysely } from 'kysely'

export interface Storage {
  readonly dialect: 'sqlite' | 'postgres'
  /** The database, typed by the caller's own tables. */
  tables<Tables>(): Kysely<Tables>
  /**
   * The same for reads whose cost a caller chooses, such as searches and lists over many rows: single queries, which hold nobody up
   * and are given up after some seconds (503). They see what is committed.
   */
  longReads<Tables>(): Kysely<Tables>
  /** Resolves when the database answers and takes writes; throws a `ServiceError` that says what is wrong otherwise. */
  check(): Promise<void>
  /** How its pool of connections fares, where there is one. */
  readonly connections?: () => ConnectionCounts
  close(): Promise<void>
}

export interface ConnectionCounts {
  readonly inUse: number
  /** Calls that wait for a connection. */
  readonly waiting: number
}
