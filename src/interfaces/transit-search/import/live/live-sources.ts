import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import type { Settings } from '../../settings.ts'

/** Where live data of a feed come from. */
export interface LiveSource {
  /** Names it in the storage, and reveals nothing of its address, which may hold a key. */
  readonly id: string
  readonly feed: string
  /** What is said of it where others read: the host, or that it is a file. */
  readonly place: string
  readonly address: { readonly url: string } | { readonly file: string }
  /** For this host alone. */
  readonly headers: Readonly<Record<string, string>>
}

const maxSources = 100

/** The sources that the settings name. Throws an `OperatorError` where they are written wrong; no address is ever in its words. */
export function readLiveSources(
  settings: Pick<Settings, 'TRANSIT_SEARCH_LIVE' | 'TRANSIT_SEARCH_LIVE_HEADERS'>,
): readonly LiveSource[] {
  const headers = readHeaders(settings.TRANSIT_SEARCH_LIVE_HEADERS ?? '')
  const parts = (settings.TRANSIT_SEARCH_LIVE ?? '').split(/\s+/).filter((part) => part !== '')
  if (parts.length > maxSources) throw new OperatorError(`TRANSIT_SEARCH_LIVE names more than ${maxSources} sources.`)
  const sources = parts.map((part, index) => readSource(part, index, headers))
  const idle = [...headers.keys()].find((feed) => !sources.some((source) => source.feed === feed))
  if (idle === undefined) return sources
  throw new OperatorError(
    `TRANSIT_SEARCH_LIVE_HEADERS is about "${idle}", of which TRANSIT_SEARCH_LIVE names no source.`,
  )
}

type HeadersByFeed = ReadonlyMap<string, Readonly<Record<string, string>>>

function readSource(part: string, index: number, headers: HeadersByFeed): LiveSource {
  const [, name, text] = /^([^=]+)=(.+)$/.exec(part) ?? []
  const address = text === undefined ? undefined : readAddress(text)
  if (name === undefined || text === undefined || !address)
    throw new OperatorError(
      `TRANSIT_SEARCH_LIVE, part ${index + 1}: a source is written FEED=https://… or FEED=/path/of/a/file.`,
    )
  const feed = decodeName(name)
  return {
    id: createHash('sha256').update(`${feed}\n${text}`).digest('hex').slice(0, 32),
    feed,
    place: 'url' in address ? new URL(address.url).host : 'a file',
    address,
    headers: 'url' in address ? (headers.get(feed) ?? {}) : {},
  }
}

function readAddress(text: string): LiveSource['address'] | undefined {
  if (/^https?:\/\//i.test(text)) return URL.canParse(text) ? { url: text } : undefined
  if (/^file:/i.test(text)) return URL.canParse(text) ? { file: fileURLToPath(text) } : undefined
  return /^\.{0,2}\//.test(text) ? { file: text } : undefined
}

/** Names with spaces are written as in addresses: `night%20bus`. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function readHeaders(text: string): HeadersByFeed {
  const headers = new Map<string, Record<string, string>>()
  for (const [index, part] of text.split(';').entries()) {
    if (part.trim() === '') continue
    const [, feed, name, value] = /^\s*([^=]+)=\s*([\w-]+)\s*:\s*([\t\x20-\x7e]+?)\s*$/.exec(part) ?? []
    if (feed === undefined || name === undefined || value === undefined)
      throw new OperatorError(
        `TRANSIT_SEARCH_LIVE_HEADERS, part ${index + 1}: a header is written FEED=name: value, in ASCII.`,
      )
    headers.set(decodeName(feed), { ...headers.get(decodeName(feed)), [name.toLowerCase()]: value })
  }
  return headers
}
