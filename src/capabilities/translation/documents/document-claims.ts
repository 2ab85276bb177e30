/** Which process translates which document: a claim in its row, which runs out when the process that holds it ends. */
import { randomUUID } from 'node:crypto'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { DocumentTable, Tables } from '../storage/tables.ts'

/** Milliseconds for which a claim holds without being renewed. */
const claimMs = 30_000

export const renewEveryMs = claimMs / 3

export interface DocumentClaims {
  /** The document, where it is still to be translated and nobody is at it. */
  take(id: string): Promise<DocumentTable | undefined>
  /** False when another has taken it, or it was deleted. */
  renew(id: string): Promise<boolean>
  /** Ends the claim; with `values` only while it holds. */
  release(id: string, values?: Partial<DocumentTable>): Promise<boolean>
  listLeft(): Promise<readonly string[]>
}

export function openDocumentClaims(storage: Storage, now: () => number): DocumentClaims {
  const holder = randomUUID()
  const tables = storage.tables<Tables>()
  /** False where this process does not hold it. */
  const updateHeld = async (id: string, values: Partial<DocumentTable>): Promise<boolean> => {
    const { numUpdatedRows } = await tables
      .updateTable('translation_document')
      .set(values)
      .where('id', '=', id)
      .where('holder', '=', holder)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
  return {
    take: (id) =>
      tables
        .updateTable('translation_document')
        .set({ holder, claimed_until: now() + claimMs, state: 'translating', started_at: now() })
        .where('id', '=', id)
        .where('state', 'in', ['waiting', 'translating'])
        .where('claimed_until', '<=', now())
        .where('expires_at', '>', now())
        .returningAll()
        .executeTakeFirst(),
    renew: (id) => updateHeld(id, { claimed_until: now() + claimMs }),
    release: (id, values = {}) => updateHeld(id, { ...values, holder: null, claimed_until: 0 }),
    async listLeft() {
      const rows = await tables
        .selectFrom('translation_document')
        .select('id')
        .where('state', 'in', ['waiting', 'translating'])
        .where('claimed_until', '<=', now())
        .where('expires_at', '>', now())
        .orderBy('created_at')
        .limit(100)
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
