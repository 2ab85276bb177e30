import { describe, expect, test } from 'vitest'
import { composeSets } from './compose-sets.ts'

const { posts, comments, albums, photos, users, todos } = composeSets()

const countBy = <Entry>(records: readonly Entry[], key: (record: Entry) => number) =>
  new Set([...Map.groupBy(records, key).values()].map((group) => group.length))
const distinct = <Entry>(records: readonly Entry[], key: (record: Entry) => string) => new Set(records.map(key)).size

describe('sizes', () => {
  test('are those of the original', () => {
    expect([posts, comments, albums, photos, users, todos].map((set) => set.length)).toEqual([
      100, 500, 100, 5000, 10, 200,
    ])
  })

  test('every parent has the same number of children', () => {
    expect(countBy(posts, ({ userId }) => userId)).toEqual(new Set([10]))
    expect(countBy(albums, ({ userId }) => userId)).toEqual(new Set([10]))
    expect(countBy(todos, ({ userId }) => userId)).toEqual(new Set([20]))
    expect(countBy(comments, ({ postId }) => postId)).toEqual(new Set([5]))
    expect(countBy(photos, ({ albumId }) => albumId)).toEqual(new Set([50]))
  })

  test.each(Object.entries({ posts, comments, albums, photos, users, todos }))(
    '%s are numbered from 1',
    (_name, set) => {
      expect(set.map(({ id }) => id)).toEqual(Array.from({ length: set.length }, (_, index) => index + 1))
    },
  )
})

describe('texts', () => {
  test('no two say the same', () => {
    expect(distinct(posts, ({ title }) => title)).toBe(100)
    expect(distinct(posts, ({ body }) => body)).toBe(100)
    expect(distinct(comments, ({ name }) => name)).toBe(500)
    expect(distinct(comments, ({ body }) => body)).toBe(500)
    expect(distinct(comments, ({ email }) => email)).toBe(500)
    expect(distinct(albums, ({ title }) => title)).toBe(100)
    expect(distinct(photos, ({ title }) => title)).toBe(5000)
    expect(distinct(photos, ({ url }) => url)).toBe(5000)
    expect(distinct(todos, ({ title }) => title)).toBe(200)
  })

  test('bodies hold line breaks, and no text begins or ends with a blank', () => {
    expect(posts.every(({ body }) => body.includes('\n'))).toBe(true)
    const texts = [...posts, ...comments].map(({ body }) => body)
    expect(texts.filter((text) => text !== text.trim())).toEqual([])
  })

  test('addresses are under names that nobody can own', () => {
    const reserved = /(^|[@.])example\.(com|org|net)$/
    const hosts = photos.flatMap(({ url, thumbnailUrl }) => [url, thumbnailUrl]).map((url) => new URL(url).host)
    const names = [
      ...hosts,
      ...comments.map(({ email }) => email),
      ...users.flatMap(({ email, website }) => [email, website]),
    ]
    expect(names.filter((name) => !reserved.test(name))).toEqual([])
  })

  test('about half of the todos are done', () => {
    expect(todos.filter(({ completed }) => completed)).toHaveLength(90)
  })
})

test('are the same every time', () => {
  expect(composeSets()).toEqual({ posts, comments, albums, photos, users, todos })
})
