/** Lists what the refresh job and the imports have put into the storage. */
import type { EngineContext } from '../../../kernel/engines.ts'
import type { FeedLibrary } from '../engine.ts'
import { listEntries } from '../store/list-entries.ts'
import type { Tables } from '../store/tables.ts'

export default function createEngine({ storage }: Pick<EngineContext, 'storage'>): FeedLibrary {
  const database = storage.tables<Tables>()
  return { list: (query) => listEntries(database, query) }
}
