import type { Site } from '../../../../dialects/mediawiki/site.ts'
import type { YieldToEventLoop } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { WikiStore } from '../../storage/wiki-store.ts'

/** Milliseconds that a call waits for pages that were not indexed yet: small wikis are done by then, the job goes on with large ones. */
const maxWaitMs = 2000

/** Indexes what was written since, at the first call that needs it. */
export class Indexer {
  readonly #store: WikiStore
  readonly #now: () => number
  readonly #yieldToEventLoop: YieldToEventLoop
  readonly #running = new Map<string, Promise<boolean>>()

  constructor(store: WikiStore, now: () => number, yieldToEventLoop: YieldToEventLoop) {
    this.#store = store
    this.#now = now
    this.#yieldToEventLoop = yieldToEventLoop
  }

  /** How many pages an answer may still lack. */
  async catchUp(site: Site): Promise<number> {
    const { language } = site
    const running = this.#running.get(language) ?? this.#run(site)
    this.#running.set(language, running)
    try {
      return (await running) ? 0 : await this.#store.countUnindexed(language)
    } finally {
      this.#running.delete(language)
    }
  }

  /** Indexes these pages alone; answers how many of them are left. */
  async catchUpWith(site: Site, ids: readonly number[]): Promise<number> {
    const end = this.#now() + maxWaitMs
    let left = await this.#store.listUnindexed(site.language, ids)
    while (left.length > 0 && this.#now() < end) {
      await this.#store.indexPages(site, left)
      await this.#yieldToEventLoop()
      left = await this.#store.listUnindexed(site.language, left)
    }
    return left.length
  }

  /** Whether nothing is left. */
  async #run(site: Site): Promise<boolean> {
    const end = this.#now() + maxWaitMs
    while ((await this.#store.indexPages(site)) > 0) {
      if (this.#now() >= end) return false
      await this.#yieldToEventLoop()
    }
    return true
  }
}
