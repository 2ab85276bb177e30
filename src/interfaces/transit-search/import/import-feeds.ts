import type { ImportProgress } from '../../../kernel/content/content.ts'
import type { Platform } from '../../../kernel/platform.ts'
import { OperatorError } from '../../../kernel/errors/operator-error.ts'
import { FeedStore } from '../storage/feed-store.ts'
import { lockImport } from '../storage/import-lock.ts'
import type { StagedFeed } from '../storage/staged-feed.ts'
import { describeSummary } from './describe-summary.ts'
import { fetchFeed, parseAddress } from './fetch-feed.ts'
import { findFeeds } from './find-feeds.ts'
import { nameFeed } from './name-feed.ts'
import { replaceFeeds } from './replace-feeds.ts'

type Context = Platform

/**
 * Takes the feeds at a path or an address in, each in place of the one of its name and all in place of the sample; a running server goes on with
 * the new timetable. What an address gives and is here already changes nothing.
 */
export async function* importFeeds(
  source: string,
  { name }: Readonly<Record<string, string>>,
  context: Context,
): AsyncGenerator<ImportProgress> {
  const store = new FeedStore(context.dataFolder)
  await using staged = new AsyncDisposableStack()
  staged.use(await lockImport(context.dataFolder))
  const added: StagedFeed[] = []
  const stage = /^https?:/i.test(source) ? stageAddress(source, name, store, context) : stagePaths(source, name, store)
  let downloaded: ImportProgress | undefined
  for await (const item of stage) {
    if (!('done' in item)) added.push(staged.use(item))
    else yield (downloaded = item)
  }
  const { done, unit } = downloaded ?? ({ done: added.length, unit: 'records' } as const)
  if (added.length === 0) {
    yield { done, total: done, unit, summary: 'nothing, for it is here already' }
    return
  }
  if (!downloaded) yield { done: 0, total: done, unit, summary: 'nothing' }
  const removed = (await store.list()).filter(({ isSample }) => isSample)
  const summary = await replaceFeeds(store, { added, removed }, context)
  for (const problem of summary?.problems ?? []) context.log.warn(problem, 'a row of a feed was left out')
  const names = added.map((feed) => feed.name).join(', ')
  yield { done, total: done, unit, summary: `${names}: ${describeSummary(summary)}` }
}

async function* stagePaths(path: string, name: string | undefined, store: FeedStore): AsyncGenerator<StagedFeed> {
  const sources = await findFeeds(path)
  if (name !== undefined && sources.length > 1)
    throw new OperatorError(`There are ${sources.length} feeds in ${path}; --name names one alone.`)
  const taken = new Set<string>()
  for (const source of sources) {
    const feed = await store.stageCopy(source, name === undefined ? {} : { name })
    yield feed
    if (taken.has(feed.name))
      throw new OperatorError(`Two feeds are named ${feed.name}; give one of the files another name.`)
    taken.add(feed.name)
  }
}

async function* stageAddress(
  text: string,
  name: string | undefined,
  store: FeedStore,
  context: Context,
): AsyncGenerator<ImportProgress | StagedFeed> {
  const address = parseAddress(text)
  const feeds = await store.list()
  const called = name ?? nameFeed(address, feeds)
  const stored = feeds.find((feed) => feed.name === called && feed.source?.url === address.href)
  const feed = yield* fetchFeed({ address, name: called, stored }, store, context)
  if (feed) yield feed
}
