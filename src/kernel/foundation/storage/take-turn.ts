import { sql, type Transaction } from 'kysely'
import type { Storage } from './storage.ts'

/** Any number that nothing else in this database locks; the letters "mainstay" as a number. */
const lockNumber = 7_881_703_234_014_404_985n

/**
 * Waits, inside a transaction, until no other process is between this and the end of its transaction: for what all of
 * several processes that start at once would do, and one is to do. On SQLite the transaction itself is the lock: it begins IMMEDIATE.
 */
export async function takeTurn<Tables>(transaction: Transaction<Tables>, dialect: Storage['dialect']): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction)
}
