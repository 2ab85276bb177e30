import { basename } from 'node:path'
import type { ImportProgress } from '../../../kernel/content/content.ts'
import type { Platform } from '../../../kernel/platform.ts'
import { OperatorError } from '../../../kernel/errors/operator-error.ts'
import { FeedStore, type StagedFeed } from '../storage/feed-store.ts'
import { findFeeds } from './find-feeds.ts'
import type { ImportSummary } from './import-gtfs.ts'
import { replaceFeeds } from './replace-feeds.ts'

/**
 * Takes the feeds at a path in, each in place of the one of its name and all in place of the sample; a running server goes on with the new
 * timetable.
 */
export async function* importFeeds(
  path: string,
  _options: Readonly<Record<string, string>>,
  context: Pick<Platform, 'dataFolder' | 'now' | 'log'>,
): AsyncGenerator<ImportProgress> {
  const store = new FeedStore(context.dataFolder)
  const sources = await findFeeds(path)
  yield { done: 0, total: sources.length, unit: 'records', summary: 'nothing' }
  await using staged = new AsyncDisposableStack()
  const added: StagedFeed[] = []
  for (const source of sources) added.push(staged.use(await store.stageCopy(source)))
  const twice = added.find(({ name }, index) => added.findIndex((other) => other.name === name) < index)
  if (twice) throw new OperatorError(`Two feeds are named ${twice.name}; give one of the files another name.`)
  const removed = (await store.list()).filter(({ isSample }) => isSample)
  const summary = await replaceFeeds(store, { added, removed }, context)
  for (const problem of summary?.problems ?? []) context.log.warn(problem, 'a row of a feed was left out')
  const names = sources.map((source) => basename(source)).join(', ')
  yield { done: sources.length, total: sources.length, unit: 'records', summary: `${names}: ${describe(summary)}` }
}

function describe(summary: ImportSummary | undefined): string {
  if (!summary) return 'nothing'
  const { stations, lines, trips, problemCount } = summary
  const counts = [count(stations, 'stations'), count(lines, 'lines'), count(trips, 'trips')]
  return `${counts.join(', ')} in all, ${count(problemCount, 'rows')} left out`
}

function count(number: number, things: string): string {
  return `${number.toLocaleString('en')} ${things}`
}
