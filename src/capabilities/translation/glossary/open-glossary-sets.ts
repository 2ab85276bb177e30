import { randomUUID } from 'node:crypto'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import type { GlossarySet, GlossarySets, NewDictionary } from '../domain/glossary-set.ts'
import { isSameLanguage } from '../domain/language-tag.ts'
import type { LanguagePair } from '../port.ts'
import { readEntriesColumn, writeEntriesColumn } from './entries-column.ts'
import {
  deleteGlossary,
  type DescribedRow,
  insertGlossary,
  readWithDictionaries,
  renameGlossary,
  selectDescriptions,
  toGlossaryRow,
} from './glossary-rows.ts'

type Parts = Pick<Platform, 'storage' | 'now' | 'yieldToEventLoop'>

/** Dictionaries of one glossary are rows of their own below its id; a glossary of one pair is one under its own. */
export function openGlossarySets(parts: Parts): GlossarySets {
  const { storage, now, yieldToEventLoop } = parts
  const readRows = (owner: string, id: string) => readWithDictionaries(storage, owner, id)
  const findRow = async (owner: string, id: string, pair: LanguagePair) =>
    (await readRows(owner, id)).find((row) => isSamePair(row, pair))
  return {
    find: async (owner, id) => toSets(await readRows(owner, id))[0],
    list: async (owner) => toSets(await selectDescriptions(storage, owner).orderBy('id').execute()),
    async create(owner, name, dictionaries) {
      const set = { id: randomUUID(), name, createdAt: now() }
      for (const made of dictionaries) await insertDictionary(parts, owner, set, made)
      return set.id
    },
    async rename(owner, id, name) {
      for (const row of await readRows(owner, id)) await renameGlossary(storage, row.id, name)
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
      if (old) await deleteGlossary(storage, owner, old.id)
      await insertDictionary(parts, owner, { id, name: first.name, createdAt: first.created_at }, made)
    },
    async deleteDictionary(owner, id, pair) {
      const gone = await findRow(owner, id, pair)
      return gone !== undefined && deleteGlossary(storage, owner, gone.id)
    },
    async delete(owner, id) {
      const rows = await readRows(owner, id)
      for (const row of rows) await deleteGlossary(storage, owner, row.id)
      return rows.length > 0
    },
    findDictionary: async (owner, id, pair) => (await findRow(owner, id, pair))?.id,
  }
}

/** What was opened is known by its id: another content has another. */
async function insertDictionary(
  { storage, yieldToEventLoop }: Parts,
  owner: string,
  set: Pick<GlossarySet, 'id' | 'name' | 'createdAt'>,
  { source, target, entries }: NewDictionary,
): Promise<void> {
  const description = { ...set, id: `${set.id}/${randomUUID()}`, source, target, entryCount: entries.length }
  const written = await writeEntriesColumn(entries, yieldToEventLoop)
  await insertGlossary(storage, toGlossaryRow(owner, description, written))
}

function isSamePair(one: LanguagePair, other: LanguagePair): boolean {
  return isSameLanguage(one.source, other.source) && isSameLanguage(one.target, other.target)
}

function toSets(rows: readonly DescribedRow[]): GlossarySet[] {
  const groups = Map.groupBy(rows, ({ id }) => id.split('/', 1)[0] ?? id)
  return [...groups].map(([id, group]) => ({
    id,
    name: group[0]?.name ?? '',
    createdAt: group[0]?.created_at ?? 0,
    dictionaries: group.map(({ source, target, entry_count: entryCount }) => ({ source, target, entryCount })),
  }))
}
