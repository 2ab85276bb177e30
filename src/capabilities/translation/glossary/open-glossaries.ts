import { randomUUID } from 'node:crypto'
import { createJsonReader } from '../../../kernel/json/create-json-reader.ts'
import type { Platform } from '../../../kernel/platform.ts'
import type { GlossaryTable, Tables } from '../storage/tables.ts'
import type { Glossary, GlossaryDescription, GlossaryEntry, GlossaryStore } from '../domain/glossary.ts'
import { createProtect } from './protect-terms.ts'
import { Type } from 'typebox'

const described = ['id', 'name', 'source', 'target', 'entry_count', 'created_at'] as const

/** Glossaries that are ready to be applied, at most. */
const maxOpen = 100

export function openGlossaries({ storage, now }: Pick<Platform, 'storage' | 'now'>): GlossaryStore {
  // A glossary never changes once it is made: what was opened stays right until it is deleted, which its description tells.
  const opened = new Map<string, Glossary>()
  const find = async (owner: string, id: string) => {
    const row = await selectOwn(storage, owner).select(described).where('id', '=', id).executeTakeFirst()
    return row ? toDescription(row) : undefined
  }
  const readEntries = async (owner: string, id: string) => {
    const row = await selectOwn(storage, owner).select('entries').where('id', '=', id).executeTakeFirst()
    return row ? parseEntries(row.entries) : undefined
  }
  return {
    async create(owner, { name, source, target, entries }) {
      const description = { id: randomUUID(), name, source, target, entryCount: entries.length, createdAt: now() }
      await storage
        .tables<Tables>()
        .insertInto('translation_glossary')
        .values(toGlossaryRow(owner, description, entries))
        .execute()
      return description
    },
    async list(owner) {
      const rows = await selectOwn(storage, owner).select(described).orderBy('created_at').orderBy('id').execute()
      return rows.map(toDescription)
    },
    find,
    readEntries,
    async delete(owner, id) {
      const { numDeletedRows } = await storage
        .tables<Tables>()
        .deleteFrom('translation_glossary')
        .where('owner', 'in', [owner, everybody])
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    async open(owner, id) {
      const description = await find(owner, id)
      const known = opened.get(id)
      if (!description || known) return description && known
      const entries = await readEntries(owner, id)
      if (!entries) return undefined
      const glossary = { ...description, protect: createProtect(description.source, entries) }
      if (opened.size >= maxOpen) opened.clear()
      opened.set(id, glossary)
      return glossary
    },
  }
}

/** Whose the samples are. */
const everybody = ''

function selectOwn(storage: Platform['storage'], owner: string) {
  return storage.tables<Tables>().selectFrom('translation_glossary').where('owner', 'in', [owner, everybody])
}

function toDescription(row: Pick<GlossaryTable, (typeof described)[number]>): GlossaryDescription {
  const { id, name, source, target, entry_count: entryCount, created_at: createdAt } = row
  return { id, name, source, target, entryCount, createdAt }
}

export function toGlossaryRow(
  owner: string,
  { id, name, source, target, entryCount, createdAt }: GlossaryDescription,
  entries: readonly GlossaryEntry[],
): GlossaryTable {
  return {
    id,
    owner,
    name,
    source,
    target,
    entry_count: entryCount,
    entries: JSON.stringify(entries),
    created_at: createdAt,
  }
}

/** What `toGlossaryRow` wrote. */
export const parseEntries: (written: string) => GlossaryEntry[] = createJsonReader(
  Type.Array(Type.Tuple([Type.String(), Type.String()])),
)
