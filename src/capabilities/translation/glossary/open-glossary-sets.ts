import { randomUUID } from 'node:crypto'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import type { GlossarySet, GlossarySets, NewDictionary } from '../domain/glossary-set.ts'
import { isSameLanguage } from '../domain/language-tag.ts'
import type { LanguagePair } from '../port.ts'
import type { GlossaryTable, Tables } from '../storage/tables.ts'
import { readEntriesColumn, writeEntriesColumn } from './entries-column.ts'

type Parts = Pick<Platform, 'storage' | 'now' | 'yieldToEventLoop'>

/** Dictionaries of one glossary are rows of their own below its id; a glossary of one pair is one under its own. */
export function openGlossarySets({ storage, now, yieldToEventLoop }: Parts): GlossarySets {
  const tables = storage.tables<Tables>()
  const readRows = (owner: string, id: string) =>
    tables
      .selectFrom('translation_glossary')
      .selectAll()
      .where('owner', 'in', [owner, ''])
      .where((row) => row.or([row('id', '=', id), row.and([row('id', '>', `${id}/`), row('id', '<', `${id}0`)])]))
      .orderBy('id')
      .execute()
  const find = async (owner: string, id: string) => toSets(await readRows(owner, id))[0]
  const insert = async (owner: string, id: string, name: string, createdAt: number, made: NewDictionary) => {
    const { source, target, entries } = made
    const values = {
      id,
      owner,
      name,
      source,
      target,
      created_at: createdAt,
      entry_count: entries.length,
      entries: await writeEntriesColumn(entries, yieldToEventLoop),
    }
    await tables.insertInto('translation_glossary').values(values).execute()
  }
  const findRow = async (owner: string, id: string, pair: LanguagePair) =>
    (await readRows(owner, id)).find((row) => isSamePair(row, pair))
  return {
    find,
    async list(owner) {
      return toSets(
        await tables
          .selectFrom('translation_glossary')
          .selectAll()
          .where('owner', 'in', [owner, ''])
          .orderBy('id')
          .execute(),
      )
    },
    async create(owner, name, dictionaries) {
      const [id, createdAt] = [randomUUID(), now()]
      for (const made of dictionaries) await insert(owner, below(id), name, createdAt, made)
      return id
    },
    async rename(owner, id, name) {
      for (const row of await readRows(owner, id))
        await tables.updateTable('translation_glossary').set({ name }).where('id', '=', row.id).execute()
    },
    async readEntries(owner, id, pair) {
      const row = await findRow(owner, id, pair)
      return row && readEntriesColumn(row.entries, yieldToEventLoop)
    },
    async putDictionary(owner, id, made) {
      const rows = await readRows(owner, id)
      const [first] = rows
      if (!first) return
      const old = rows.find((row) => isSamePair(row, made))
      if (old) await tables.deleteFrom('translation_glossary').where('id', '=', old.id).execute()
      // What was opened is known by its id: another content has another.
      await insert(owner, below(id), first.name, first.created_at, made)
    },
    async deleteDictionary(owner, id, pair) {
      const rows = await readRows(owner, id)
      const gone = rows.find((row) => isSamePair(row, pair))
      if (gone) await tables.deleteFrom('translation_glossary').where('id', '=', gone.id).execute()
      return gone !== undefined
    },
    async delete(owner, id) {
      const rows = await readRows(owner, id)
      for (const row of rows) await tables.deleteFrom('translation_glossary').where('id', '=', row.id).execute()
      return rows.length > 0
    },
    async findDictionary(owner, id, pair) {
      return (await findRow(owner, id, pair))?.id
    },
  }
}

/** `/` stands in no UUID, and `0` behind it in the order of characters. */
function below(id: string): string {
  return `${id}/${randomUUID()}`
}

function isSamePair(one: LanguagePair, other: LanguagePair): boolean {
  return isSameLanguage(one.source, other.source) && isSameLanguage(one.target, other.target)
}

function toSets(rows: readonly GlossaryTable[]): GlossarySet[] {
  const groups = Map.groupBy(rows, ({ id }) => id.split('/', 1)[0] ?? id)
  return [...groups].map(([id, group]) => ({
    id,
    name: group[0]?.name ?? '',
    createdAt: group[0]?.created_at ?? 0,
    dictionaries: group.map(({ source, target, entry_count: entryCount }) => ({ source, target, entryCount })),
  }))
}
