import type { ImportProgress } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { FeedStore } from '../storage/feed-store.ts'
import { lockImport } from '../storage/import-lock.ts'
import type { StagedFeed } from '../storage/staged-feed.ts'
import { formatFeed, formatProblems, formatSummary } from './format-summary.ts'
import { fetchFeed, parseAddress } from './fetch-feed.ts'
import { findFeeds } from './find-feeds.ts'
import { followProgress } from './follow-progress.ts'
import { parseEncoding } from './gtfs/feed-files.ts'
import type { ImportSummary } from './import-gtfs.ts'
import { nameFeed } from './name-feed.ts'
import { replaceFeeds } from './replace-feeds.ts'

type Context = Platform

/**
 * Takes the feeds at a path or an address in, each in place of the one of its name and all in place of the sample; a running server goes on with
 * the new timetable. What an address gives and is here already changes nothing.
 */
export async function* importFeeds(
  source: string,
  { name, encoding: label }: Readonly<Record<string, string>>,
  context: Context,
): AsyncGenerator<ImportProgress> {
  const store = new FeedStore(context.dataFolder)
  await using staged = new AsyncDisposableStack()
  const wanted = { name, encoding: label === undefined ? undefined : parseEncoding(label) }
  staged.use(await lockImport(context.dataFolder))
  const added: StagedFeed[] = []
  const stage = /^https?:/i.test(source)
    ? stageAddress(source, wanted, store, context)
    : stagePaths(source, wanted, store)
  for await (const item of stage) {
    if ('done' in item) yield item
    else added.push(staged.use(item))
  }
  if (added.length === 0) {
    yield { done: 0, total: 0, unit: 'records', summary: 'nothing, for it is here already' }
    return
  }
  const removed = (await store.list()).filter(({ isSample }) => isSample)
  const summary = yield* followProgress((work) => replaceFeeds(store, { added, removed }, context, work))
  yield summarize(added, summary, context)
}

function summarize(added: readonly StagedFeed[], summary: ImportSummary | undefined, { log }: Context): ImportProgress {
  for (const problem of summary?.problems ?? []) log.warn(problem, 'something of a feed was left out or put right')
  const names = added.map(({ name }) => name)
  const called = summary ? names.map((name) => formatFeed(summary, name)) : names
  return {
    done: added.length,
    total: added.length,
    unit: 'records',
    summary: `${called.join(', ')}: ${formatSummary(summary)}`,
    warnings: summary ? formatProblems(summary, names) : [],
  }
}

/** What the command line says of a feed beside where it is. */
interface Wanted {
  readonly name: string | undefined
  readonly encoding: string | undefined
}

async function* stagePaths(path: string, { name, encoding }: Wanted, store: FeedStore): AsyncGenerator<StagedFeed> {
  const sources = await findFeeds(path)
  if (name !== undefined && sources.length > 1)
    throw new OperatorError(`There are ${sources.length} feeds in ${path}; --name names one alone.`)
  const taken = new Set<string>()
  for (const source of sources) {
    const feed = await store.stageCopy(source, { shown: source, encoding, ...(name !== undefined && { name }) })
    yield feed
    if (taken.has(feed.name))
      throw new OperatorError(`Two feeds are named ${feed.name}; give one of the files another name.`)
    taken.add(feed.name)
  }
}

async function* stageAddress(
  text: string,
  { name, encoding }: Wanted,
  store: FeedStore,
  context: Context,
): AsyncGenerator<ImportProgress | StagedFeed> {
  const address = parseAddress(text)
  const feeds = await store.list()
  const called = name ?? nameFeed(address, feeds)
  // Said to be written otherwise, it has to be read anew even where it is the same.
  const stored = feeds.find(
    (feed) =>
      feed.name === called && feed.source?.url === address.href && feed.encoding === (encoding ?? feed.encoding),
  )
  const feed = yield* fetchFeed({ address, name: called, stored, encoding }, store, context)
  if (feed) yield feed
}
