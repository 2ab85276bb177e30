import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import samplePosts from './index.ts'

const open = async () => (await openTestApp([samplePosts], { MAINSTAY_ALLOWED_HOSTS: 'sample.test' })).server

describe('queries', () => {
  const idsAt = async (path: string) => {
    const response = await (await open()).inject(path)
    expect(response.statusCode).toBe(200)
    return response.json().map(({ id }: { id: number }) => id)
  }

  test.each([
    ['/test/posts?id=4&id=2', [2, 4]],
    ['/test/posts?id_gte=9&id_lte=11', [9, 10, 11]],
    ['/test/posts?userId=1&id_ne=1&id_ne=3&_limit=3', [2, 4, 5]],
    ['/test/posts?title_like=^the%20loaf.*rose$', [1]],
    ['/test/posts?q=GERALD', [6]],
    ['/test/users?address.city=Lyon', [2]],
    ['/test/users?_sort=address.city&_limit=3', [7, 3, 1]],
    ['/test/posts?_sort=userId,id&_order=desc,asc&_limit=2', [91, 92]],
    ['/test/posts?_sort=nothing,__proto__&_order=desc&_limit=2', [1, 2]],
    ['/test/posts?_start=20&_end=23', [21, 22, 23]],
    ['/test/posts?_start=98&_limit=50', [99, 100]],
    ['/test/posts?_limit=0', []],
    ['/test/posts?_page=4&_limit=33', [100]],
    ['/test/posts?_page=0&_limit=2', [1, 2]],
    ['/test/posts?_page=&_start=5&_limit=2', [6, 7]],
    ['/test/posts?_page=999999999999', []],
    ['/test/posts?userId=none', []],
    ['/test/posts?nothing=1&__proto__=1&constructor=1&_limit=1', [1]],
    ['/test/posts?__proto___like=1', []],
    ['/test/posts/0/comments', []],
    ['/test/posts?_=1700000000000&_limit=1', [1]],
  ])('%s', async (path, ids) => {
    expect(await idsAt(path)).toEqual(ids)
  })

  test('a query of 10 kB is answered', async () => {
    const ids = Array.from({ length: 1200 }, (_, index) => `id=${index + 1}`).join('&')
    expect(await idsAt(`/test/photos?${ids}&_start=1198&_end=2000`)).toEqual([1199, 1200])
    expect(await idsAt(`/test/posts?_limit=1&title${'.x'.repeat(5000)}=1`)).toEqual([1])
  })

  test('too many comparisons are refused with a sentence', async () => {
    const response = await (await open()).inject(`/test/photos?${'title_like=a&'.repeat(101)}`)
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { error: 'The query compares with 101 values by _gte, _lte or _like; give at most 100.' },
    ])
  })

  test('an expression that would hold a backtracking engine for ever is plain text here', async () => {
    expect(await idsAt(`/test/photos?title_like=${encodeURIComponent('^(([a-z ])+.)+[A-Z]([a-z ])+$')}`)).toEqual([])
  })

  test('children and parents come inside', async () => {
    const server = await open()
    const post = (await server.inject('/test/posts/1?_embed=comments&_expand=user')).json()
    expect(post).toMatchObject({ id: 1, userId: 1, user: { id: 1, name: 'Aoife Brennan' } })
    expect(post.comments).toHaveLength(5)
    const users = (await server.inject('/test/users?_embed=posts&_embed=todos&_limit=1')).json()
    expect([users[0].posts.length, users[0].todos.length]).toEqual([10, 20])
    expect(Object.keys((await server.inject('/test/posts/1')).json())).toEqual(['userId', 'id', 'title', 'body'])
  })
})

describe('pages', () => {
  const headersAt = async (url: string) =>
    (await (await open()).inject({ url, headers: { host: 'sample.test:8022' } })).headers

  test('one in the middle links to its neighbours and both ends', async () => {
    const headers = await headersAt('/test/posts?_page=2&_limit=20')
    expect(headers['x-total-count']).toBe('100')
    expect(headers['link']).toBe(
      '<http://sample.test:8022/test/posts?_page=1&_limit=20>; rel="first", ' +
        '<http://sample.test:8022/test/posts?_page=1&_limit=20>; rel="prev", ' +
        '<http://sample.test:8022/test/posts?_page=3&_limit=20>; rel="next", ' +
        '<http://sample.test:8022/test/posts?_page=5&_limit=20>; rel="last"',
    )
  })

  test('the last one has no next, and the filter stays in the links', async () => {
    const headers = await headersAt('/test/users/1/todos?_page=2&title_ne=x')
    expect(headers['link']).toBe(
      '<http://sample.test:8022/test/users/1/todos?_page=1&title_ne=x>; rel="first", ' +
        '<http://sample.test:8022/test/users/1/todos?_page=1&title_ne=x>; rel="prev", ' +
        '<http://sample.test:8022/test/users/1/todos?_page=2&title_ne=x>; rel="last"',
    )
  })

  test.each(['_page=1&_limit=100', '_page=1&_limit=999999999999999999999', '_page=11', '_page=1&userId=1'])(
    'there is nothing to turn to after %s',
    async (query) => expect(await headersAt(`/test/posts?${query}`)).not.toHaveProperty('link'),
  )

  test.each([
    ['_limit=5', '100'],
    ['_end=5&userId=1', '10'],
    ['_start=5', undefined],
    ['userId=1', undefined],
  ])('the count after %s: %s', async (query, count) => {
    expect((await headersAt(`/test/posts?${query}`))['x-total-count']).toBe(count)
  })

  test.each([
    ['_page=1', 'X-Total-Count, Link'],
    ['_limit=1', 'X-Total-Count'],
  ])('a web page may read the headers after %s', async (query, names) => {
    expect((await headersAt(`/test/posts?${query}`))['access-control-expose-headers']).toBe(names)
  })
})
