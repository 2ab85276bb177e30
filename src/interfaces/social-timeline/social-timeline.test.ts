import { describe, expect, test } from 'vitest'
import { bearer, openSocialApp } from './testing/open-social-app.ts'

const refusal = (code: number) => ({ errors: [{ code, message: expect.stringMatching(/\S/) }] })

const account = { type: 'account', id: '99', screen_name: 'Ada', name: 'Ada L.', created_at: '2009-03-01T00:00:00Z' }
const post = (id: string, text: string, fields: object = {}) => ({
  type: 'post',
  id,
  account_id: '99',
  created_at: '2008-08-27T13:08:45.000Z',
  text,
  ...fields,
})

describe('user_timeline', () => {
  const posts = [
    account,
    post('1000000000000000001', 'one #tag 🦊 @bob https://example.com/a.'),
    post('1000000000000000002', 'a reply', { reply_to: { postId: '7', accountId: '8', screenName: 'bob' } }),
    post('1000000000000000003', 'RT @bob: hello', { repost: true }),
    post('1000000000000000004', 'to myself', { reply_to: { accountId: '99', screenName: 'Ada' } }),
  ]
  const path = '/1.1/statuses/user_timeline.json'

  test('a post with all its fields, ids written with every digit', async () => {
    const { get } = await openSocialApp(posts)
    const answered = await get(`${path}?screen_name=ada&max_id=1000000000000000001&trim_user=1`)
    expect(answered.body).toContain('"id":1000000000000000001,"id_str":"1000000000000000001"')
    expect(answered.json()).toEqual([
      {
        created_at: 'Wed Aug 27 13:08:45 +0000 2008',
        id: 1_000_000_000_000_000_000,
        id_str: '1000000000000000001',
        text: 'one #tag 🦊 @bob https://example.com/a.',
        truncated: false,
        entities: {
          hashtags: [{ text: 'tag', indices: [4, 8] }],
          symbols: [],
          user_mentions: [{ screen_name: 'bob', name: 'bob', indices: [11, 15] }],
          urls: [
            {
              url: 'https://example.com/a',
              expanded_url: 'https://example.com/a',
              display_url: 'example.com/a',
              indices: [16, 37],
            },
          ],
        },
        source: '',
        in_reply_to_status_id: null,
        in_reply_to_status_id_str: null,
        in_reply_to_user_id: null,
        in_reply_to_user_id_str: null,
        in_reply_to_screen_name: null,
        user: { id: 99, id_str: '99' },
        is_quote_status: false,
        retweet_count: 0,
        favorite_count: 0,
        favorited: false,
        retweeted: false,
        lang: 'und',
      },
    ])
  })

  test.each([
    ['', ['4', '3', '2', '1']],
    ['&count=2', ['4', '3']],
    ['&since_id=1000000000000000002', ['4', '3']],
    ['&max_id=1000000000000000002', ['2', '1']],
    ['&since_id=1000000000000000001&max_id=1000000000000000003', ['3', '2']],
    ['&max_id=99999999999999999999', ['4', '3', '2', '1']],
    ['&exclude_replies=true', ['4', '3', '1']],
    ['&include_rts=false', ['4', '2', '1']],
    ['&include_rts=0&count=2', ['4']],
    ['&count=0', ['4', '3', '2', '1']],
    ['&count=-3', ['4', '3', '2', '1']],
    ['&count=many', ['4', '3', '2', '1']],
    ['&count=99999999999999999999', ['4', '3', '2', '1']],
  ])('with %s', async (query, expected) => {
    const { get } = await openSocialApp(posts)
    const answered = await get(`${path}?user_id=99${query}`)
    expect(answered.json().map(({ id_str: id }: { id_str: string }) => id.replace(/^10*/, ''))).toEqual(expected)
  })

  test('20 posts unless asked, 200 at most', async () => {
    const many = Array.from({ length: 250 }, (_, index) => post(String(2000 + index), `post ${index}`))
    const { get } = await openSocialApp([account, ...many])
    expect((await get(`${path}?screen_name=Ada`)).json()).toHaveLength(20)
    expect((await get(`${path}?screen_name=Ada&count=250`)).json()).toHaveLength(200)
  })

  test('a protected account shows nothing', async () => {
    const { get } = await openSocialApp([{ ...account, protected: true }])
    const answered = await get(`${path}?screen_name=Ada`)
    expect([answered.statusCode, answered.json()]).toEqual([
      401,
      { request: '/social/1.1/statuses/user_timeline.json', error: 'Not authorized.' },
    ])
  })

  test.each([
    ['screen_name=nobody', 404, 50],
    ['screen_name=%25', 404, 50],
    ['screen_name=a_a', 404, 50],
    ['screen_name=Ada%00', 404, 50],
    ["screen_name='%20or%20'1'='1", 404, 50],
    [`screen_name=${'x'.repeat(10_000)}`, 404, 50],
    ['user_id=1', 404, 50],
    ['', 400, 25],
    ['user_id=x', 400, 44],
    ['user_id=-1', 400, 44],
    ['screen_name=Ada&since_id=1.5', 400, 44],
    ['screen_name=Ada&max_id=123456789012345678901', 400, 44],
  ])('%s is refused', async (query, status, code) => {
    const { get } = await openSocialApp(posts)
    const answered = await get(`${path}?${query}`)
    expect([answered.statusCode, answered.json()]).toEqual([status, refusal(code)])
  })

  test('an unknown path and a wrong method', async () => {
    const { app, get } = await openSocialApp([])
    expect((await get('/1.1/no.json')).json()).toEqual(refusal(34))
    const refused = await app.server.inject({ method: 'DELETE', url: '/social/1.1/statuses/user_timeline.json' })
    expect([refused.statusCode, refused.json()]).toEqual([405, refusal(86)])
  })
})

describe('followers/list', () => {
  const path = '/1.1/followers/list.json?screen_name=mainstay'
  const namesOf = (page: { users: { screen_name: string }[] }) => page.users.map(({ screen_name: name }) => name)
  const expectedNames = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `sample_${String(from + index).padStart(3, '0')}`)

  test('450 followers on three pages, there and back', async () => {
    const { get } = await openSocialApp()
    const first = (await get(`${path}&count=200&cursor=-1`)).json()
    expect(namesOf(first)).toEqual(expectedNames(1, 200))
    expect(first).toMatchObject({ previous_cursor: 0, previous_cursor_str: '0' })
    expect(first.next_cursor_str).toBe(String(first.next_cursor))
    const second = (await get(`${path}&count=200&cursor=${first.next_cursor_str}`)).json()
    expect(namesOf(second)).toEqual(expectedNames(201, 400))
    const third = (await get(`${path}&count=200&cursor=${second.next_cursor_str}`)).json()
    expect(namesOf(third)).toEqual(expectedNames(401, 450))
    expect(third).toMatchObject({ next_cursor: 0, next_cursor_str: '0' })
    const back = (await get(`${path}&count=200&cursor=${third.previous_cursor_str}`)).json()
    expect(namesOf(back)).toEqual(expectedNames(201, 400))
    const start = (await get(`${path}&count=200&cursor=${back.previous_cursor_str}`)).json()
    expect(namesOf(start)).toEqual(expectedNames(1, 200))
    expect(start.previous_cursor_str).toBe('0')
    expect(start.next_cursor_str).toBe(first.next_cursor_str)
  })

  test('a follower has the fields that callers read; without a count there are 20', async () => {
    const { get } = await openSocialApp()
    const { users } = (await get(path)).json()
    expect(users).toHaveLength(20)
    expect(users[0]).toMatchObject({
      screen_name: 'sample_001',
      name: 'Ada Almeida',
      followers_count: 0,
      friends_count: 1,
    })
    expect(users[0].id_str).toMatch(/^\d{17,19}$/)
    expect(users[0].created_at).toBe('Wed Jan 01 01:00:00 +0000 2025')
    const bare = (await get(`${path}&include_user_entities=false&skip_status=true&count=1`)).json()
    expect(bare.users[0]).not.toHaveProperty('entities')
  })

  test('the latest post of a follower is shown unless skipped', async () => {
    const bob = { type: 'account', id: '5', screen_name: 'bob' }
    const { get } = await openSocialApp([
      account,
      bob,
      { ...post('70', 'older'), account_id: '5' },
      { ...post('71', 'newer'), account_id: '5' },
      { type: 'follower', account_id: '99', follower_id: '5' },
    ])
    const { users } = (await get('/1.1/followers/list.json?screen_name=Ada')).json()
    expect(users[0].status).toMatchObject({ id_str: '71', text: 'newer' })
    const skipped = (await get('/1.1/followers/list.json?screen_name=Ada&skip_status=true')).json()
    expect(skipped.users[0]).not.toHaveProperty('status')
  })

  test.each([
    ['0', 0],
    ['1489123456789012345', 0],
    ['999999999999999999999999999999', 0],
    ['-1489123456789012345', 20],
    ['430', 20],
    ['', 20],
  ])('the foreign cursor %s is answered sanely', async (cursor, count) => {
    const { get } = await openSocialApp()
    const answered = await get(`${path}&cursor=${cursor}`)
    expect([answered.statusCode, answered.json().users.length]).toEqual([200, count])
  })

  test.each(['x', '1.5', '%00', '1%20or%201=1', '9'.repeat(10_000)])('the cursor %s is refused', async (cursor) => {
    const { get } = await openSocialApp()
    const answered = await get(`${path}&cursor=${cursor}`)
    expect([answered.statusCode, answered.json()]).toEqual([400, refusal(44)])
  })
})

test('users/show answers one account', async () => {
  const { get } = await openSocialApp()
  const answered = await get('/1.1/users/show.json?screen_name=MAINSTAY')
  expect(answered.json()).toMatchObject({ id_str: '8022', followers_count: 450, statuses_count: 60 })
})

test('a window of calls is counted down, then refused until it ends', async () => {
  const { get } = await openSocialApp(undefined, { SOCIAL_TIMELINE_FOLLOWERS_LIMIT: '2' })
  const path = '/1.1/followers/list.json?screen_name=mainstay&count=1'
  const [first, second, third] = [await get(path), await get(path), await get(path)]
  expect(first.headers).toMatchObject({ 'x-rate-limit-limit': '2', 'x-rate-limit-remaining': '1' })
  expect(second.headers).toMatchObject({ 'x-rate-limit-limit': '2', 'x-rate-limit-remaining': '0' })
  expect([third.statusCode, third.json()]).toEqual([429, refusal(88)])
  expect(third.headers).toMatchObject({ 'x-rate-limit-limit': '2', 'x-rate-limit-remaining': '0' })
  const secondsLeft = Number(third.headers['x-rate-limit-reset']) - Date.now() / 1000
  expect(secondsLeft).toBeGreaterThan(0)
  expect(secondsLeft).toBeLessThanOrEqual(902)
  expect((await get('/1.1/statuses/user_timeline.json?screen_name=mainstay')).statusCode).toBe(200)
})

describe('application/rate_limit_status', () => {
  const path = '/1.1/application/rate_limit_status.json'
  const limits = { SOCIAL_TIMELINE_FOLLOWERS_LIMIT: '2', SOCIAL_TIMELINE_APPLICATION_LIMIT: '3' }
  const reset = expect.toSatisfy((seconds: number) => {
    const left = seconds - Date.now() / 1000
    return Number.isInteger(seconds) && left > 0 && left <= 902
  })

  test('tells what is left of every window, and takes only of its own', async () => {
    const { get } = await openSocialApp(undefined, limits)
    await get('/1.1/followers/list.json?screen_name=mainstay&count=1')
    const [first, second] = [await get(path), await get(path)]
    expect(first.json()).toEqual({
      rate_limit_context: { application: 'dev' },
      resources: {
        statuses: { '/statuses/user_timeline': { limit: 1500, remaining: 1500, reset } },
        followers: { '/followers/list': { limit: 2, remaining: 1, reset } },
        friends: { '/friends/list': { limit: 900, remaining: 900, reset } },
        search: { '/search/tweets': { limit: 450, remaining: 450, reset } },
        users: { '/users/show/:id': { limit: 900, remaining: 900, reset } },
        application: { '/application/rate_limit_status': { limit: 3, remaining: 2, reset } },
      },
    })
    expect(second.json().resources).toMatchObject({
      followers: { '/followers/list': { remaining: 1 } },
      application: { '/application/rate_limit_status': { remaining: 1 } },
    })
    expect(second.headers).toMatchObject({ 'x-rate-limit-limit': '3', 'x-rate-limit-remaining': '1' })
    await get(path)
    const fourth = await get(path)
    expect([fourth.statusCode, fourth.json()]).toEqual([429, refusal(88)])
  })

  test('a window that is used up stays at nothing left, however often it is knocked at', async () => {
    const { get } = await openSocialApp(undefined, limits)
    for (let call = 0; call < 4; call++) await get('/1.1/followers/list.json?screen_name=mainstay&count=1')
    const { resources } = (await get(`${path}?resources=followers`)).json()
    expect(resources).toEqual({ followers: { '/followers/list': { limit: 2, remaining: 0, reset } } })
  })

  test.each([
    ['statuses,users', ['statuses', 'users']],
    ['users,%20application', ['users', 'application']],
    ['account', []],
    ['', ['statuses', 'followers', 'friends', 'search', 'users', 'application']],
  ])('resources=%s names families', async (resources, families) => {
    const { get } = await openSocialApp()
    expect(Object.keys((await get(`${path}?resources=${resources}`)).json().resources)).toEqual(families)
  })

  test('counts each key by itself, and wants a token', async () => {
    const { app, get } = await openSocialApp()
    const { id, secret } = await app.keys.make({ name: 'phone', scopes: ['social-timeline'], plan: 'free' })
    await get('/1.1/users/show.json?screen_name=mainstay')
    const answered = await app.server.inject({ url: `/social${path}?resources=users`, headers: bearer(secret) })
    expect(answered.json()).toMatchObject({
      rate_limit_context: { application: id },
      resources: { users: { '/users/show/:id': { remaining: 900 } } },
    })
    const refused = await app.server.inject({ url: `/social${path}` })
    expect([refused.statusCode, refused.json()]).toEqual([400, refusal(215)])
  })
})
