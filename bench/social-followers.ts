import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SocialNetwork } from '../src/interfaces/social-timeline/port.ts'
import createEngine from '../src/interfaces/social-timeline/engines/embedded.ts'
import { settings } from '../src/interfaces/social-timeline/settings.ts'
import { migrations } from '../src/interfaces/social-timeline/storage/migrations.ts'
import type { SocialRecord } from '../src/interfaces/social-timeline/storage/records.ts'
import { writeRecords } from '../src/interfaces/social-timeline/storage/write-records.ts'
import { createYieldToEventLoop } from '../src/kernel/foundation/workers/yield-to-event-loop.ts'
import { readSettings } from '../src/kernel/foundation/config/read-settings.ts'
import { migrate } from '../src/kernel/foundation/storage/migrate.ts'
import { connectStorage, type OpenStorageOptions } from '../src/kernel/foundation/storage/connect-storage.ts'
import { startPrivatePostgres } from '../src/kernel/foundation/storage/testing/private-postgres.ts'
import type { BenchResult, Figure } from './result.ts'

const followerCount = 1_000_000
const perPage = 200
const lastPage = followerCount / perPage
const rounds = 400

/** Page 1 against page 5,000 of an account with a million followers, on both databases. */
export default async function run(): Promise<BenchResult> {
  const figures: Figure[] = []
  const dataFolder = await mkdtemp(join(tmpdir(), 'mainstay-bench-'))
  try {
    figures.push(...(await measure('SQLite', { dataFolder })))
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
  const postgres = await startPrivatePostgres()
  if ('missing' in postgres) console.log(`Without PostgreSQL: ${postgres.missing}.`)
  else {
    try {
      figures.push(...(await measure('PostgreSQL', { databaseUrl: postgres.url, dataFolder: '' })))
    } finally {
      await postgres.stop()
    }
  }
  return { name: 'social-followers', seeds: [], figures }
}

async function measure(database: string, options: OpenStorageOptions): Promise<Figure[]> {
  const storage = await connectStorage(options)
  try {
    await migrate(storage, [migrations])
    const begin = performance.now()
    for (const batch of batches()) await writeRecords(storage, batch)
    const seconds = (performance.now() - begin) / 1000
    const network = createEngine({
      settings: readSettings(settings, {}),
      storage,
      now: Date.now,
      yieldToEventLoop: createYieldToEventLoop(),
    })
    const [first, last] = await compare(network)
    const peers = {}
    return [
      { name: `${database}: followers imported`, value: followerCount / seconds, unit: 'followers/s', peers },
      { name: `${database}: page 1, median`, value: first, unit: 'ms', peers },
      { name: `${database}: page ${lastPage}, median`, value: last, unit: 'ms', peers },
      { name: `${database}: page ${lastPage} to page 1`, value: last / first, unit: '', peers, target: '0.8 to 1.2' },
    ]
  } finally {
    await storage.close()
  }
}

/** As an archive gives them: ids alone. */
function* batches(): Generator<SocialRecord[]> {
  const batchSize = 2_000
  for (let start = 0; start < followerCount; start += batchSize) {
    yield Array.from({ length: batchSize }, (_, index) => ({
      type: 'follower',
      accountId: '1',
      // Scattered, as ids of followers are: a multiplier without a common divisor with the count.
      followerId: String(10_000_000 + (((start + index) * 7_919) % followerCount)),
    }))
  }
}

/** Medians in milliseconds of the two pages, asked in turn. The cursor of the last page is that of its predecessor. */
async function compare(network: SocialNetwork): Promise<[number, number]> {
  const account = await network.findAccount({ id: '1' })
  if (!account) throw new Error('The account is missing.')
  const end = await network.listFollowers(account, BigInt(-followerCount - 1), perPage)
  const lastCursor = BigInt(followerCount - perPage)
  const cursors = [-1n, lastCursor]
  const page = await network.listFollowers(account, lastCursor, perPage)
  if (page.next !== 0n || page.accounts.length !== perPage || page.accounts[0]?.id !== end.accounts[0]?.id)
    throw new Error('This is not the last page.')
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    for (const [place, cursor] of cursors.entries()) {
      const begin = performance.now()
      await network.listFollowers(account, cursor, perPage)
      times[place]?.push(performance.now() - begin)
    }
  }
  return [median(times[0]), median(times[1])]
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0
}
