import { randomBytes, randomUUID } from 'node:crypto'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import type { DocumentTicket } from '../domain/documents.ts'
import type { DocumentTable } from '../storage/tables.ts'
import { countOwn, deleteExpired, hashKey, insertDocument, type PieceKind } from './document-rows.ts'

export type NewRow = Pick<
  DocumentTable,
  'owner' | 'name' | 'source' | 'target' | 'options' | 'characters' | 'expires_at'
> &
  Partial<DocumentTable>

/** Documents of one key that are kept at a time. */
const maxOwn = 100

/** What a document begins with. */
const newRow = {
  state: 'waiting',
  message: null,
  done: 0,
  total: 0,
  is_charged: 0,
  started_at: 0,
  holder: null,
  claimed_until: 0,
} as const

/** @throws ServiceError where its owner has too many */
export async function insertNewDocument(
  { storage, now }: Pick<Platform, 'storage' | 'now'>,
  described: NewRow,
  kind: PieceKind,
  bytes: Uint8Array,
): Promise<DocumentTicket> {
  await deleteExpired(storage, now())
  if ((await countOwn(storage, described.owner, now())) >= maxOwn) throw tooMany()
  const ticket = { id: randomId(), key: randomBytes(32).toString('hex').toUpperCase() }
  const row = { ...newRow, ...described, id: ticket.id, key_hash: hashKey(ticket.key), created_at: now() }
  await insertDocument(storage, row, kind, bytes)
  return ticket
}

/** 32 digits of base 16, as the original's. */
function randomId(): string {
  return randomUUID().replaceAll('-', '').toUpperCase()
}

function tooMany(): ServiceError {
  const message = `A key may have ${maxOwn} documents here at a time; fetch some of those that are done.`
  return new ServiceError('too_many_documents', 429, message, { headers: { 'retry-after': '60' } })
}
