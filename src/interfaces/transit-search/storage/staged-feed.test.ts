import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FeedStore } from './feed-store.ts'

test('replicas that share a data folder keep the same feed at the same moment, and one of them stays', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mainstay-feeds-'))
  onTestFinished(() => rm(dataFolder, { recursive: true }))
  const stores = Array.from({ length: 8 }, () => new FeedStore(dataFolder))
  const staged = await Promise.all(stores.map((store) => store.stage('harbour', { isSample: true })))
  await Promise.all(staged.map((feed) => feed.append('stops.txt', Buffer.from('stop_id\n'))))
  await Promise.all(staged.map((feed) => feed.keep()))
  expect(await readdir(join(dataFolder, 'transit/feeds/harbour'))).toEqual(['.sample', 'stops.txt'])
})
