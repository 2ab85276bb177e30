import { randomUUID } from 'node:crypto'
import { RecentMap } from '../../../libraries/memoize/recent-map.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import type { YieldToEventLoop } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { Glossary, GlossaryStore } from '../domain/glossary.ts'
import { readEntriesColumn, writeEntriesColumn } from './entries-column.ts'
import {
  deleteGlossary,
  insertGlossary,
  readEntriesOf,
  selectDescriptions,
  toDescription,
  toGlossaryRow,
} from './glossary-rows.ts'
import { openGlossarySets } from './open-glossary-sets.ts'
import { createProtect } from './protect-terms.ts'

/** Glossaries that are ready to be applied, at most. */
const maxOpen = 100

export function openGlossaries({
  storage,
  now,
  yieldToEventLoop,
}: Pick<Platform, 'storage' | 'now' | 'yieldToEventLoop'>): GlossaryStore {
  const find = async (owner: string, id: string) => {
    const row = await selectDescriptions(storage, owner).where('id', '=', id).executeTakeFirst()
    return row && toDescription(row)
  }
  const readEntries = async (owner: string, id: string) => {
    const written = await readEntriesOf(storage, owner, id)
    return written === undefined ? undefined : readEntriesColumn(written, yieldToEventLoop)
  }
  return {
    sets: openGlossarySets({ storage, now, yieldToEventLoop }),
    async create(owner, { name, source, target, entries }) {
      const description = { id: randomUUID(), name, source, target, entryCount: entries.length, createdAt: now() }
      const written = await writeEntriesColumn(entries, yieldToEventLoop)
      await insertGlossary(storage, toGlossaryRow(owner, description, written))
      return description
    },
    async list(owner) {
      const rows = await selectDescriptions(storage, owner).orderBy('created_at').orderBy('id').execute()
      // Those with a slash are dictionaries of a glossary of several.
      return rows.filter(({ id }) => !id.includes('/')).map(toDescription)
    },
    find,
    readEntries,
    delete: (owner, id) => deleteGlossary(storage, owner, id),
    open: createOpener({ find, readEntries }, yieldToEventLoop),
  }
}

/** A glossary never changes once it is made: what was opened stays right until it is deleted, which its description shows. */
function createOpener(
  { find, readEntries }: Pick<GlossaryStore, 'find' | 'readEntries'>,
  yieldToEventLoop: YieldToEventLoop,
): GlossaryStore['open'] {
  const opened = new RecentMap<string, Glossary>(maxOpen)
  return async (owner, id) => {
    const description = await find(owner, id)
    const known = opened.get(id)
    if (!description || known) return description && known
    const entries = await readEntries(owner, id)
    if (!entries) return undefined
    const protect = await createProtect(description.source, entries, yieldToEventLoop)
    const glossary = { ...description, protect }
    opened.set(id, glossary)
    return glossary
  }
}
