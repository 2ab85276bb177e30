import { expect, inject, test } from 'vitest'
import { connectTo, createDatabaseUrl } from './create-database-url.ts'
import { startReplica } from './start-replica.ts'

const postgres = inject('postgres')
const without = 'missing' in postgres ? ` (${postgres.missing})` : ''

test.skipIf('missing' in postgres)(
  `a call that finds no free connection gets 503 while another holds it, and the one that holds it goes on${without}`,
  async () => {
    const databaseUrl = await createDatabaseUrl()
    const { origin } = await startReplica({ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: '1' })
    const search = () => fetch(`${origin}/qa/api/v1/users/search?q=ta`)
    expect((await search()).status).toBe(200)

    const operator = await connectTo(databaseUrl)
    await operator.query('begin')
    await operator.query('lock table user_search_change in access exclusive mode')
    const held = search()
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await operator.query(waiting)).rowCount).toBeGreaterThan(0)

    const refused = await fetch(`${origin}/notes/api/v1/notes?urlname=mainstay`)
    expect([refused.status, await refused.json()]).toEqual([
      503,
      {
        error: {
          code: 'busy',
          message: 'The database has too much to do at the moment; try again in a few seconds.',
        },
      },
    ])
    expect(refused.headers.get('retry-after')).toBe('2')

    await operator.query('rollback')
    expect((await held).status).toBe(200)
  },
)
