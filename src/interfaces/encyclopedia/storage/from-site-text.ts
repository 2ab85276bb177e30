import type { Site } from '../../../dialects/mediawiki/site.ts'

/** As `writeSite` stores it. */
export function fromSiteText(text: string): Site {
  return JSON.parse(text)
}
