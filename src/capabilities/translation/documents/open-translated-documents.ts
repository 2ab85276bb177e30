import type { Platform } from '../../../kernel/foundation/platform.ts'
import type { Documents, TranslatedDocument } from '../domain/documents.ts'
import type { DocumentTable } from '../storage/tables.ts'
import { deleteDocument, findByKey, findDocument, readPieces, switchCharged } from './document-rows.ts'
import { insertNewDocument } from './insert-new-document.ts'

interface Parts extends Pick<Platform, 'storage' | 'now'> {
  /** Milliseconds for which a document is kept once it is done. */
  readonly keptMs: number
}

export type TranslatedDocuments = Pick<Documents, 'keep' | 'fetchKept' | 'take' | 'claimCharge' | 'returnCharge'>

/** What came of documents, kept until it is fetched. */
export function openTranslatedDocuments({ storage, now, keptMs }: Parts): TranslatedDocuments {
  async function read({ id, name, characters }: DocumentTable): Promise<TranslatedDocument> {
    return { name, bytes: await readPieces(storage, id, 'result'), characters }
  }

  return {
    async keep(owner, { name, bytes, characters }) {
      const described = { name, target: '', source: null, options: '{}', characters }
      const done = { owner, state: 'done' as const, is_charged: 1, expires_at: now() + keptMs }
      return insertNewDocument({ storage, now }, { ...described, ...done }, 'result', bytes)
    },
    async fetchKept(ticket) {
      const row = await findByKey(storage, ticket, now())
      return row?.state === 'done' && row.target === '' ? read(row) : undefined
    },
    async take(owner, ticket) {
      const row = await findDocument(storage, owner, ticket, now())
      if (row?.state !== 'done') return undefined
      const translated = await read(row)
      return (await deleteDocument(storage, row.id)) ? translated : undefined
    },
    async claimCharge(owner, ticket) {
      const row = await findDocument(storage, owner, ticket, now())
      return row?.state === 'done' && switchCharged(storage, row.id, 1)
    },
    async returnCharge(_owner, { id }) {
      await switchCharged(storage, id, 0)
    },
  }
}
