import { pipeline } from 'node:stream/promises'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ImportProgress } from '../../../kernel/wire/interface/content.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { download } from '../../../kernel/foundation/outgoing/download/download.ts'
import { TimeLimit } from '../../../kernel/foundation/outgoing/time-limit.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import type { FeedStore, StoredFeed } from '../storage/feed-store.ts'
import type { StagedFeed } from '../storage/staged-feed.ts'
import { type ReportedWork, followProgress } from './follow-progress.ts'

/** A server that keeps longer than this, or gives more, has no timetable. */
const limits = { milliseconds: 30 * 60_000, bytes: 2 ** 30 }

export interface FeedRequest {
  readonly address: URL
  readonly name: string
  /** The feed that came from the address before. */
  readonly stored: StoredFeed | undefined
  /** In place of the one that is found out. */
  readonly encoding?: string | undefined
}

/** Only addresses without a password: it would be kept. */
export function parseAddress(text: string): URL {
  const url = URL.parse(text)
  if (!url) throw new OperatorError(`"${text}" is no address that can be read.`)
  if (url.username === '' && url.password === '') return url
  throw new OperatorError(`The address of ${url.host} holds a name or a password; ask for a feed without one.`)
}

/** Gets the archive at an address, and goes on where an earlier try ended. Undefined where it is the one that is here. */
export async function* fetchFeed(
  request: FeedRequest,
  store: FeedStore,
  { fetch }: Pick<Platform, 'fetch'>,
): AsyncGenerator<ImportProgress, StagedFeed | undefined> {
  const { address, name, stored, encoding = stored?.encoding } = request
  await mkdir(store.downloads, { recursive: true })
  const part = join(store.downloads, `${createHash('sha256').update(address.href).digest('hex').slice(0, 16)}.part`)
  const got = yield* followProgress((work) => downloadWithin(request, part, fetch, work))
  if (got.isUnchanged) return undefined
  await refuseOtherFiles(part, address)
  if (stored && (await hash(stored.path)) === (await hash(part))) {
    await rm(part)
    return undefined
  }
  const { etag, lastModified } = got.version
  const feed = await store.stage(name, { shown: `${address.host}${address.pathname}`, encoding })
  await feed.take(part, { url: address.href, ...(etag && { etag }), ...(lastModified && { lastModified }) })
  return feed
}

async function downloadWithin(
  { address, name, stored }: FeedRequest,
  part: string,
  fetch: Platform['fetch'],
  { report, signal }: ReportedWork,
) {
  using limit = new TimeLimit(limits.milliseconds, signal)
  const known = stored?.source && { etag: stored.source.etag, lastModified: stored.source.lastModified }
  const file = { url: address, name: basename(address.pathname) || name, bytes: undefined, sha256: undefined }
  try {
    return await download(file, {
      part,
      fetch,
      known,
      maxBytes: limits.bytes,
      signal: limit.signal,
      report: (done, total) => report({ done, total, unit: 'bytes', summary: `the download of ${name}` }),
    })
  } catch (thrown) {
    if (!limit.passed) throw thrown
    throw new OperatorError(`${address.host} took over ${limits.milliseconds / 60_000} minutes.`, { cause: thrown })
  }
}

/** Many addresses answer with a page that says why there is no archive. */
async function refuseOtherFiles(part: string, { host, pathname }: URL): Promise<void> {
  const head = await readHead(part)
  if (head.startsWith('PK')) return
  await rm(part)
  const found = /^\s*<(!doctype|html|head|\?xml)/i.test(head) ? 'a web page' : 'something else'
  throw new OperatorError(`${host}${pathname} is no zip archive: it answered with ${found}.`)
}

async function readHead(path: string): Promise<string> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0)
  return buffer.toString('utf8', 0, bytesRead).replace(/^\u{feff}/u, '')
}

async function hash(path: string): Promise<string> {
  const sum = createHash('sha256')
  await pipeline(createReadStream(path), sum)
  return sum.digest('hex')
}
