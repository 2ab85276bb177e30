import { Type, type Static } from 'typebox'

/** Of a tile, with `{z}`, `{x}` and `{y}` in any order; its origin is fixed. */
const tileAddress = String.raw`^https?://[^\s/{}]+/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+$`

export const settings = Type.Object({
  TRANSIT_SEARCH_COLLAPSE: Type.Union([Type.Literal('single'), Type.Literal('never')], {
    default: 'single',
    description:
      'single: an element that may repeat is an object where there is one of it, as the original answers. never: always a list.',
  }),
  TRANSIT_SEARCH_WALK_METRES: Type.Integer({
    default: 400,
    minimum: 0,
    maximum: 2000,
    description:
      'How far apart, as the crow flies, two stops may be for a change on foot. Holds from the next import or "mainstay transit refresh" on.',
  }),
  TRANSIT_SEARCH_WALK_SPEED: Type.Number({
    default: 1.2,
    minimum: 0.3,
    maximum: 3,
    description:
      'How fast people walk, in metres a second. Holds from the next import or "mainstay transit refresh" on.',
  }),
  TRANSIT_SEARCH_IMPORT_MAX_BYTES: Type.Integer({
    default: 2 ** 30,
    minimum: 2 ** 20,
    maximum: 2 ** 36,
    description: 'Bytes that the tables of a feed may have once unpacked.',
  }),
  TRANSIT_SEARCH_IMPORT_MAX_CALLS: Type.Integer({
    default: 10_000_000,
    minimum: 1_000,
    maximum: 200_000_000,
    description: 'Rows that stop_times.txt of a feed may have; an import takes some 120 bytes of memory for each.',
  }),
  TRANSIT_SEARCH_IMPORT_MAX_ROWS: Type.Integer({
    default: 2_000_000,
    minimum: 1_000,
    maximum: 100_000_000,
    description:
      'Rows that all other tables of a feed may have together; an import takes some 500 bytes of memory for each.',
  }),
  TRANSIT_SEARCH_LIVE: Type.Optional(
    Type.String({
      writeOnly: true,
      description:
        'Live data (GTFS-RT TripUpdates), a source for each feed, with spaces between: FEED=https://… FEED2=/path/of/a/file; a feed may have several.',
    }),
  ),
  TRANSIT_SEARCH_LIVE_HEADERS: Type.Optional(
    Type.String({
      writeOnly: true,
      description:
        'Headers for the sources of a feed, with semicolons between: FEED=x-api-key: …; FEED2=authorization: Bearer …',
    }),
  ),
  TRANSIT_SEARCH_LIVE_SECONDS: Type.Integer({
    default: 30,
    minimum: 5,
    maximum: 3_600,
    description: 'Seconds between two readings of a source of live data.',
  }),
  TRANSIT_SEARCH_LIVE_TIMEOUT_MS: Type.Integer({
    default: 10_000,
    minimum: 100,
    maximum: 60_000,
    description: 'Milliseconds for reading live data, redirects included.',
  }),
  TRANSIT_SEARCH_LIVE_MAX_BYTES: Type.Integer({
    default: 16 * 1024 * 1024,
    minimum: 1_024,
    maximum: 256 * 1024 * 1024,
    description: 'The largest message of live data, before and after decompressing.',
  }),
  TRANSIT_SEARCH_LIVE_MAX_AGE_MINUTES: Type.Integer({
    default: 10,
    minimum: 1,
    maximum: 1_440,
    description: 'Minutes after which live data that were not renewed are dropped; answers are then by the timetable.',
  }),
  TRANSIT_SEARCH_TILES: Type.Optional(
    Type.String({
      pattern: tileAddress,
      description:
        'Address of map tiles, such as https://tile.example/{z}/{x}/{y}.png, which the console then draws journeys on. Without it no map is fetched.',
    }),
  ),
  TRANSIT_SEARCH_TILES_CREDIT: Type.String({
    default: '© OpenStreetMap contributors',
    description: 'Whose map it is, which stands below it.',
  }),
})

export type Settings = Static<typeof settings>
