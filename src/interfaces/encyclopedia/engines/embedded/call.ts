import type { Site } from '../../../../dialects/mediawiki/site.ts'
import type { YieldToEventLoop } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { Form } from '../../domain/form.ts'
import type { WikiStore } from '../../storage/wiki-store.ts'
import type { Addresses } from './addresses.ts'
import type { Indexer } from './indexer.ts'
import type { SentParameters } from './sent-parameters.ts'
import type { TextCache } from './text-cache.ts'
import type { Warnings } from './warnings.ts'

/** What every module of the API works with. */
export interface Call {
  readonly site: Site
  readonly store: WikiStore
  readonly texts: TextCache
  readonly indexer: Indexer
  readonly sent: SentParameters
  readonly warnings: Warnings
  readonly form: Form
  readonly addresses: Addresses
  /** Milliseconds since 1970. */
  readonly now: number
  readonly yieldToEventLoop: YieldToEventLoop
}
