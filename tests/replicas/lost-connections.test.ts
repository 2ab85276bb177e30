import { expect, inject, test } from 'vitest'
import { connectTo, createDatabaseUrl } from './create-database-url.ts'
import { callUntil } from './call-until.ts'
import { startReplica } from './start-replica.ts'

const postgres = inject('postgres')
const without = 'missing' in postgres ? ` (${postgres.missing})` : ''

test.skipIf('missing' in postgres)(
  `a replica whose connections PostgreSQL ends again and again goes on, and answers 200 or 503${without}`,
  async () => {
    const databaseUrl = await createDatabaseUrl()
    const replica = await startReplica({ DATABASE_URL: databaseUrl, MAINSTAY_LOG_LEVEL: 'silent' })
    const over = new AbortController()
    const paths = ['/qa/api/v1/users/search?q=ta', '/notes/api/v1/notes?urlname=mainstay']
    const callers = Array.from({ length: 9 }, (_, index) =>
      callUntil(over.signal, `${replica.origin}${paths[index % paths.length]}`),
    )

    const operator = await connectTo(databaseUrl)
    const endConnections = async () => {
      const { rowCount } = await operator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'mainstay' and datname = current_database()`,
      )
      return rowCount
    }
    for (let round = 0; round < 12; round++) await expect.poll(endConnections, { interval: 200 }).toBeGreaterThan(0)
    over.abort()
    const statuses = new Set((await Promise.all(callers)).flat())

    expect(replica.child.exitCode).toBeNull()
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses).toContain(200)
    expect((await fetch(`${replica.origin}${paths[0]}`)).status).toBe(200)
  },
)
