import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { UserDirectory } from '../src/interfaces/user-search/port.ts'
import createEngine from '../src/interfaces/user-search/engines/embedded.ts'
import { foldName } from '../src/interfaces/user-search/domain/fold-name.ts'
import { migrations } from '../src/interfaces/user-search/storage/migrations.ts'
import { writeUsers } from '../src/interfaces/user-search/storage/write-users.ts'
import type { User } from '../src/interfaces/user-search/domain/user.ts'
import { createLogger } from '../src/kernel/foundation/observability/logger.ts'
import { createYieldToEventLoop } from '../src/kernel/foundation/workers/yield-to-event-loop.ts'
import { migrate } from '../src/kernel/foundation/storage/migrate.ts'
import { connectStorage } from '../src/kernel/foundation/storage/connect-storage.ts'
import type { Storage } from '../src/kernel/foundation/storage/storage.ts'
import { startPrivatePostgres } from '../src/kernel/foundation/storage/testing/private-postgres.ts'
import type { BenchResult, Figure } from './result.ts'
import { composeName, composeQuery, Lottery } from './user-names.ts'

const seed = 20_261_121
const count = 1_000_000
const queries = 1_000
/** The plain way takes a second for some. */
const plainQueries = 40

/** Q over a million users on both databases; beside it the plain way, a scan with LIKE in SQL. */
export default async function run(): Promise<BenchResult> {
  const figures = [...(await measureSqlite()), ...(await measurePostgres())]
  return { name: 'user-search', seeds: [seed], figures }
}

async function measureSqlite(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-bench-'))
  try {
    return await measure('SQLite', await connectStorage({ dataFolder: folder }))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measurePostgres(): Promise<Figure[]> {
  const postgres = await startPrivatePostgres()
  if ('missing' in postgres) {
    console.log(`Not measured on PostgreSQL: ${postgres.missing}.`)
    return []
  }
  try {
    return await measure('PostgreSQL', await connectStorage({ databaseUrl: postgres.url, dataFolder: '' }))
  } finally {
    await postgres.stop()
  }
}

async function measure(database: string, storage: Storage): Promise<Figure[]> {
  try {
    await migrate(storage, [migrations])
    const writing = await timeOf(() => fill(storage))
    const engine = createEngine({ storage, log: createLogger('silent'), yieldToEventLoop: createYieldToEventLoop() })
    const reading = await timeOf(() => search(engine, 'first'))
    const ours = await measureEach(queries, (text) => search(engine, text))
    const plain = await measureEach(plainQueries, (text) => searchPlainly(storage, text))
    const figure = (name: string, value: number, unit: string): Figure => ({
      name: `${database}: ${name}`,
      value,
      unit,
      peers: {},
    })
    return [
      { ...figure('a search, median', ours.median, 'ms'), peers: { 'LIKE in SQL': plain.median } },
      { ...figure('a search, 95th percentile', ours.p95, 'ms'), peers: { 'LIKE in SQL': plain.p95 }, target: '< 30' },
      figure('a search, longest', ours.max, 'ms'),
      figure('the first search after a start', reading, 'ms'),
      figure('users written a second', count / (writing / 1_000), 'users/s'),
    ]
  } finally {
    await storage.close()
  }
}

async function fill(storage: Storage): Promise<void> {
  const lottery = new Lottery(seed)
  for (let start = 0; start < count; start += 5_000) {
    const users = Array.from({ length: 5_000 }, (_, index): User => {
      const displayName = composeName(lottery, start + index)
      const score = Math.floor(50_000 / (1 + lottery.below(50_000)))
      return { id: String(start + index), displayName, score, photo: undefined, isSample: false }
    })
    await writeUsers(storage, users)
  }
}

function search(engine: UserDirectory, name: string): Promise<unknown> {
  return engine.search({ name, offset: 0, limit: 20 })
}

/** As it would be done without an index: every name is read, counted and ranked by the database. */
async function searchPlainly(storage: Storage, text: string): Promise<unknown> {
  const folded = foldName(text)
  const like = folded.replaceAll(/[\\%_]/g, '\\$&')
  return sql`
    select display_name, score, photo, count(*) over () as total from user_search_user
    where folded_name like ${`%${like}%`} escape '\\'
    order by case when folded_name = ${folded} then 0 when folded_name like ${`${like}%`} escape '\\' then 1
      when folded_name like ${`% ${like}%`} escape '\\' then 2 else 3 end, score desc, folded_name
    limit 20`.execute(storage.tables<unknown>())
}

async function measureEach(times: number, act: (text: string) => Promise<unknown>) {
  const lottery = new Lottery(seed + 1)
  const taken: number[] = []
  for (let index = 0; index < times; index++) {
    const text = composeQuery(lottery, composeName(lottery, lottery.below(count)))
    taken.push(await timeOf(() => act(text)))
  }
  taken.sort((left, right) => left - right)
  const at = (share: number) => taken[Math.min(Math.floor(times * share), times - 1)] ?? 0
  return { median: at(0.5), p95: at(0.95), max: at(1) }
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await act()
  return performance.now() - begin
}
