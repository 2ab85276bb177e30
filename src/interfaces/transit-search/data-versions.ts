import { stat } from 'node:fs/promises'
import type { DescribeData } from '../../kernel/wire/interface.ts'
import type { Settings } from './settings.ts'
import { FeedStore } from './storage/feed-store.ts'

/** Each timetable with the day on which it was taken in. */
export const describeData: DescribeData<Settings> = async ({ dataFolder }) => {
  const feeds = await new FeedStore(dataFolder).list()
  return Promise.all(
    feeds.map(async ({ name, path, isSample }) => {
      const { mtime } = await stat(path)
      return { name, version: isSample ? 'sample' : mtime.toISOString().slice(0, 10) }
    }),
  )
}
