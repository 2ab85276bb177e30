import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { inBatches } from '../../../kernel/assembly/content/in-batches.ts'
import { wrongRecord } from '../../../kernel/assembly/content/wrong-record.ts'
import type { Account, StoredNote } from '../domain/stored-note.ts'
import { notesPerTransaction, writeAccounts, writeNotes } from './write-notes.ts'

const urlname = Type.String({ minLength: 1, maxLength: 255 })
const sample = Type.Optional(Type.Boolean())

const AccountRecord = Compile(Type.Object({ type: Type.Literal('account'), urlname, nickname: Type.String(), sample }))

const NoteRecord = Compile(
  Type.Object({
    type: Type.Literal('note'),
    key: Type.String({ minLength: 1, maxLength: 255 }),
    urlname,
    title: Type.String(),
    body: Type.String(),
    publish_at: Type.String({ pattern: '^[-+0-9]{4,}.*Z$' }),
    likes: Type.Integer(),
    tags: Type.Array(Type.String()),
    address: Type.Optional(Type.String()),
    draft: Type.Optional(Type.Boolean()),
    sample,
  }),
)

/** Takes back what `exportNotes` gave. */
export async function restoreNotes(
  records: AsyncIterable<ContentRecord>,
  { storage }: Pick<Platform, 'storage'>,
): Promise<void> {
  for await (const batch of inBatches(records, notesPerTransaction)) {
    await writeAccounts(storage, batch.filter(({ type }) => type === 'account').map(toAccount))
    await writeNotes(storage, batch.filter(({ type }) => type !== 'account').map(toNote))
  }
}

function toAccount(record: ContentRecord): Account {
  if (!AccountRecord.Check(record)) throw wrongRecord('notes', AccountRecord.Errors(record))
  return { urlname: record.urlname, nickname: record.nickname, isSample: record.sample ?? false }
}

function toNote(record: ContentRecord): StoredNote {
  if (!NoteRecord.Check(record)) throw wrongRecord('notes', NoteRecord.Errors(record))
  const { publish_at: publishAt, draft = false, sample: isSample = false, ...rest } = record
  return { ...rest, publishAt: Date.parse(publishAt), isDraft: draft, address: rest.address, isSample }
}
