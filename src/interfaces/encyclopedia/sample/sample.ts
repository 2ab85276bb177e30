import type { Site } from '../../../dialects/mediawiki/site.ts'
import { numberPages, type SamplePage } from './compose/number-pages.ts'
import { composeEnglishEdition } from './en/edition.ts'
import { composeJapaneseEdition } from './ja/edition.ts'
import { composeRussianEdition } from './ru/edition.ts'
import { composeUkrainianEdition } from './uk/edition.ts'

export interface SampleWiki {
  readonly site: Site
  readonly pages: readonly SamplePage[]
}

/** Small encyclopedias of Mainstay's own writing. The same pages with the same numbers every time. */
export function sampleEditions(): SampleWiki[] {
  const editions = [
    composeEnglishEdition(),
    composeJapaneseEdition(),
    composeRussianEdition(),
    composeUkrainianEdition(),
  ]
  return editions.map((edition) => ({ site: edition.site, pages: numberPages(edition) }))
}
