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
  /** Those that are read that it has, with their bytes once unpacked. */
  readonly sizes: ReadonlyMap<TableName, number>
  /** Nothing where there is no such table. */
  read(table: TableName): AsyncIterable<Uint8Array>
}

const names = [
  'agency',
  'calendar',
  'calendar_dates',
  'fare_attributes',
  'fare_leg_join_rules',
  'fare_leg_rules',
  'fare_products',
  'fare_rules',
  'fare_transfer_rules',
  'feed_info',
  'frequencies',
  'pathways',
  'rider_categories',
  'route_networks',
  'routes',
  'shapes',
  'stop_areas',
  'stop_times',
  'stops',
  'transfers',
  'translations',
  'trips',
] as const

export type TableName = `${(typeof names)[number]}.txt`

/** The tables that are read of a feed; no other can be asked for. */
export const tables: ReadonlySet<TableName> = new Set(names.map((name): TableName => `${name}.txt`))

export function isTableName(file: string): file is TableName {
  return names.some((name) => file === `${name}.txt`)
}
