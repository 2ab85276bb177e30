import { expect, onTestFinished, test, vi } from 'vitest'
import { serveRecorder } from '../../client/__fixtures__/serve.ts'
import { createClient } from '../../client/index.ts'
import { createClient as createTimelineClient } from './client.ts'
import { basic, devKey, openSocialApp } from './testing/open-social-app.ts'

async function open(environment = {}) {
  const { app } = await openSocialApp(undefined, environment)
  const baseUrl = await app.server.listen({ host: '127.0.0.1', port: 0 })
  const asked: string[] = []
  const counting: typeof fetch = (input, init) => {
    asked.push(new URL(input instanceof Request ? input.url : input).pathname)
    return fetch(input, init)
  }
  return { asked, app, client: createClient({ baseUrl, key: devKey, fetch: counting }).socialTimeline }
}

test('one token serves many calls, and is renewed when it is refused', async () => {
  const { client, asked, app } = await open()
  const [first, second] = await Promise.all([client.readTimeline('mainstay'), client.readTimeline('mainstay', 3)])
  expect(first.ok && first.body).toHaveLength(10)
  expect(second.ok && second.body).toHaveLength(3)
  expect(asked.filter((path) => path === '/social/oauth2/token')).toHaveLength(1)
  const token = await client.obtainToken({ query: { grant_type: 'client_credentials' }, body: {} })
  if (!token.ok) throw new Error(token.reason)
  await app.server.inject({
    method: 'POST',
    url: `/social/oauth2/invalidate_token?access_token=${encodeURIComponent(token.body.access_token)}`,
    headers: basic(devKey),
  })
  expect((await client.readTimeline('mainstay')).ok).toBe(true)
  expect(asked.filter((path) => path === '/social/oauth2/token')).toHaveLength(3)
})

test('every follower comes, page after page', async () => {
  const { client, asked } = await open()
  const { users, isComplete, failure } = await client.readAllFollowers('mainstay')
  expect([users.length, new Set(users.map(({ id_str: id }) => id)).size, isComplete, failure]).toEqual([
    450,
    450,
    true,
    undefined,
  ])
  expect(asked.filter((path) => path === '/social/1.1/followers/list.json')).toHaveLength(3)
})

test('what was read until a failure is kept, with the failure', async () => {
  const { client } = await open({ SOCIAL_TIMELINE_FOLLOWERS_LIMIT: '2' })
  const { users, isComplete, failure } = await client.readAllFollowers('mainstay')
  expect([users.length, isComplete, failure?.status]).toEqual([400, false, 429])
})

test('after 100 requests the walk ends, whatever the server says', async () => {
  const page = { users: [], next_cursor: 7, next_cursor_str: '7', previous_cursor: 0, previous_cursor_str: '0' }
  let requests = 0
  const endless: typeof fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if (pathname.endsWith('/token')) return Response.json({ token_type: 'bearer', access_token: 'x' })
    requests += 1
    return Response.json(page)
  }
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', key: devKey, fetch: endless })
  expect(await client.socialTimeline.readAllFollowers('mainstay')).toEqual({
    users: [],
    isComplete: false,
    failure: undefined,
  })
  expect(requests).toBe(100)
})

test('status 0 and empty headers when no response came', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:9', key: devKey })
  expect(await client.socialTimeline.readTimeline('mainstay')).toMatchObject({ ok: false, status: 0, headers: {} })
})

test('a wrong key gets no token, and nothing more is asked', async () => {
  const { client, asked } = await open()
  expect(await client.readTimeline('mainstay', 10, { key: 'wrong' })).toMatchObject({ ok: false, status: 403 })
  expect(asked).toEqual(['/social/oauth2/token'])
})

test('a token is asked for with the headers that the original’s callers send, and without a body', async () => {
  const { address, requests } = await serveRecorder(403)
  await createTimelineClient({ baseUrl: address, key: 'name:secret' }).socialTimeline.readTimeline('mainstay')
  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: '/social/oauth2/token?grant_type=client_credentials',
      headers: {
        authorization: 'Basic bmFtZTpzZWNyZXQ=',
        accept: 'application/x-www-form-urlencoded;charset=UTF-8',
        'accept-encoding': 'gzip',
      },
    },
  ])
  expect(requests[0]?.body).toHaveLength(0)
  expect(requests[0]?.headers).not.toHaveProperty('cookie')
})

test('calls wait for 60 seconds where nothing else is asked for', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const silent: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  const options = { baseUrl: 'http://127.0.0.1:9', key: 'k', fetch: silent }
  const waiting = createTimelineClient(options).socialTimeline.userTimeline({ query: { screen_name: 'mainstay' } })
  const shorter = createTimelineClient({ ...options, timeoutMs: 20_000 }).socialTimeline.readTimeline('mainstay')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await waiting).toMatchObject({ status: 0, reason: expect.stringMatching(/did not answer within 60 s\.$/) })
  expect(await shorter).toMatchObject({ status: 0, reason: expect.stringMatching(/did not answer within 20 s\.$/) })
})
