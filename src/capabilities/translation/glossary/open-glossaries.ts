import { randomUUID } from 'node:crypto'
import { RecentMap } from '../../../libraries/memoize/recent-map.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import type { GlossaryTable, Tables } from '../storage/tables.ts'
import type { Glossary, GlossaryDescription, GlossaryStore } from '../domain/glossary.ts'
import { readEntriesColumn, writeEntriesColumn } from './entries-column.ts'
import { openGlossarySets } from './open-glossary-sets.ts'
import { createProtect } from './protect-terms.ts'

const described = ['id', 'name', 'source', 'target', 'entry_count', 'created_at'] as const

/** Glossaries that are ready to be applied, at most. */
const maxOpen = 100

export function openGlossaries({
  storage,
  now,
  yieldToEventLoop,
}: Pick<Platform, 'storage' | 'now' | 'yieldToEventLoop'>): GlossaryStore {
  // A glossary never changes once it is made: what was opened stays right until it is deleted, which its description tells.
  const opened = new RecentMap<string, Glossary>(maxOpen)
  const find = async (owner: string, id: string) => {
    const row = await selectOwn(storage, owner).select(described).where('id', '=', id).executeTakeFirst()
    return row ? toDescription(row) : undefined
  }
  const readEntries = async (owner: string, id: string) => {
    const row = await selectOwn(storage, owner).select('entries').where('id', '=', id).executeTakeFirst()
    return row ? readEntriesColumn(row.entries, yieldToEventLoop) : undefined
  }
  return {
    sets: openGlossarySets({ storage, now, yieldToEventLoop }),
    async create(owner, { name, source, target, entries }) {
      const description = { id: randomUUID(), name, source, target, entryCount: entries.length, createdAt: now() }
      const written = await writeEntriesColumn(entries, yieldToEventLoop)
      await storage
        .tables<Tables>()
        .insertInto('translation_glossary')
        .values(toGlossaryRow(owner, description, written))
        .execute()
      return description
    },
    async list(owner) {
      const rows = await selectOwn(storage, owner).select(described).orderBy('created_at').orderBy('id').execute()
      // Those with a slash are dictionaries of a glossary of several.
      return rows.filter(({ id }) => !id.includes('/')).map(toDescription)
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
      const glossary = {
        ...description,
        protect: await createProtect(description.source, entries, yieldToEventLoop),
      }
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

/** `entries` is their JSON. */
export function toGlossaryRow(
  owner: string,
  { id, name, source, target, entryCount, createdAt }: GlossaryDescription,
  entries: string,
): GlossaryTable {
  return {
    id,
    owner,
    name,
    source,
    target,
    entry_count: entryCount,
    entries,
    created_at: createdAt,
  }
}
