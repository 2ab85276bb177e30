import { describe, expect, test } from 'vitest'
import { bearer, devKey, openSocialApp } from './testing/open-social-app.ts'

const account = { type: 'account', id: '99', screen_name: 'Ada', name: 'Ada L.', created_at: '2009-03-01T00:00:00Z' }
const others = ['1000000000000000007', '1000000000000000008'].map((id) => ({
  ...account,
  id,
  screen_name: `user${id.at(-1)}`,
}))
const post = {
  type: 'post',
  id: '1000000000000000001',
  account_id: '99',
  created_at: '2008-08-27T13:08:45.000Z',
  text: 'one 🦊',
}

describe('tweet_mode=extended', () => {
  test.each([
    ['/1.1/statuses/user_timeline.json', (body: [object]) => body[0]],
    ['/1.1/users/show.json', (body: { status: object }) => body.status],
    ['/1.1/users/lookup.json', (body: [{ status: object }]) => body[0].status],
  ])('%s gives full_text in place of text', async (path, statusOf) => {
    const { get } = await openSocialApp([account, post])
    const status = statusOf((await get(`${path}?screen_name=ada&tweet_mode=extended`)).json())
    expect(status).toMatchObject({ full_text: 'one 🦊', display_text_range: [0, 5], truncated: false })
    expect(status).not.toHaveProperty('text')
    expect(statusOf((await get(`${path}?screen_name=ada`)).json())).toMatchObject({ text: 'one 🦊' })
  })
})

describe('users/lookup', () => {
  const path = '/1.1/users/lookup.json'

  test('the accounts that are known, each once, by names and numbers', async () => {
    const { get } = await openSocialApp([account, ...others])
    const users = (await get(`${path}?screen_name=ADA,nobody,user7&user_id=99,1000000000000000008`)).json()
    expect(users.map(({ id_str }: { id_str: string }) => id_str)).toEqual([
      '99',
      '1000000000000000008',
      '1000000000000000007',
    ])
  })

  test('the same by POST, in a form or as tweepy sends it, in the query', async () => {
    const { app } = await openSocialApp([account, ...others])
    const post = async (query: string, payload: string) => {
      const headers = { ...bearer(devKey), 'content-type': 'application/x-www-form-urlencoded' }
      const answered = await app.server.inject({ method: 'POST', url: `/social${path}${query}`, headers, payload })
      return answered.json().map(({ screen_name: name }: { screen_name: string }) => name)
    }
    expect(await post('', 'screen_name=ada%2Cuser7')).toEqual(['Ada', 'user7'])
    expect(await post('?screen_name=ada,user7', '')).toEqual(['Ada', 'user7'])
  })

  test.each([
    ['', 400, 25],
    ['screen_name=,', 400, 25],
    ['screen_name=nobody,nobody2', 404, 50],
    ['user_id=x', 400, 44],
    [`screen_name=${Array.from({ length: 101 }, (_, index) => `u${index}`).join(',')}`, 400, 44],
  ])('%s is refused', async (query, status, code) => {
    const { get } = await openSocialApp([account])
    const answered = await get(`${path}?${query}`)
    expect([answered.statusCode, answered.json().errors[0].code]).toEqual([status, code])
  })
})

describe('statuses/show', () => {
  const path = '/1.1/statuses/show.json'

  test('a post with its account', async () => {
    const { get } = await openSocialApp([account, post])
    const answered = await get(`${path}?id=${post.id}`)
    expect(answered.body).toContain(`"id":${post.id},`)
    expect(answered.json()).toMatchObject({ text: 'one 🦊', user: { screen_name: 'Ada' } })
    expect((await get(`${path}?id=${post.id}&trim_user=1`)).json().user).toEqual({ id: 99, id_str: '99' })
  })

  test('of a protected account nothing', async () => {
    const { get } = await openSocialApp([{ ...account, protected: true }, post])
    expect((await get(`${path}?id=${post.id}`)).statusCode).toBe(401)
  })

  test.each([
    ['', 400, 25],
    ['id=7', 404, 144],
    ['id=x', 400, 44],
  ])('%s is refused', async (query, status, code) => {
    const { get } = await openSocialApp([account])
    const answered = await get(`${path}?${query}`)
    expect([answered.statusCode, answered.json().errors[0].code]).toEqual([status, code])
  })
})

describe('followers/ids', () => {
  const path = '/1.1/followers/ids.json?screen_name=ada'
  const follows = others.map(({ id }) => ({ type: 'follower', account_id: '99', follower_id: id }))

  test('numbers with every digit, or as text; the pages of followers/list', async () => {
    const { get } = await openSocialApp([account, ...others, ...follows])
    const [first, second] = others.map(({ id }) => id)
    expect((await get(path)).body).toContain(`"ids":[${first},${second}]`)
    const page = (await get(`${path}&stringify_ids=true&count=1`)).json()
    expect(page).toMatchObject({ ids: [first], previous_cursor: 0, previous_cursor_str: '0' })
    const last = (await get(`${path}&stringify_ids=true&count=1&cursor=${page.next_cursor_str}`)).json()
    expect(last).toMatchObject({ ids: [second], next_cursor: 0 })
  })
})

describe('friends', () => {
  const [first, second] = others.map(({ id }) => id)
  const follows = others.map(({ id }) => ({ type: 'follower', account_id: id, follower_id: '99' }))
  const records = [account, post, ...others, ...follows, { type: 'follower', account_id: '99', follower_id: first }]

  test('friends/list: those whom an account follows, by number, there and back', async () => {
    const { get } = await openSocialApp(records)
    const path = '/1.1/friends/list.json?screen_name=ada&count=1'
    const page = await get(path)
    expect(page.headers).toMatchObject({ 'x-rate-limit-limit': '900', 'x-rate-limit-remaining': '899' })
    expect(page.body).toContain('"next_cursor":1000000000000000007,"next_cursor_str":"1000000000000000007"')
    expect(page.json()).toMatchObject({ users: [{ id_str: first, friends_count: 1 }], previous_cursor_str: '0' })
    const last = (await get(`${path}&cursor=1000000000000000007`)).json()
    expect(last).toMatchObject({ users: [{ id_str: second }], next_cursor_str: '0' })
    const back = (await get(`${path}&cursor=${last.previous_cursor_str}`)).json()
    expect(back).toMatchObject({
      users: [{ id_str: first }],
      previous_cursor_str: '0',
      next_cursor_str: '1000000000000000007',
    })
    const { users } = (await get('/1.1/friends/list.json?screen_name=user7')).json()
    expect(users).toMatchObject([{ screen_name: 'Ada', status: { text: 'one 🦊' } }])
  })

  test('friends/ids: numbers with every digit, or as text', async () => {
    const { get } = await openSocialApp(records)
    expect((await get('/1.1/friends/ids.json?user_id=99')).body).toContain(`"ids":[${first},${second}]`)
    const page = (await get('/1.1/friends/ids.json?user_id=99&stringify_ids=true&count=1&cursor=-1')).json()
    expect(page).toMatchObject({ ids: [first], next_cursor_str: first })
    expect((await get('/1.1/friends/ids.json?user_id=1000000000000000008')).json().ids).toEqual([])
  })

  test.each([
    ['screen_name=nobody', 404, 50],
    ['', 400, 25],
    ['screen_name=ada&cursor=x', 400, 44],
  ])('%s is refused', async (query, status, code) => {
    const { get } = await openSocialApp(records)
    for (const call of ['list', 'ids']) {
      const answered = await get(`/1.1/friends/${call}.json?${query}`)
      expect([answered.statusCode, answered.json().errors[0].code]).toEqual([status, code])
    }
  })

  test.each(['0', '99999999999999999999999999', '-99999999999999999999999999'])(
    'the cursor %s is answered sanely',
    async (cursor) => {
      const { get } = await openSocialApp(records)
      const answered = await get(`/1.1/friends/list.json?screen_name=ada&cursor=${cursor}`)
      expect([answered.statusCode, answered.json().users.length]).toEqual([200, cursor.startsWith('-') ? 2 : 0])
    },
  )
})
