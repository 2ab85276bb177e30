import { findPageProperties } from '../../../../dialects/mediawiki/find-page-properties.ts'
import { normalizeTitle } from '../../../../dialects/mediawiki/normalize-title.ts'
import type { Site } from '../../../../dialects/mediawiki/site.ts'

/** The title that a text gives its page: it counts where it is the same but for case and spaces. */
export function readDisplayTitle(text: string, title: string, site: Site): string | undefined {
  const { displaytitle } = findPageProperties(text)
  return displaytitle !== undefined && normalizeTitle(displaytitle, site)?.title === title ? displaytitle : undefined
}
