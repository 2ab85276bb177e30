import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { channelFeed, londonFeed } from '../interfaces/transit-search/testing/channel-feeds.ts'
import { writeFeed } from '../interfaces/transit-search/testing/small-feed.ts'
import { runCommand } from './testing/run-command.ts'

let environment: { readonly MAINSTAY_DATA: string }

beforeAll(async () => {
  environment = { MAINSTAY_DATA: await mkdtemp(join(tmpdir(), 'mainstay-zones-')) }
  for (const path of [await writeFeed(londonFeed, 'london'), await writeFeed(channelFeed, 'channel')]) {
    // A slow machine shows a bar of progress as well.
    expect((await runCommand(['import', 'gtfs', path], environment)).code).toBe(0)
  }
})
afterAll(() => rm(environment.MAINSTAY_DATA, { recursive: true }))

const ask = (...words: string[]) => runCommand(['transit', ...words, '--date', '20261124'], environment)

test('journeys and boards tell times by the clocks of each station', async () => {
  const { out } = await ask('Camden Town', 'Gare du Nord', '--at', '0830', '--count', '1')
  expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['08:40 → 12:47, 187 min, 1 change'],
    ['leave', 'from', 'by', 'arrive', 'at'],
    ['08:40', 'Camden Town', 'Line (St Pancras)', '08:50', 'St Pancras'],
    ['09:24', 'St Pancras', 'Line (Gare du Nord)', '12:47', 'Gare du Nord'],
    [''],
  ])
  const board = await ask('board', 'St Pancras', '--at', '0900')
  expect(board.out.split('\n')[1]?.split(/ {2,}/)).toEqual(['09:24', '09:24', 'Line', 'Gare du Nord'])
})
