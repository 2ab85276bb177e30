import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import samplePosts from './index.ts'

const open = async () => (await openTestApp([samplePosts])).server

describe('lists in a query', () => {
  test.each([
    ['userId[]=1&userId[]=2', 20],
    ['userId=1&userId=2', 20],
    ['userId[0]=1&userId[1]=3', 20],
    ['userId%5B%5D=4', 10],
    ['id[]=5&userId[]=1', 1],
    ['_limit=5&_limit=3', 5],
    ['q=loaf&q=nothing-has-this', 1],
  ])('%s finds %i', async (query, count) => {
    expect((await (await open()).inject(`/test/posts?${query}`)).json()).toHaveLength(count)
  })
})

describe('bodies', () => {
  test('a multipart form, text, and what names no type are none, as the original has it', async () => {
    const server = await open()
    const boundary = '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nfoo\r\n--x--\r\n'
    for (const type of ['multipart/form-data; boundary=x', 'text/plain;charset=UTF-8']) {
      const response = await server.inject({
        method: 'POST',
        url: '/test/posts',
        headers: { 'content-type': type },
        payload: boundary,
      })
      expect([response.statusCode, response.json()]).toEqual([201, { id: 101 }])
    }
  })
})

describe('pages with credentials', () => {
  const origin = 'https://app.example'

  test('are named, and may send them', async () => {
    const server = await open()
    const preflight = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    for (const response of [
      await server.inject({ url: '/test/posts/1', headers: { origin } }),
      await server.inject({ method: 'OPTIONS', url: '/test/posts', headers: preflight }),
      await server.inject({ url: '/test/nothing', headers: { origin } }),
    ])
      expect(response.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        vary: 'Origin',
      })
  })

  test('programs are named no origin, and caches are told that pages are', async () => {
    const { headers } = await (await open()).inject('/test/posts/1')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers.vary).toBe('Origin')
  })
})

describe('ETags', () => {
  test('who has the answer is told so, a list and a page of one alike', async () => {
    const server = await open()
    for (const url of ['/test/posts', '/test/posts/1', '/test/posts?_page=2']) {
      const { etag } = (await server.inject(url)).headers
      expect(etag).toMatch(/^W\/"[\da-f]+-[\w+/]{27}"$/)
      const again = await server.inject({ url, headers: { 'if-none-match': `"x", ${String(etag)}` } })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
      expect((await server.inject({ url, headers: { 'if-none-match': '"x"' } })).statusCode).toBe(200)
      const reload = { 'if-none-match': String(etag), 'cache-control': 'no-cache' }
      expect((await server.inject({ url, headers: reload })).statusCode).toBe(200)
    }
  })

  test.each([
    ['POST', '/test/posts', 201],
    ['PUT', '/test/posts/1', 200],
    ['PATCH', '/test/posts/1', 200],
    ['DELETE', '/test/posts/1', 200],
  ] as const)('%s is answered whatever the caller has', async (method, url, status) => {
    const answer = await (await open()).inject({ method, url, payload: {}, headers: { 'if-none-match': '*' } })
    expect(answer.statusCode).toBe(status)
  })
})

describe('addresses in headers', () => {
  const page = (number: string) => `http://localhost/test/posts?${number}`

  test.each([
    ['_page=2&_limit=50', '_page=1&_limit=50', '_page=1&_limit=50', undefined, '_page=2&_limit=50'],
    ['_page=1&_page=2', '_page=1&_page=2', undefined, '_page=2&_page=2', '_page=10&_page=2'],
    ['_page=0', '_page=0', undefined, '_page=0', '_page=0'],
    ['_page=02&_limit=50', '_page=02&_limit=50', '_page=02&_limit=50', undefined, '_page=02&_limit=50'],
  ])('%s: the text of its page is changed, and nothing else', async (query, first, previous, next, last) => {
    const links = Object.entries({ first, prev: previous, next, last })
    const expected = links.flatMap(([relation, to]) => (to === undefined ? [] : `<${page(to)}>; rel="${relation}"`))
    expect((await (await open()).inject(`/test/posts?${query}`)).headers.link).toBe(expected.join(', '))
  })

  test('Location is behind the whole address', async () => {
    const server = await open()
    for (const url of ['/test/posts', '/test/posts?callback=show', '/test/posts/']) {
      const response = await server.inject({ method: 'POST', url })
      expect([response.statusCode, response.headers.location]).toEqual([201, `http://localhost${url}/101`])
    }
  })
})

describe('JSONP', () => {
  test.each([
    ['/test/posts/999?callback=show', 404, '{}'],
    ['/test/nothing?callback=show&callback=other', 404, '{}'],
    [
      `/test/posts?callback=show&${'id_gte=1&'.repeat(101)}`,
      400,
      expect.stringMatching(/^\{"error":"The query compares/),
    ],
  ])('%s: failures are handed over as well', async (url, status, json) => {
    const response = await (await open()).inject(url)
    expect([response.statusCode, response.headers['content-type']]).toEqual([status, 'text/javascript; charset=utf-8'])
    const [, argument] = /^\/\*\*\/ typeof show === 'function' && show\((.*)\);$/.exec(response.body) ?? []
    expect(argument).toEqual(json)
  })

  test('calls the function, and no other code', async () => {
    const server = await open()
    const response = await server.inject('/test/users/1?callback=show.it[0]')
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    const record = (await server.inject('/test/users/1')).body
    expect(response.body).toBe(`/**/ typeof show.it[0] === 'function' && show.it[0](${record});`)
    expect((await server.inject('/test/users/1?callback=alert(1)//')).body).toMatch(/^\/\*\*\/ typeof alert1 === /)
  })
})
