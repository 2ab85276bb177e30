import type { Site } from '../../../../dialects/mediawiki/site.ts'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { WikiStore } from '../../storage/wiki-store.ts'

/** Milliseconds that a call waits for pages that were not indexed yet: small wikis are done by then, the job goes on with large ones. */
const maxWaitMs = 2000

/** Indexes what was written since, at the first call that needs it. */
export class Indexer {
  readonly #store: WikiStore
  readonly #now: () => number
  readonly #running = new Map<string, Promise<void>>()

  constructor(store: WikiStore, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** How many pages an answer may still lack. */
  async catchUp(site: Site): Promise<number> {
    const { language } = site
    const running = this.#running.get(language) ?? this.#run(site)
    this.#running.set(language, running)
    try {
      await running
    } finally {
      this.#running.delete(language)
    }
    return this.#store.countUnindexed(language)
  }

  async #run(site: Site): Promise<void> {
    const end = this.#now() + maxWaitMs
    while (this.#now() < end && (await this.#store.indexPages(site)) > 0) await yieldToEventLoop()
  }
}
