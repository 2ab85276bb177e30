import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import userSearch from './index.ts'

const open = () => openTestApp([userSearch], { MAINSTAY_SAMPLES: '1' })
const path = '/qa/api/v1/users/search'

test('a page of users with the counts of the whole', async () => {
  const { server } = await open()
  const response = await server.inject(`${path}?q=tanaka`)
  expect([response.statusCode, response.json()]).toEqual([
    200,
    {
      meta: { limit: 20, message: 'success', hit_num: 1, total_page: 1, page: 1 },
      users: [{ score: 12_480, photo: 'https://example.com/mainstay-sample/1.png', display_name: 'Tanaka Haruto' }],
    },
  ])
})

test('kana are found in either script and width, the whole name first', async () => {
  const { server } = await open()
  const response = await server.inject(`${path}?q=${encodeURIComponent('タナカ')}`)
  expect(response.json().users.map(({ display_name: name }: { display_name: string }) => name)).toEqual([
    'タナカ ケンイチ',
    'たなか ゆい',
    'ﾀﾅｶ ﾐｵ',
  ])
})

describe('pages', () => {
  test('limit and page cut the list', async () => {
    const { server } = await open()
    const pages = await Promise.all([1, 2, 3].map((page) => server.inject(`${path}?q=a&limit=15&page=${page}`)))
    const [first, second, third] = pages.map((page) => page.json())
    expect(first.meta).toEqual({ limit: 15, message: 'success', hit_num: 23, total_page: 2, page: 1 })
    expect([first.users.length, second.users.length, third.users.length]).toEqual([15, 8, 0])
    expect(new Set([...first.users, ...second.users, ...third.users].map(({ photo }) => photo)).size).toBe(23)
  })

  test('beyond the last page there is nobody', async () => {
    const { server } = await open()
    const response = await server.inject(`${path}?q=tanaka&page=999999999`)
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { meta: { limit: 20, message: 'success', hit_num: 1, total_page: 1, page: 999_999_999 }, users: [] },
    ])
  })

  test.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'page=9999999999',
    'limit=0',
    'limit=101',
    'limit=',
    'limit=ten',
  ])('%s is refused in the shape of the wire', async (query) => {
    const { server } = await open()
    const response = await server.inject(`${path}?q=a&${query}`)
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { meta: { message: expect.stringMatching(/^The query field "(page|limit)" .+\.$/) } },
    ])
  })
})

test.each([
  ['nothing', 'q='],
  ['white space', 'q=%20%E3%80%80'],
  ['NUL', 'q=%00'],
  ['percent signs', 'q=%25%25%25'],
  ['10 kB', `q=${'x'.repeat(10_000)}`],
  ['SQL', "q='%3B%20drop%20table%20user_search_user"],
])('%s finds nobody', async (_name, query) => {
  const { server } = await open()
  const response = await server.inject(`${path}?${query}`)
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { meta: { limit: 20, message: 'success', hit_num: 0, total_page: 0, page: 1 }, users: [] },
  ])
})

test('wildcards of LIKE are plain text', async () => {
  const { server } = await open()
  for (const [q, name] of [
    ['%', '100%_sure'],
    ['_s', '100%_sure'],
    ['++', 'c++ or bust'],
  ] as const) {
    const { users } = (await server.inject(`${path}?q=${encodeURIComponent(q)}`)).json()
    expect(users.map(({ display_name }: { display_name: string }) => display_name)).toEqual([name])
  }
})

test('a search without q is told so', async () => {
  const { server } = await open()
  const response = await server.inject(path)
  expect([response.statusCode, response.json()]).toEqual([400, { meta: { message: 'The query lacks "q".' } }])
})

test('an unknown path is told so', async () => {
  const { server } = await open()
  const response = await server.inject('/qa/api/v1/users/1/clips')
  expect([response.statusCode, response.json()]).toEqual([404, { meta: { message: expect.any(String) } }])
})
