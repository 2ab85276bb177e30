import type { Expansion, ExpandOptions } from '../../../dialects/mediawiki/templates/template.ts'
import type { Site } from '../../../dialects/mediawiki/site.ts'
import type { Page } from './stored-page.ts'

/** A text, and the page that it is of. */
export interface TextToExpand extends Pick<ExpandOptions, 'purpose' | 'keepsComments'> {
  readonly text: string
  readonly page: Pick<Page, 'namespace' | 'title'>
}

export type ExpandText = (site: Site, subject: TextToExpand) => Promise<Expansion>
