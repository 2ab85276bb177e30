/** Programs written for the original, pointed here and otherwise unchanged. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Twitter from 'twitter'
import type twitterLite from 'twitter-lite'
import { describe, expect, test } from 'vitest'
import { basic, devKey, openSocialApp } from './testing/open-social-app.ts'

const run = promisify(execFile)

/** Its types speak of an ES module, its code is CommonJS. */
const TwitterLite: typeof twitterLite.default = createRequire(import.meta.url)('twitter-lite')

async function listen() {
  const { app } = await openSocialApp()
  const url = `${await app.server.listen({ host: '127.0.0.1', port: 0 })}/social`
  const answered = await app.server.inject({
    method: 'POST',
    url: '/social/oauth2/token?grant_type=client_credentials',
    headers: basic(devKey),
  })
  return { url, token: String(answered.json().access_token) }
}

interface Page {
  readonly users: readonly { readonly id_str: string }[]
  readonly next_cursor_str: string
}

interface SearchPage {
  readonly statuses: readonly { readonly text: string }[]
  readonly search_metadata: { readonly query: string }
}

async function countFollowers(read: (cursor: string) => Promise<Page>): Promise<number> {
  const ids = new Set<string>()
  let cursor = '-1'
  for (let request = 0; request < 100 && cursor !== '0'; request++) {
    const page = await read(cursor)
    for (const { id_str: id } of page.users) ids.add(id)
    cursor = page.next_cursor_str
  }
  return ids.size
}

test('twitter (npm) reads a timeline and walks all followers', async () => {
  const { url, token } = await listen()
  const client = new Twitter({
    consumer_key: devKey,
    consumer_secret: devKey,
    bearer_token: token,
    rest_base: `${url}/1.1`,
  })
  const posts = await client.get('statuses/user_timeline', { screen_name: 'mainstay', count: 10 })
  expect(posts).toHaveLength(10)
  expect(posts[0].text).toBe('That was the sample. Now import something of your own. #mainstay')
  const read = async (cursor: string): Promise<Page> => {
    const { users, next_cursor_str: next = '' } = await client.get('followers/list', {
      screen_name: 'mainstay',
      count: 200,
      cursor,
    })
    return { users, next_cursor_str: next }
  }
  expect(await countFollowers(read)).toBe(450)
})

test('twitter (npm) reads our errors', async () => {
  const { url } = await listen()
  const client = new Twitter({
    consumer_key: devKey,
    consumer_secret: devKey,
    bearer_token: 'wrong',
    rest_base: `${url}/1.1`,
  })
  await expect(client.get('statuses/user_timeline', { screen_name: 'mainstay' })).rejects.toMatchObject([{ code: 89 }])
})

test('twitter-lite reads a timeline and walks all followers', async () => {
  const { url, token } = await listen()
  const client = new TwitterLite({ consumer_key: devKey, consumer_secret: devKey, bearer_token: token })
  // Its address is a field without an option; that of its token request is fixed in the code, so the token is given.
  Reflect.set(client, 'url', `${url}/1.1`)
  const posts: { text: string }[] = await client.get('statuses/user_timeline', { screen_name: 'mainstay', count: '10' })
  expect(posts).toHaveLength(10)
  const read = (cursor: string): Promise<Page> =>
    client.get('followers/list', { screen_name: 'mainstay', count: '200', cursor })
  expect(await countFollowers(read)).toBe(450)
  const { statuses, search_metadata: metadata } = await client.get<SearchPage>('search/tweets', { q: '#json OR 散歩' })
  expect(statuses.map(({ text }) => text)).toEqual([
    '今日はいい天気です。散歩に行きましょう。#散歩',
    'Ids of posts no longer fit in a double. Read id_str, and sleep well. #json',
  ])
  expect(metadata.query).toBe('%23json+OR+%E6%95%A3%E6%AD%A9')
  const { ids } = await client.get<{ ids: string[] }>('friends/ids', {
    screen_name: 'sample_001',
    stringify_ids: 'true',
  })
  expect(ids).toEqual(['8022'])
})

const python = '/usr/bin/python3'
const hasTweepy = existsSync('/usr/lib/python3/dist-packages/tweepy') && existsSync(python)
const tweepy = hasTweepy ? describe : describe.skip

tweepy(hasTweepy ? 'tweepy' : 'tweepy (python3-tweepy is not installed: apt-get install python3-tweepy)', () => {
  test('does the whole flow: token, timeline by pages, all followers, a user, errors', async () => {
    const { url } = await listen()
    const script = join(import.meta.dirname, 'testing/walk-with-tweepy.py')
    const { stdout } = await run(python, [script, url, devKey])
    expect(JSON.parse(stdout)).toEqual({
      latest: 'That was the sample. Now import something of your own. #mainstay',
      posts: 60,
      distinct: 60,
      followers: 450,
      name: 'Mainstay (sample)',
      friends: ['mainstay'],
      friend_ids: ['8022'],
      found: [
        'That was the sample. Now',
        'Documentation lives at h',
        'Ids of posts no longer f',
        'Programs that read a tim',
        'Hello. This is a sample ',
      ],
      page: [5, 5, true, true],
      empty: [25],
      unknown: [50],
      wrong: 'Expected token_type to equal "bearer", but got None instead',
    })
  })
})
