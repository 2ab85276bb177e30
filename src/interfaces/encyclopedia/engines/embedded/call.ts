import type { Site } from '../../../../dialects/mediawiki/site.ts'
import type { Form } from '../../domain/form.ts'
import type { WikiStore } from '../../storage/wiki-store.ts'
import type { Parameters } from './parameters.ts'
import type { TextCache } from './text-cache.ts'
import type { Warnings } from './warnings.ts'

/** What every module of the API works with. */
export interface Call {
  readonly site: Site
  readonly store: WikiStore
  readonly texts: TextCache
  readonly parameters: Parameters
  readonly warnings: Warnings
  readonly form: Form
  /** Milliseconds since 1970. */
  readonly now: number
}
