import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importAll, makeFolder } from '../testing/import-all.ts'
import { openSocialApp } from '../testing/open-social-app.ts'
import { writeTarGz } from '../testing/write-archives.ts'

const toPublic = { to: ['https://www.w3.org/ns/activitystreams#Public'], cc: [] }
const note = (number: number, content: string, fields: object = {}) => ({
  type: 'Create',
  id: `https://social.example/users/ada/statuses/1100000000000000${number}/activity`,
  published: '2023-05-01T12:00:00Z',
  ...toPublic,
  object: {
    type: 'Note',
    id: `https://social.example/users/ada/statuses/1100000000000000${number}`,
    url: `https://social.example/@ada/1100000000000000${number}`,
    published: '2023-05-01T12:00:00Z',
    content,
    ...fields,
  },
})
const items = [
  note(
    10,
    '<p>Hello <a href="https://social.example/tags/Fox" class="mention hashtag" rel="tag">#<span>Fox</span></a> 🦊 &amp; <a href="https://example.org/long/path/to/page" rel="nofollow"><span class="invisible">https://</span><span class="ellipsis">example.org/long</span><span class="invisible">/path/to/page</span></a></p><p>second<br />line</p>',
    { contentMap: { en: '' } },
  ),
  note(
    11,
    '<p><span class="h-card"><a href="https://other.example/@bob" class="u-url mention">@<span>bob</span></a></span> hi</p>',
    {
      inReplyTo: 'https://other.example/users/bob/statuses/109999999999999999',
      tag: [{ type: 'Mention', href: 'https://other.example/users/bob', name: '@bob@other.example' }],
    },
  ),
  note(12, '<p>A picture</p>', {
    attachment: [{ type: 'Document', mediaType: 'image/png', url: '/media/files/1.png', name: 'A fox' }],
    sensitive: true,
    summary: 'Foxes',
  }),
  { ...note(13, '<p>for friends alone</p>'), to: ['https://social.example/users/ada/followers'] },
  {
    type: 'Announce',
    id: 'https://social.example/users/ada/statuses/110000000000000014/activity',
    published: '2023-05-02T12:00:00Z',
    ...toPublic,
    object: 'https://other.example/users/bob/statuses/5',
  },
  {
    type: 'Announce',
    id: 'https://social.example/x',
    published: '2023-05-02T12:00:00Z',
    ...toPublic,
    object: { type: 'Note', content: 'embedded' },
  },
]
const outbox = JSON.stringify({
  '@platform': ['https://www.w3.org/ns/activitystreams'],
  id: 'outbox.json',
  type: 'OrderedCollection',
  totalItems: items.length,
  orderedItems: items,
})
const actor = JSON.stringify({
  id: 'https://social.example/users/ada',
  preferredUsername: 'ada',
  name: 'Ada',
  summary: '<p>Counts <br>things</p>',
  url: 'https://social.example/@ada',
  published: '2020-01-01T00:00:00Z',
})

test('becomes plain text with entities; what is not public stays out', async () => {
  const { get, platform } = await openSocialApp([])
  const path = join(await makeFolder(), 'archive.tar.gz')
  await writeTarGz(path, { 'outbox.json': outbox, 'likes.json': '{}', 'actor.json': actor })
  expect(await importAll(path, platform)).toMatchObject({ summary: '4 new posts, 0 new followers' })
  const posts = (await get('/1.1/statuses/user_timeline.json?screen_name=ada')).json()
  expect(posts.map(({ text }: { text: string }) => text)).toEqual([
    'RT @bob: https://other.example/users/bob/statuses/5',
    'Foxes\n\nA picture https://social.example/@ada/110000000000000012',
    '@bob hi',
    'Hello #Fox 🦊 &amp; https://example.org/long/path/to/page\n\nsecond\nline',
  ])
  expect(posts[3]).toMatchObject({
    id_str: '110000000000000010',
    lang: 'en',
    user: { screen_name: 'ada', name: 'Ada', description: 'Counts \nthings' },
    entities: { hashtags: [{ text: 'Fox', indices: [6, 10] }], urls: [{ indices: [19, 56] }] },
  })
  expect(posts[2]).toMatchObject({
    in_reply_to_status_id_str: '109999999999999999',
    in_reply_to_screen_name: 'bob',
    entities: { user_mentions: [{ screen_name: 'bob', name: 'bob@other.example', indices: [0, 4] }] },
  })
  expect(posts[1]).toMatchObject({
    possibly_sensitive: true,
    entities: {
      media: [{ type: 'photo', media_url: 'https://social.example/media/files/1.png', ext_alt_text: 'A fox' }],
    },
  })
})

test('an archive without its actor is refused', async () => {
  const { platform } = await openSocialApp([])
  const path = join(await makeFolder(), 'archive.tar.gz')
  await writeTarGz(path, { 'outbox.json': outbox })
  await expect(importAll(path, platform)).rejects.toThrow('has no actor.json: it is no Mastodon archive.')
})
