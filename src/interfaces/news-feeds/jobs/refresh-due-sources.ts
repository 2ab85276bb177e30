import { setTimeout as sleep } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import type { SourceRow, Tables } from '../storage/tables.ts'
import type { RefreshContext, RefreshResult } from './refresh-source.ts'

export interface RefreshOptions {
  /** Reads every feed, due or not; those that are gone excepted. */
  readonly all?: boolean
  /** Told how many feeds are to be read. */
  readonly begin?: (count: number) => void
  /** Called with each feed once it has been read. */
  readonly report?: (source: SourceRow, result: RefreshResult) => void
}

type DueSource = Pick<SourceRow, 'id' | 'url'>

/**
 * Reads the feeds that are due: of one host one at a time with a pause between, over all hosts a bounded number. Only
 * ids and addresses are held for those that wait.
 */
export async function refreshDueSources(context: RefreshContext, options: RefreshOptions = {}): Promise<void> {
  const due = await selectDue(context, options.all ?? false)
  options.begin?.(due.length)
  const byHost = Map.groupBy(due, ({ url }) => URL.parse(url)?.host ?? '')
  const limit = pLimit(context.settings.NEWS_FEEDS_CONCURRENCY)
  const hosts = [...byHost.values()].map((sources) => refreshHost(sources, limit, context, options))
  // All are waited for, so that nothing goes on after the run has ended with a failure.
  const failed = (await Promise.allSettled(hosts)).find((host) => host.status === 'rejected')
  if (failed) throw failed.reason
}

async function selectDue({ storage, now }: RefreshContext, all: boolean): Promise<DueSource[]> {
  const sources = storage
    .tables<Tables>()
    .selectFrom('news_feed_source')
    .select(['id', 'url'])
    .where('next_fetch_at', 'is not', null)
    .orderBy('next_fetch_at')
    .orderBy('id')
  return (all ? sources : sources.where('next_fetch_at', '<=', now())).execute()
}

async function refreshHost(
  sources: readonly DueSource[],
  limit: LimitFunction,
  context: RefreshContext,
  { report }: RefreshOptions,
): Promise<void> {
  const { signal, settings } = context
  let isFirst = true
  for (const { id } of sources) {
    if (!isFirst) await sleep(settings.NEWS_FEEDS_HOST_GAP_MS, undefined, { signal })
    isFirst = false
    await limit(async () => {
      signal.throwIfAborted()
      const source = await findSource(id, context)
      if (!source) return
      const { refreshSource } = await import('./refresh-source.ts')
      const result = await refreshSource(source, context)
      report?.(source, result)
    })
  }
}

/** Undefined when it was removed meanwhile. */
function findSource(id: number, { storage }: RefreshContext): Promise<SourceRow | undefined> {
  const database = storage.tables<Tables>()
  return database.selectFrom('news_feed_source').selectAll().where('id', '=', id).executeTakeFirst()
}
