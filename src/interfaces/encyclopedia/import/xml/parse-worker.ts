import { isDeepStrictEqual } from 'node:util'
import type { Site } from '../../../../dialects/mediawiki/site.ts'
import { type HandedOver, handOver } from '../../../../kernel/foundation/workers/hand-over.ts'
import { type PackedRows, packRows } from './pack-rows.ts'
import { PageParser } from './page-parser.ts'

export interface ParseTask {
  readonly xml: Uint8Array
  readonly site: Site
}

/** Of this thread: what it knows of a site is of use for the next task. */
let parser: PageParser | undefined

/** Runs in a thread: reading pages and finding links is most of an import. */
export default function parse({ xml, site }: ParseTask): HandedOver<PackedRows> {
  if (!parser || !isDeepStrictEqual(parser.site, site)) parser = new PageParser(site)
  const packed = packRows(parser.parse(Buffer.from(xml.buffer, xml.byteOffset, xml.length)), xml)
  return handOver(packed, [packed.bodies.buffer])
}
