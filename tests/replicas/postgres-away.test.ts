import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createKeyStore } from '../../src/kernel/answering/access/keys.ts'
import { connectStorage } from '../../src/kernel/foundation/storage/connect-storage.ts'
import {
  type PrivatePostgres,
  startPrivatePostgres,
} from '../../src/kernel/foundation/storage/testing/private-postgres.ts'
import { compareTimes } from './compare-times.ts'
import { startReplica } from './start-replica.ts'

const postgres = inject('postgres')
const without = 'missing' in postgres ? ` (${postgres.missing})` : ''

/** Its own server, as it is taken away. */
async function startServer(): Promise<PrivatePostgres> {
  const server = await startPrivatePostgres()
  if ('missing' in server) throw new Error(server.missing)
  onTestFinished(() => server.stop())
  return server
}

const withKey = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })

const post = (key: string, body: object): RequestInit => ({
  method: 'POST',
  headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const sentence = 'The database does not answer at the moment; try again in a few seconds.'

/** Calls that cannot be answered without the storage, and what each wire says then. */
const stateful = (key: string): readonly (readonly [string, RequestInit, unknown])[] => [
  ['/qa/api/v1/users/search?q=ta', {}, { meta: { message: sentence } }],
  ['/notes/api/v1/notes?urlname=mainstay', {}, { error: { code: 'storage_unavailable', message: sentence } }],
  ['/gender/api', post(key, { name: 'Andrea' }), { status: false, errno: 50, errmsg: sentence }],
  [
    '/social/1.1/statuses/user_timeline.json?screen_name=mainstay',
    withKey(key),
    { errors: [{ code: 130, message: sentence }] },
  ],
  [
    `/feed/api/36/feeds/travel?page=1&access_token=${key}`,
    {},
    { status: 503, error: 'Service Unavailable', message: sentence },
  ],
]

/** Calls that go on without it. */
const stateless = (key: string): readonly (readonly [string, RequestInit])[] => [
  ['/test/posts/1', {}],
  ['/test/posts/1', withKey('ms_000000000000_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')],
  ['/geo/8.8.8.8', withKey(key)],
  ['/chat/v1/moderations', post(key, { input: 'Good morning.' })],
]

const outages = [
  ['stopped', (server: PrivatePostgres) => server.turn('off'), (server: PrivatePostgres) => server.turn('on')],
  ['frozen', (server: PrivatePostgres) => server.freeze(), (server: PrivatePostgres) => server.thaw()],
] as const

test.skipIf('missing' in postgres).each(outages)(
  `PostgreSQL is %s for ten seconds: 503 soon where it is needed, answers elsewhere, and then all is well${without}`,
  async (_how, takeAway, bringBack) => {
    const server = await startServer()
    const storage = await connectStorage({ databaseUrl: server.url, dataFolder: '' })
    onTestFinished(() => storage.close())
    const replica = await startReplica({ DATABASE_URL: server.url })
    const call = (path: string, options: RequestInit = {}) => fetch(`${replica.origin}${path}`, options)
    const key = replica.firstKey ?? ''
    const keys = createKeyStore(storage, Date.now)
    const revoked = await keys.make({ name: 'lost phone', scopes: '*', plan: 'free' })
    const isOpen = async () => (await call('/chat/v1/models', withKey(revoked.secret))).status
    expect(await isOpen()).toBe(200)
    await keys.revoke(revoked.id)
    await expect.poll(isOpen).toBe(401)
    for (const [path, options] of [...stateful(key), ...stateless(key)])
      expect([path, (await call(path, options)).status]).toEqual([path, 200])

    await takeAway(server)
    const away = sleep(10_000)
    // While it is away, and not because it came back.
    const waits = stateful(key).map(async ([path, options, body]) => {
      const response = await call(path, options)
      expect([path, response.status, await response.json()]).toEqual([path, 503, body])
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    })
    await Promise.all(waits)

    for (const [path, options] of stateless(key))
      expect([path, (await call(path, options)).status]).toEqual([path, 200])
    expect(await isOpen()).toBe(401)
    expect((await call('/chat/v1/models', withKey(`ms_0${'1'.repeat(11)}_${'A'.repeat(32)}`))).status).toBe(503)
    expect((await call('/readyz')).status).toBe(503)
    expect((await call('/healthz')).status).toBe(200)
    // None of them waits, which would be for four seconds.
    expect(
      await compareTimes(
        () => call('/qa/api/v1/users/search?q=ta'),
        () => call('/healthz'),
      ),
    ).toBeLessThan(100)
    expect((await call('/qa/api/v1/users/search?q=ta')).status).toBe(503)
    await away

    await bringBack(server)
    await expect.poll(async () => (await call('/readyz')).status).toBe(200)
    for (const [path, options] of stateful(key)) expect([path, (await call(path, options)).status]).toEqual([path, 200])
    const said = replica.log().map(({ msg }) => msg)
    expect(said.filter((line) => line.startsWith('PostgreSQL'))).toEqual([
      'PostgreSQL does not answer; calls that need it are refused until it does',
      'PostgreSQL answers again',
    ])
    expect(said.length).toBeLessThan(40)
  },
)
