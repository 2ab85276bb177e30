/** The storage port: one Kysely over node:sqlite on one machine, or over PostgreSQL for many. */
import type { Kysely } from 'kysely'

export interface Storage {
  readonly dialect: 'sqlite' | 'postgres'
  /** The database, typed by the caller's own tables. */
  tables<Tables>(): Kysely<Tables>
  close(): Promise<void>
}
