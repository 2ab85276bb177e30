/** Documents in storage: one row each, and the bytes of what was sent and of what came of it in pieces. */
import { createHash } from 'node:crypto'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { DocumentPieceTable, DocumentTable, Tables } from '../storage/tables.ts'
import type { DocumentTicket } from '../domain/documents.ts'

/** Bytes of a piece: a statement with one holds the event loop for about a millisecond. */
const pieceBytes = 256 * 1024

export type PieceKind = DocumentPieceTable['kind']

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** The row last, so that nobody finds a document before it is whole. */
export async function insertDocument(
  storage: Storage,
  row: DocumentTable,
  kind: PieceKind,
  bytes: Uint8Array,
): Promise<void> {
  await writePieces(storage, row.id, kind, bytes)
  await storage.tables<Tables>().insertInto('translation_document').values(row).execute()
}

export async function findDocument(
  storage: Storage,
  owner: string,
  ticket: DocumentTicket,
  now: number,
): Promise<DocumentTable | undefined> {
  const row = await findByKey(storage, ticket, now)
  return row?.owner === owner ? row : undefined
}

/** Whosever it is. */
export async function findByKey(
  storage: Storage,
  { id, key }: DocumentTicket,
  now: number,
): Promise<DocumentTable | undefined> {
  return storage
    .tables<Tables>()
    .selectFrom('translation_document')
    .selectAll()
    .where('id', '=', id)
    .where('key_hash', '=', hashKey(key))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function updateDocument(storage: Storage, id: string, values: Partial<DocumentTable>): Promise<void> {
  await storage.tables<Tables>().updateTable('translation_document').set(values).where('id', '=', id).execute()
}

/** Whether the flag was another before: of several who ask at once, one gets true. */
export async function switchCharged(storage: Storage, id: string, isCharged: 0 | 1): Promise<boolean> {
  const { numUpdatedRows } = await storage
    .tables<Tables>()
    .updateTable('translation_document')
    .set({ is_charged: isCharged })
    .where('id', '=', id)
    .where('is_charged', '!=', isCharged)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether the row was there. Of several who delete it at once, one gets true. */
export async function deleteDocument(storage: Storage, id: string): Promise<boolean> {
  const tables = storage.tables<Tables>()
  const { numDeletedRows } = await tables.deleteFrom('translation_document').where('id', '=', id).executeTakeFirst()
  await tables.deleteFrom('translation_document_piece').where('document', '=', id).execute()
  return numDeletedRows > 0n
}

export async function deleteExpired(storage: Storage, now: number): Promise<void> {
  const tables = storage.tables<Tables>()
  const expired = await tables.selectFrom('translation_document').select('id').where('expires_at', '<=', now).execute()
  for (const { id } of expired) await deleteDocument(storage, id)
}

export async function countOwn(storage: Storage, owner: string, now: number): Promise<number> {
  const { count } = await storage
    .tables<Tables>()
    .selectFrom('translation_document')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

export async function writePieces(storage: Storage, id: string, kind: PieceKind, bytes: Uint8Array): Promise<void> {
  const tables = storage.tables<Tables>()
  for (let ordinal = 0; ordinal * pieceBytes < bytes.length; ordinal++) {
    const piece = bytes.subarray(ordinal * pieceBytes, (ordinal + 1) * pieceBytes)
    await tables
      .insertInto('translation_document_piece')
      .values({ document: id, kind, ordinal, bytes: piece })
      .onConflict((conflict) => conflict.columns(['document', 'kind', 'ordinal']).doUpdateSet({ bytes: piece }))
      .execute()
  }
}

export async function readPieces(storage: Storage, id: string, kind: PieceKind): Promise<Uint8Array> {
  const tables = storage.tables<Tables>()
  const pieces: Uint8Array[] = []
  for (;;) {
    const piece = await tables
      .selectFrom('translation_document_piece')
      .select('bytes')
      .where('document', '=', id)
      .where('kind', '=', kind)
      .where('ordinal', '=', pieces.length)
      .executeTakeFirst()
    if (!piece) return Buffer.concat(pieces)
    pieces.push(piece.bytes)
  }
}
