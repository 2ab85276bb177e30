import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import type { FoundUser, UserDirectory } from '../port.ts'
import { foldName } from '../domain/fold-name.ts'
import type { Tables } from '../storage/tables.ts'
import { CurrentIndex } from './embedded/current-index.ts'

/** Users lie in the storage; their names are searched in an index in memory, which is read from there. */
export default function createEngine({
  storage,
  log,
  yieldToEventLoop,
}: Pick<EngineContext, 'storage' | 'log' | 'yieldToEventLoop'>): UserDirectory & AsyncDisposable {
  const current = new CurrentIndex(storage, log)
  return {
    async search({ name, offset, limit }) {
      const text = foldName(name)
      if (text === '') return { total: 0, users: [] }
      const index = await current.get()
      const { total, numbers } = await index.search(text, Math.min(offset + limit, index.count), () =>
        yieldToEventLoop(),
      )
      return { total, users: await readUsers(storage, numbers.slice(offset)) }
    },
    [Symbol.asyncDispose]: async () => current[Symbol.dispose](),
  }
}

/** In the order of `numbers`; a user who was removed a moment ago is left out. */
async function readUsers(storage: Storage, numbers: readonly number[]): Promise<FoundUser[]> {
  if (numbers.length === 0) return []
  const rows = await storage
    .tables<Tables>()
    .selectFrom('user_search_user')
    .select(['number', 'display_name', 'score', 'photo'])
    .where('number', 'in', numbers)
    .execute()
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return numbers.flatMap((number) => {
    const row = byNumber.get(number)
    return row ? [{ displayName: row.display_name, score: row.score, photo: row.photo ?? undefined }] : []
  })
}
