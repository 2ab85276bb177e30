import { Type } from 'typebox'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { ReadPage, Reading } from '../port.ts'
import type { Tables } from './tables.ts'

/** Milliseconds for which a reading is kept: 48 hours, as the original keeps them. */
const readingLifetimeMs = 48 * 60 * 60_000

/** Readings that a key has at most; the oldest goes when one more is begun. */
const maxReadings = 1_000

const Box = Type.Object({ left: Type.Number(), top: Type.Number(), width: Type.Number(), height: Type.Number() })
const Word = Type.Object({ text: Type.String(), confidence: Type.Number(), box: Box })
const Line = Type.Object({ text: Type.String(), box: Box, words: Type.Array(Word) })

const readPage: (text: string) => ReadPage = createJsonReader(
  Type.Object({
    angle: Type.Number(),
    lines: Type.Array(Line),
    metadata: Type.Object({ width: Type.Number(), height: Type.Number(), format: Type.String() }),
  }),
)

export interface NewReading {
  readonly id: string
  readonly ownerId: string
  readonly startedAt: number
}

export async function addReading(storage: Storage, { id, ownerId, startedAt }: NewReading): Promise<void> {
  await storage
    .tables<Tables>()
    .insertInto('image_reading')
    .values({ id, owner_id: ownerId, state: 'running', started_at: startedAt, changed_at: startedAt, result: null })
    .execute()
  await removeOldest(storage, ownerId)
}

async function removeOldest(storage: Storage, ownerId: string): Promise<void> {
  const tables = storage.tables<Tables>()
  const beyond = await tables
    .selectFrom('image_reading')
    .select('started_at')
    .where('owner_id', '=', ownerId)
    .orderBy('started_at', 'desc')
    .offset(maxReadings)
    .limit(1)
    .executeTakeFirst()
  if (!beyond) return
  await tables
    .deleteFrom('image_reading')
    .where('owner_id', '=', ownerId)
    .where('started_at', '<=', beyond.started_at)
    .execute()
}

type Finish = Pick<Reading, 'changedAt' | 'result'> & { readonly state: 'done' | 'failed' }

export async function finishReading(storage: Storage, id: string, { state, changedAt, result }: Finish): Promise<void> {
  await storage
    .tables<Tables>()
    .updateTable('image_reading')
    .set({ state, changed_at: changedAt, result: result ? JSON.stringify(result) : null })
    .where('id', '=', id)
    .execute()
}

/** Undefined for those of others and those that are too old. */
export async function readReading(
  storage: Storage,
  id: string,
  ownerId: string,
  now: number,
): Promise<Reading | undefined> {
  const row = await storage
    .tables<Tables>()
    .selectFrom('image_reading')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('started_at', '>', now - readingLifetimeMs)
    .executeTakeFirst()
  if (!row) return undefined
  const { state, started_at: startedAt, changed_at: changedAt, result } = row
  return { state, startedAt, changedAt, ...(result !== null && { result: readPage(result) }) }
}

export async function removeOldReadings(storage: Storage, now: number): Promise<void> {
  await storage
    .tables<Tables>()
    .deleteFrom('image_reading')
    .where('started_at', '<=', now - readingLifetimeMs)
    .execute()
}
