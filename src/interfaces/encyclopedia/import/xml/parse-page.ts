import { findRedirect } from '../../../../dialects/mediawiki/find-redirect.ts'
import { normalizeTitle } from '../../../../dialects/mediawiki/normalize-title.ts'
import type { Site } from '../../../../dialects/mediawiki/site.ts'
import type { NewPage } from '../../storage/page-rows.ts'
import { decodeBytes } from './decode-bytes.ts'
import { findElement, readAttribute, readNumber, readText } from './read-element.ts'

export interface ParsedPage {
  readonly page: NewPage
  /** Its text. */
  readonly utf8: Buffer
}

const revisionStart = Buffer.from('<revision')
const revisionEnd = Buffer.from('</revision>')
const textStart = Buffer.from('<text')
const textEnd = Buffer.from('</text')
/** Bytes in which a redirect stands. */
const maxOpeningLength = 4_000
const tagEnd = 0x3e
const slash = 0x2f

/**
 * Reads `<page>…</page>`, and decodes it in place; of several revisions the latest counts. Undefined for what has no title,
 * id or revision.
 */
export function parsePage(xml: Buffer, site: Site): ParsedPage | undefined {
  const headEnd = xml.indexOf(revisionStart)
  const revision = findLatestRevision(xml, headEnd)
  if (!revision) return undefined
  const head = xml.toString('utf8', 0, headEnd)
  const title = readText(head, 'title')?.trim()
  const id = readNumber(head, 'id')
  if (!title || id === undefined) return undefined
  const { meta, utf8 } = splitRevision(revision)
  const redirect = findElement(head, 'redirect')
  return {
    page: {
      id,
      namespace: readNumber(head, 'ns') ?? normalizeTitle(title, site)?.namespace ?? 0,
      title,
      redirectTo:
        findRedirect(utf8.toString('utf8', 0, maxOpeningLength), site) ??
        (redirect && readAttribute(redirect.attributes, 'title')),
      revision: readRevision(meta),
    },
    utf8,
  }
}

/** Dumps of whole histories are in order, but nothing promises it. */
function findLatestRevision(xml: Buffer, from: number): Buffer | undefined {
  let latest: Buffer | undefined
  let latestId = -1
  for (let start = from; start >= 0; start = xml.indexOf(revisionStart, start)) {
    const end = xml.indexOf(revisionEnd, start)
    if (end < 0) return latest
    const revision = xml.subarray(start, end)
    // Its own id comes before everything long.
    const id = readNumber(revision.toString('latin1', 0, 400), 'id') ?? 0
    if (id >= latestId) [latest, latestId] = [revision, id]
    start = end
  }
  return latest
}

/** What surrounds the text, and the text. */
function splitRevision(xml: Buffer): { meta: string; utf8: Buffer } {
  const start = xml.indexOf(textStart)
  const contentStart = xml.indexOf(tagEnd, start) + 1
  const isEmpty = xml[contentStart - 2] === slash
  const end = start < 0 || isEmpty ? -1 : xml.indexOf(textEnd, contentStart)
  if (end < 0) return { meta: xml.toString('utf8'), utf8: Buffer.alloc(0) }
  const meta = xml.toString('utf8', 0, start) + xml.toString('utf8', end)
  return { meta, utf8: decodeBytes(xml.subarray(contentStart, end)) }
}

function readRevision(meta: string): NewPage['revision'] {
  const contributor = findElement(meta, 'contributor')?.content ?? ''
  const address = readText(contributor, 'ip')
  return {
    id: readNumber(meta, 'id') ?? 0,
    parentId: readNumber(meta, 'parentid'),
    timestamp: toMilliseconds(readText(meta, 'timestamp')),
    user: address ?? readText(contributor, 'username'),
    userId: address === undefined ? readNumber(contributor, 'id') : 0,
    comment: readText(meta, 'comment') ?? '',
    model: readText(meta, 'model') ?? 'wikitext',
    format: readText(meta, 'format') ?? 'text/x-wiki',
  }
}

function toMilliseconds(timestamp: string | undefined): number {
  const time = Date.parse(timestamp ?? '')
  return Number.isNaN(time) ? 0 : time
}
