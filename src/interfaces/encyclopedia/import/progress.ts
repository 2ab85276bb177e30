import { Type } from 'typebox'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { findImports, type ImportRecord } from '../storage/import-records.ts'
import type { Tables } from '../storage/tables.ts'
import { beginning, type Position } from './source/position.ts'
import type { RawFile, Fingerprint } from './source/raw-file.ts'

/** How far a file has been imported. */
export interface Progress {
  /** Milliseconds since 1970; names the import. */
  readonly startedAt: number
  /** CRC-32 of the file's first bytes, by which other imports of it are found. */
  readonly head: number
  readonly seen: Fingerprint
  readonly position: Position
  readonly isFinished: boolean
  /** Pages of the file that were stored. */
  readonly pages: number
}

const headBytes = 4_096

const readPosition = createJsonReader(
  Type.Object({
    offset: Type.Integer(),
    entry: Type.Optional(Type.Object({ bit: Type.Integer(), offset: Type.Integer(), level: Type.Integer() })),
  }),
)

/**
 * The import of the same file that came furthest. A file is the same when all that had been read of it has the same
 * checksum: a download that was cut short goes on when it is whole, and one page that differs makes it another.
 */
export async function findProgress(storage: Storage, language: string, raw: RawFile, now: number): Promise<Progress> {
  const head = (await raw.checksumBeginnings([Math.min(headBytes, raw.size ?? 0)]))[0] ?? 0
  const fresh = {
    startedAt: now,
    head,
    seen: { bytes: 0, checksum: 0 },
    position: beginning,
    isFinished: false,
    pages: 0,
  }
  if (raw.size === undefined) return fresh
  const records = await findImports(storage.tables<Tables>(), language, head)
  const checksums = await raw.checksumBeginnings(records.map(({ seen_bytes }) => seen_bytes))
  const known = records.findLast(({ seen_checksum }, index) => seen_checksum === checksums[index])
  return known ? toProgress(known, raw.size) : fresh
}

/** A file that has grown since is not finished. */
function toProgress(record: ImportRecord, size: number): Progress {
  return {
    startedAt: record.started_at,
    head: record.head,
    seen: { bytes: record.seen_bytes, checksum: record.seen_checksum },
    position: fromPositionText(record.position),
    isFinished: record.is_finished === 1 && record.seen_bytes === size,
    pages: record.pages,
  }
}

/** As `toRecord` wrote it. */
function fromPositionText(text: string): Position {
  const { offset, entry } = readPosition(text)
  return { offset, entry }
}

export function toRecord({ startedAt, head, seen, position, isFinished, pages }: Progress): ImportRecord {
  return {
    started_at: startedAt,
    head,
    seen_bytes: seen.bytes,
    seen_checksum: seen.checksum,
    is_finished: isFinished ? 1 : 0,
    position: JSON.stringify(position),
    pages,
  }
}
