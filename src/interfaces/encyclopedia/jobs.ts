import type { Job } from '../../kernel/wire/interface/job.ts'
import { createWikiStore } from './storage/create-wiki-store.ts'

/** Looks every minute which pages were written since they were indexed; a page is found by what it says once it is. */
export const indexPages: Job = {
  everyMs: 60_000,
  async run({ storage, signal, log, now, yieldToEventLoop, report }) {
    const store = createWikiStore(storage, { now, log, yieldToEventLoop })
    let total = 0
    for (const language of await store.listLanguages()) {
      const site = await store.findSite(language)
      for (let count = 1; site && count > 0 && !signal.aborted; total += count) {
        count = await store.indexPages(site)
        if (count > 0) report({ done: total + count, unit: 'pages' })
        await yieldToEventLoop()
      }
    }
    if (total > 0) log.info({ pages: total }, 'pages of wikis were indexed')
  },
}
