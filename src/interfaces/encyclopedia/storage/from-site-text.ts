import type { Site } from '../../../dialects/mediawiki/site.ts'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'
import { SiteSchema } from './records.ts'

/** As `writeSite` stores it. */
export const fromSiteText: (text: string) => Site = createJsonReader(SiteSchema)
