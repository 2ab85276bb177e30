import { describe, expect, test } from 'vitest'
import type { Operation } from '../../kernel/wire/contract.ts'
import { openTestApp } from '../../kernel/testing/open-test-app.ts'
import { samplePosts } from './contract.ts'
import samplePostsInterface from './index.ts'

const open = async () => (await openTestApp([samplePostsInterface], { MAINSTAY_DOMAIN: 'sample.test' })).server

const firstPost = {
  userId: 1,
  id: 1,
  title: 'The loaf that finally rose',
  body: [
    'Five flat loaves stand behind this one, and each of them taught me a little.',
    'The secret was a warmer corner of the kitchen and an hour more than the book allows.',
    'We ate half of it standing up, with butter, before it was cool enough to cut.',
  ].join('\n'),
}

const json = { 'content-type': 'application/json; charset=UTF-8' }

describe('the guide of the original', () => {
  test('GET /posts: a hundred records under the headers of the specification', async () => {
    const response = await (await open()).inject('/test/posts')
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=14400',
    })
    expect(response.headers).not.toHaveProperty('x-total-count')
    expect(response.json()).toHaveLength(100)
    expect(response.json()[0]).toEqual(firstPost)
    expect(Object.keys(response.json()[99])).toEqual(['userId', 'id', 'title', 'body'])
  })

  test('GET /posts/1', async () => {
    const response = await (await open()).inject('/test/posts/1')
    expect([response.statusCode, response.json()]).toEqual([200, firstPost])
    expect(response.headers['cache-control']).toBe('public, max-age=14400')
  })

  test('POST /posts answers the record with number 101 and its address, and keeps nothing', async () => {
    const server = await open()
    const response = await server.inject({
      method: 'POST',
      url: '/test/posts',
      headers: { ...json, host: 'sample.test:8022' },
      payload: JSON.stringify({ title: 'foo', body: 'bar', userId: 1 }),
    })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ title: 'foo', body: 'bar', userId: 1, id: 101 })
    expect(response.headers).toMatchObject({
      location: 'http://sample.test:8022/test/posts/101',
      'access-control-expose-headers': 'Location',
      'cache-control': 'no-cache',
    })
    expect((await server.inject('/test/posts/101')).statusCode).toBe(404)
    expect((await server.inject('/test/posts')).json()).toHaveLength(100)
  })

  test('PUT /posts/1 answers what was sent', async () => {
    const response = await (
      await open()
    ).inject({
      method: 'PUT',
      url: '/test/posts/1',
      headers: json,
      payload: JSON.stringify({ id: 7, title: 'foo', body: 'bar', userId: 1 }),
    })
    expect([response.statusCode, response.json()]).toEqual([200, { id: 1, title: 'foo', body: 'bar', userId: 1 }])
  })

  test('PATCH /posts/1 answers the record with what was sent', async () => {
    const server = await open()
    const patch = { method: 'PATCH', url: '/test/posts/1', headers: json, payload: '{"title":"foo"}' } as const
    const response = await server.inject(patch)
    expect([response.statusCode, response.json()]).toEqual([200, { ...firstPost, title: 'foo' }])
    expect((await server.inject('/test/posts/1')).json()).toEqual(firstPost)
  })

  test('DELETE /posts/1', async () => {
    const server = await open()
    const response = await server.inject({ method: 'DELETE', url: '/test/posts/1' })
    expect([response.statusCode, response.body]).toEqual([200, '{}'])
    expect((await server.inject('/test/posts/1')).statusCode).toBe(200)
  })

  test('GET /posts?userId=1', async () => {
    const response = await (await open()).inject('/test/posts?userId=1')
    expect(response.json().map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('GET /posts/1/comments is GET /comments?postId=1', async () => {
    const server = await open()
    const [nested, filtered] = [
      await server.inject('/test/posts/1/comments'),
      await server.inject('/test/comments?postId=1'),
    ]
    expect(nested.json().map(({ postId, id }: { postId: number; id: number }) => [postId, id])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 5],
    ])
    expect(filtered.json()).toEqual(nested.json())
  })

  test.each([
    ['/test/albums/1/photos', 50, { albumId: 1 }],
    ['/test/users/1/albums', 10, { userId: 1 }],
    ['/test/users/1/todos', 20, { userId: 1 }],
    ['/test/users/1/posts', 10, { userId: 1 }],
    ['/test/users/1/posts?userId=2', 10, { userId: 1 }],
  ])('GET %s', async (url, count, each) => {
    const records = (await (await open()).inject(url)).json()
    expect(records).toHaveLength(count)
    expect(records[count - 1]).toMatchObject(each)
  })

  test.each([
    ['comments', 500, ['postId', 'id', 'name', 'email', 'body']],
    ['albums', 100, ['userId', 'id', 'title']],
    ['photos', 5000, ['albumId', 'id', 'title', 'url', 'thumbnailUrl']],
    ['users', 10, ['id', 'name', 'username', 'email', 'address', 'phone', 'website', 'company']],
    ['todos', 200, ['userId', 'id', 'title', 'completed']],
  ])('GET /%s: %d records', async (set, count, fields) => {
    const records = (await (await open()).inject(`/test/${set}`)).json()
    expect(records).toHaveLength(count)
    expect(Object.keys(records[0])).toEqual(fields)
  })
})

describe('writes', () => {
  const send = async (method: 'POST' | 'PUT' | 'PATCH', url: string, payload?: string, type = json['content-type']) => {
    const headers = payload === undefined ? {} : { 'content-type': type }
    return (await open()).inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
  }

  test('a form is a record of texts', async () => {
    const response = await send('POST', '/test/posts', 'title=foo&userId=1', 'application/x-www-form-urlencoded')
    expect([response.statusCode, response.json()]).toEqual([201, { title: 'foo', userId: '1', id: 101 }])
  })

  test('no body is no fields', async () => {
    const response = await send('POST', '/test/photos')
    expect([response.statusCode, response.json()]).toEqual([201, { id: 5001 }])
  })

  test('the number is ours, whatever was sent', async () => {
    expect((await send('POST', '/test/posts', '{"id":1}')).json()).toEqual({ id: 101 })
    expect((await send('PATCH', '/test/todos/2', '{"id":"x","completed":null}')).json()).toMatchObject({
      id: 2,
      completed: null,
    })
  })

  test('a field named __proto__ is a field', async () => {
    const response = await send('POST', '/test/posts', '{"__proto__":{"polluted":true}}')
    expect(response.body).toBe('{"__proto__":{"polluted":true},"id":101}')
    expect({}).not.toHaveProperty('polluted')
  })

  test.each(['{', '[1]', '"text"', 'null', '5'])('the body %s is refused with a sentence', async (payload) => {
    const response = await send('POST', '/test/posts', payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error: expect.stringMatching(/^The body .+\.$/) })
    expect(response.headers['cache-control']).toBe('no-cache')
  })
})

test.each([
  ['GET', '/test/posts/101'],
  ['GET', '/test/posts/01'],
  ['GET', '/test/posts/1.0'],
  ['GET', '/test/posts/__proto__'],
  ['GET', '/test/posts/1e0'],
  ['GET', `/test/posts/${'9'.repeat(300)}`],
  ['GET', '/test/nothing'],
  ['GET', '/test/nothing/1'],
  ['GET', '/test/posts/1/photos'],
  ['GET', '/test'],
  ['PUT', '/test/posts/101'],
  ['PATCH', '/test/posts/101'],
  ['DELETE', '/test/posts/101'],
  ['POST', '/test/posts/1'],
  ['DELETE', '/test/posts'],
] as const)('%s %s finds nothing', async (method, url) => {
  const response = await (await open()).inject({ method, url })
  expect([response.statusCode, response.body]).toEqual([404, '{}'])
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  })
})

test.each(Object.entries<Operation>(samplePosts.operations))(
  'the example of %s works',
  async (_name, { method, path, example, status = 200 }) => {
    const url = `/test${path.replace(':id', '1')}?${new URLSearchParams(example.query).toString()}`
    const payload = example.body === undefined ? {} : { payload: Object(example.body) }
    const response = await (await open()).inject({ method, url, ...payload })
    expect(response.statusCode).toBe(status)
    expect(response.body.length > '[]'.length).toBe(method !== 'DELETE')
  },
)
