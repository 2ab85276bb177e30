/** What is known of a source of live data; shared by all replicas on one database. */
export interface LiveSourceRow {
  /** `LiveSource.id`. */
  id: string
  feed: string
  /** Failures in a row. */
  failures: number
  next_fetch_at: number
  /** When it last answered with a message, the same as before included. */
  fetched_at: number | null
  /** When the message says that it was made. */
  published_at: number | null
  /** SHA-256 of the last answer, in hexadecimal. */
  answer_hash: string | null
  /** The trip updates that hold, in a message of our own, gzip; `version` names their content. */
  updates: Uint8Array | null
  version: string | null
  /** A sentence; kept until the source answers again. */
  error: string | null
  error_at: number | null
}

/** What servers on one PostgreSQL sign with, so that each knows what another handed out. */
export interface SecretRow {
  id: string
  secret: string
}

/** A type and not an interface: `withTables` takes only what has an index signature. */
export type Tables = {
  transit_live_source: LiveSourceRow
  transit_secret: SecretRow
}
