import { Type, type Static } from 'typebox'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'

/** What is in a backup, its last entry: `manifest.json`. */
const manifestSchema = Type.Object({
  /** Of this file format. */
  format: Type.Literal(1),
  /** The Mainstay that made it. */
  version: Type.String(),
  /** ISO 8601. */
  madeAt: Type.String(),
  database: Type.Union([Type.Literal('sqlite'), Type.Literal('postgres')]),
  /** Steps that its tables have taken. */
  migrations: Type.Array(Type.String()),
  /** Models that were on the shelf; they are not in it. */
  models: Type.Array(Type.String()),
  /** Whether the settings and secrets are in it. */
  hasSecrets: Type.Boolean(),
  /** Every other entry. */
  files: Type.Array(
    Type.Object({
      path: Type.String(),
      bytes: Type.Integer({ minimum: 0 }),
      /** In hexadecimal. */
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    }),
  ),
})

export type Manifest = Static<typeof manifestSchema>
export type BackedUpFile = Manifest['files'][number]

/** Throws a `SyntaxError` or a `TypeError` for what is no manifest. */
export const readManifest = createJsonReader(manifestSchema)

export const manifestPath = 'manifest.json'

/** Where the database lies in a backup. */
export const databasePath = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const

/** Files of the data folder lie below it. */
export const dataPrefix = 'data/'
