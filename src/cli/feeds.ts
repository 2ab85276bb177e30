import { type Command, InvalidArgumentError } from 'commander'
import { interfaces } from '../interfaces/index.ts'
import {
  addFeed,
  exportOpml,
  feedSettings,
  listCategories,
  type ListedFeed,
  listFeeds,
  refreshFeeds,
  removeFeed,
} from '../interfaces/news-feeds/commands.ts'
import { type KernelSettings, readKernelSettings } from '../kernel/config/kernel-settings.ts'
import { readSettings } from '../kernel/config/read-settings.ts'
import { openHouseStorage } from '../kernel/open-house-storage.ts'
import { OperatorError } from '../kernel/operator-error.ts'
import { guardFor } from '../kernel/outgoing/address-guard.ts'
import { createGuardedFetch } from '../kernel/outgoing/guarded-fetch.ts'
import type { Storage } from '../kernel/storage/storage.ts'
import { createWorkerPools } from '../kernel/workers/piscina-pools.ts'
import { listenForStop } from './stop-signal.ts'
import { writeTable } from './table.ts'

export function addFeedsCommand(program: Command): void {
  const feeds = program.command('feeds').description('Subscribe to news feeds, list and refresh them.').exitOverride()
  feeds
    .command('add')
    .description('Subscribe to feeds; a running server reads them within a minute.')
    .argument('<url...>', 'addresses of feeds')
    .requiredOption('--category <name>', 'travel, certificate, blog, design or one of your own')
    .option('--segment <number>', 'the number in the path, for a category that is new', parseNumber)
    .addHelpText('after', '\nExample: mainstay feeds add --category travel https://example.com/feed.xml')
    .action((urls: string[], options: { category: string; segment?: number }) =>
      withStorage((storage) => addAll(storage, urls, options)),
    )
  feeds
    .command('remove')
    .description('End a subscription and take its entries away.')
    .argument('<url>', 'the address that "feeds list" shows')
    .option('--category <name>', 'in this category alone')
    .action((url: string, { category }: { category?: string }) =>
      withStorage((storage) => remove(storage, url, category)),
    )
  feeds
    .command('list')
    .description('List subscriptions with the last success and the last error of each.')
    .option('--category <name>', 'this category alone')
    .option('--json', 'as JSON')
    .action((options: { category?: string; json?: boolean }) => withStorage((storage) => list(storage, options)))
  feeds
    .command('categories')
    .description('List the categories with their paths.')
    .action(() => withStorage(showCategories))
  feeds
    .command('refresh')
    .description('Read the feeds that are due, now.')
    .option('--all', 'those that are not due, too')
    .action(({ all }: { all?: boolean }) =>
      withStorage((storage, settings) => refresh(storage, settings, all ?? false)),
    )
  feeds
    .command('export-opml')
    .description('Write all subscriptions as OPML to standard output.')
    .action(() => withStorage(async (storage) => void process.stdout.write(await exportOpml(storage))))
}

function parseNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It is a number such as 40.')
}

async function withStorage(act: (storage: Storage, settings: KernelSettings) => Promise<void>): Promise<void> {
  const settings = readKernelSettings(process.env)
  const storage = await openHouseStorage(settings, interfaces)
  try {
    await act(storage, settings)
  } finally {
    await storage.close()
  }
}

async function addAll(
  storage: Storage,
  urls: readonly string[],
  options: { category: string; segment?: number },
): Promise<void> {
  for (const url of urls) {
    const isNew = await addFeed(storage, url, options)
    process.stdout.write(isNew ? `Added ${url}.\n` : `${url} is there already.\n`)
  }
}

async function remove(storage: Storage, url: string, category: string | undefined): Promise<void> {
  if ((await removeFeed(storage, url, category)) === 0)
    throw new OperatorError(`There is no subscription to ${url}; "mainstay feeds list" shows them.`)
  process.stdout.write(`Removed ${url}.\n`)
}

async function list(storage: Storage, { category, json }: { category?: string; json?: boolean }): Promise<void> {
  const feeds = await listFeeds(storage, category)
  if (json) return void process.stdout.write(`${JSON.stringify(feeds, undefined, 2)}\n`)
  const headings = ['category', 'url', 'entries', 'state', 'last success', 'last error']
  process.stdout.write(writeTable(headings, feeds.map(toCells)))
}

function toCells({ category, url, entries, state, lastSuccessAt, lastError, lastErrorAt }: ListedFeed): string[] {
  const error = lastError === undefined ? '' : `${writeTime(lastErrorAt)} ${lastError}`
  return [category, url, String(entries), state, writeTime(lastSuccessAt), error]
}

/** UTC, to the minute. */
function writeTime(time: number | undefined): string {
  return time === undefined ? 'never' : new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}

async function showCategories(storage: Storage): Promise<void> {
  const categories = await listCategories(storage.tables())
  const rows = categories.map(({ name, segment, entries }) => [
    name,
    `/feed/api/${segment}/feeds/${name}`,
    String(entries),
  ])
  process.stdout.write(writeTable(['category', 'path', 'entries'], rows))
}

async function refresh(storage: Storage, kernelSettings: KernelSettings, all: boolean): Promise<void> {
  using stop = listenForStop()
  await using workers = createWorkerPools()
  const counts = { read: 0, unchanged: 0, gone: 0, failed: 0 }
  const refreshing = refreshFeeds({
    storage,
    workers,
    all,
    guardedFetch: createGuardedFetch(guardFor(kernelSettings)),
    settings: readSettings(feedSettings, process.env),
    signal: stop.signal,
    report: ({ url }, result) => {
      counts[result.outcome] += 1
      if (result.outcome === 'failed') process.stderr.write(`${url}: ${result.reason}\n`)
    },
  })
  await refreshing.catch((thrown: unknown) => {
    if (!stop.signal.aborted) throw thrown
  })
  const { read, unchanged, gone, failed } = counts
  process.stdout.write(`${read} read, ${unchanged} unchanged, ${gone} gone, ${failed} failed.\n`)
}
