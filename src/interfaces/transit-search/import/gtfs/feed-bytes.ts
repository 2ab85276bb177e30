/** Where a feed lies. */
export interface FeedPlace {
  /** A zip archive, or a folder of .txt files. */
  readonly path: string
  /** What people call it, in sentences; the path itself unless given. */
  readonly shown?: string
  /** In place of the one that is found out. */
  readonly encoding?: string | undefined
}

/** The tables of one GTFS feed as they lie there. */
export interface FeedBytes extends AsyncDisposable {
  /** Of the archive or folder, without `.zip`: it names the feed. */
  readonly name: string
  /** What people call it. */
  readonly shown: string
  /** Those of `tables` that it has, with their bytes once unpacked. */
  readonly sizes: ReadonlyMap<string, number>
  /** Nothing where there is no such table. */
  read(table: string): AsyncIterable<Uint8Array>
}

/** What is read of a feed. */
export const tables: ReadonlySet<string> = new Set(
  `agency calendar calendar_dates fare_attributes fare_leg_join_rules fare_leg_rules fare_products fare_rules fare_transfer_rules feed_info frequencies
  rider_categories route_networks routes stop_areas stop_times stops transfers translations trips`
    .split(/\s+/)
    .map((name) => `${name}.txt`),
)
