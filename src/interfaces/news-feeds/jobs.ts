import type { Job } from '../../kernel/wire/interface/job.ts'
import { refreshDueSources } from './jobs/refresh-due-sources.ts'
import type { RefreshResult } from './jobs/refresh-source.ts'
import type { Settings } from './settings.ts'

/** Looks every minute which feeds are due: each is read every NEWS_FEEDS_REFRESH_MINUTES, a new one within the minute. */
export const refresh: Job<Settings> = {
  everyMs: 60_000,
  async run(context) {
    const counts: Record<RefreshResult['outcome'], number> = { read: 0, unchanged: 0, gone: 0, failed: 0 }
    let done = 0
    let total = 0
    const unit = 'feeds'
    await refreshDueSources(context, {
      begin(count) {
        total = count
        if (total > 0) context.report({ done, total, unit })
      },
      report(_source, { outcome }) {
        counts[outcome] += 1
        done += 1
        context.report({ done, total, unit })
      },
    })
    if (done > 0) context.log.info(counts, 'feeds were refreshed')
  },
}
