import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportAll, importAll, makeFolder } from '../testing/import-all.ts'
import { openSocialApp } from '../testing/open-social-app.ts'
import { twitterAccount, twitterFiles, writeZip, ytd } from '../testing/write-archives.ts'

const tweet = {
  tweet: {
    id_str: '1560000000000000001',
    full_text: 'Look &amp; see #tag @bob https://t.co/abc https://t.co/pic',
    created_at: 'Wed Aug 17 20:19:24 +0000 2022',
    lang: 'en',
    favorite_count: '3',
    retweet_count: '2',
    source: '<a href="https://mobile.twitter.com" rel="nofollow">Twitter Web App</a>',
    in_reply_to_status_id_str: '1550000000000000009',
    in_reply_to_user_id_str: '77',
    in_reply_to_screen_name: 'bob',
    entities: {
      hashtags: [{ text: 'tag', indices: ['15', '19'] }],
      symbols: [],
      user_mentions: [{ screen_name: 'bob', name: 'Bob', id_str: '77', id: '77', indices: ['20', '24'] }],
      urls: [
        {
          url: 'https://t.co/abc',
          expanded_url: 'https://example.com/',
          display_url: 'example.com',
          indices: ['25', '41'],
        },
      ],
    },
    extended_entities: {
      media: [
        {
          id_str: '1559999999999999999',
          media_url_https: 'https://pbs.example.com/a.jpg',
          url: 'https://t.co/pic',
          expanded_url: 'https://twitter.com/ada/status/1/photo/1',
          display_url: 'pic.twitter.com/pic',
          type: 'photo',
          indices: ['42', '58'],
        },
      ],
    },
  },
}

test('becomes the timeline and the followers it was', async () => {
  const { get, platform } = await openSocialApp([])
  const path = join(await makeFolder(), 'archive.zip')
  await writeZip(path, {
    'data/account.js': ytd('account', 0, [twitterAccount]),
    'data/profile.js': ytd('profile', 0, [
      { profile: { description: { bio: 'Counts.', website: '', location: 'London' } } },
    ]),
    'data/tweets.js': ytd('tweets', 0, [
      tweet,
      {
        tweet: {
          id_str: '1560000000000000002',
          full_text: 'RT @bob: hi',
          created_at: 'Wed Aug 17 20:20:24 +0000 2022',
        },
      },
    ]),
    'data/follower.js': ytd('follower', 0, [
      { follower: { accountId: '1550000000000000000' } },
      { follower: { accountId: '42' } },
    ]),
    'data/following.js': ytd('following', 0, [{ following: { accountId: '43' } }, { following: {} }]),
    'data/direct-messages.js': 'window.YTD.direct_messages.part0 = [ {"private": true} ]',
  })
  expect(await importAll(path, platform)).toMatchObject({ unit: 'bytes', summary: '2 new posts, 3 new followers' })
  const posts = (await get('/1.1/statuses/user_timeline.json?screen_name=ada')).json()
  expect(posts.map(({ text }: { text: string }) => text)).toEqual(['RT @bob: hi', tweet.tweet.full_text])
  expect(posts[1]).toMatchObject({
    id_str: '1560000000000000001',
    created_at: 'Wed Aug 17 20:19:24 +0000 2022',
    lang: 'en',
    favorite_count: 3,
    retweet_count: 2,
    in_reply_to_status_id_str: '1550000000000000009',
    in_reply_to_screen_name: 'bob',
    source: tweet.tweet.source,
    user: { screen_name: 'ada', name: 'Ada', description: 'Counts.', location: 'London', followers_count: 2 },
    entities: {
      hashtags: [{ text: 'tag', indices: [15, 19] }],
      user_mentions: [{ screen_name: 'bob', id_str: '77', indices: [20, 24] }],
      urls: [{ expanded_url: 'https://example.com/', indices: [25, 41] }],
      media: [
        {
          id_str: '1559999999999999999',
          type: 'photo',
          media_url: 'https://pbs.example.com/a.jpg',
          indices: [42, 58],
        },
      ],
    },
  })
  const { users } = (await get('/1.1/followers/list.json?screen_name=ada')).json()
  expect(users).toMatchObject([
    {
      id_str: '1550000000000000000',
      screen_name: 'user_1550000000000000000',
      created_at: 'Thu Jul 21 06:09:32 +0000 2022',
    },
    { id_str: '42', screen_name: 'user_42', created_at: 'Thu Jan 01 00:00:00 +0000 1970' },
  ])
  expect((await get('/1.1/friends/ids.json?screen_name=ada')).json().ids).toEqual([43])
})

test('a made-up name gives way to the real one, and only to that', async () => {
  const { get, platform } = await openSocialApp([
    { type: 'follower', account_id: '99', follower_id: '42' },
    { type: 'account', id: '42', screen_name: 'grace', name: 'Grace' },
    { type: 'follower', account_id: '98', follower_id: '42' },
  ])
  expect((await get('/1.1/users/show.json?user_id=42')).json()).toMatchObject({
    screen_name: 'grace',
    friends_count: 2,
  })
  expect((await get('/1.1/users/show.json?screen_name=user_42')).statusCode).toBe(404)
  expect(await exportAll(platform)).not.toContain('user_42')
})

test('--account names it anew', async () => {
  const { get, platform } = await openSocialApp([])
  const path = join(await makeFolder(), 'archive.zip')
  await writeZip(path, twitterFiles(3))
  await importAll(path, platform, { account: 'old_me' })
  expect((await get('/1.1/statuses/user_timeline.json?screen_name=old_me')).json()).toHaveLength(3)
})

test.each([
  [{ 'data/tweets.js': ytd('tweets', 0, []) }, 'has no data/account.js: it is no Twitter archive.'],
  [{ 'data/account.js': 'window.YTD.account.part0 = [ {"account": ' }, 'ends in the middle: is the archive complete?'],
  [{ 'data/account.js': 'window.YTD.account.part0 = [ {"account" 1} ]' }, 'is not readable near {"account" 1}'],
])('what is wrong with %o is said', async (files, message) => {
  const { platform } = await openSocialApp([])
  const path = join(await makeFolder(), 'archive.zip')
  await writeZip(path, files)
  await expect(importAll(path, platform)).rejects.toThrow(message)
})

test('a cut archive and a file that is none are refused by name', async () => {
  const { platform } = await openSocialApp([])
  const folder = await makeFolder()
  await writeFile(join(folder, 'cut.zip'), 'PK\x03\x04 and nothing more')
  await expect(importAll(join(folder, 'cut.zip'), platform)).rejects.toThrow(/cut\.zip is not a readable zip archive/)
  await writeFile(join(folder, 'text.txt'), 'hello\n')
  await expect(importAll(join(folder, 'text.txt'), platform)).rejects.toThrow(
    /Line 1 of .*text\.txt is not a JSON object/,
  )
  await writeFile(join(folder, 'bad.jsonl'), '{"type":"post","id":"x"}\n')
  await expect(importAll(join(folder, 'bad.jsonl'), platform)).rejects.toThrow(
    /Line 1 of .*bad\.jsonl: A record of type post does not fit/,
  )
  await expect(importAll(join(folder, 'none'), platform)).rejects.toThrow(/There is no file or folder/)
})
