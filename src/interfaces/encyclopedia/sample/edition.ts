import type { Site } from '../../../dialects/mediawiki/site.ts'
import type { SampleArticle } from './sample-article.ts'

export interface Theme {
  readonly heading: string
  readonly articles: readonly SampleArticle[]
}

/** A box of facts: its name without the namespace, and its fields by the name that articles give them. */
export interface Infobox {
  readonly name: string
  readonly fields: readonly string[]
}

/** A row of links for the foot of an article. */
export interface Footer {
  readonly name: string
  readonly heading: string
  readonly titles: readonly string[]
}

/** One language of the sample, before its pages are numbered. */
export interface SampleEdition {
  readonly site: Site
  /** What the main page says before its lists. */
  readonly welcome: string
  readonly themes: readonly Theme[]
  readonly infoboxes: readonly Infobox[]
  readonly footers: readonly Footer[]
}
