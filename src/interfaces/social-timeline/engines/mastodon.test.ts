import { expect, test } from 'vitest'
import { migrate } from '../../../kernel/foundation/storage/migrate.ts'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestApp } from '../../../kernel/testing/open-test-app.ts'
import socialTimeline from '../index.ts'
import { migrations } from '../storage/migrations.ts'
import { bearer } from '../testing/open-social-app.ts'
import { startFakeMastodon } from '../testing/start-fake-mastodon.ts'
import { testSettings } from '../testing/test-settings.ts'
import { describeSocialNetwork } from './conformance.ts'
import createEngine from './mastodon.ts'

describeSocialNetwork('mastodon, over a fake of a server', async () => {
  const storage = await (await createSqliteDatabase()).open()
  await migrate(storage, [migrations])
  const { url } = await startFakeMastodon()
  const settings = { ...testSettings, SOCIAL_TIMELINE_MASTODON_URL: url }
  return createEngine({ settings, storage, now: Date.now, fetch })
})

const devKey = 'the key of this test'

async function open() {
  const fake = await startFakeMastodon()
  const { server } = await openTestApp([socialTimeline], {
    MAINSTAY_DEV_KEY: devKey,
    SOCIAL_TIMELINE_ENGINE: 'mastodon',
    SOCIAL_TIMELINE_MASTODON_URL: fake.url,
  })
  const get = (path: string) => server.inject({ url: `/social/1.1/${path}`, headers: bearer(devKey) })
  return { fake, get }
}

test('a status becomes a post of the wire', async () => {
  const { get } = await open()
  const answered = await get('statuses/user_timeline.json?screen_name=ada&max_id=6&count=1')
  expect(answered.headers['x-mainstay-engine']).toBe('mastodon')
  expect(answered.json()).toMatchObject([
    {
      id_str: '6',
      text: 'RT @bob: post 6',
      entities: { user_mentions: [{ screen_name: 'bob', id_str: '78', indices: [3, 7] }] },
      retweet_count: 1,
      favorite_count: 2,
      lang: 'en',
      user: { screen_name: 'ada', description: 'Counts &amp; sums', followers_count: 205 },
    },
  ])
})

test.each([
  [429, 503, 130],
  [500, 502, 131],
])('when the server answers %d, so do we in the words of the wire', async (theirs, status, code) => {
  const { fake, get } = await open()
  fake.fail(theirs)
  const answered = await get('users/show.json?screen_name=ada')
  expect([answered.statusCode, answered.json()]).toEqual([status, { errors: [{ code, message: expect.any(String) }] }])
})
