import { hash } from 'node:crypto'
import type { JobContext } from '../../../kernel/wire/interface/job.ts'
import { OutgoingError } from '../../../kernel/foundation/outgoing/outgoing-error.ts'
import type { GuardedResponse } from '../../../kernel/foundation/outgoing/guarded-fetch.ts'
import type { IncomingFeed } from '../domain/incoming-feed.ts'
import { FeedError } from '../domain/reading/feed-error.ts'
import type { Settings } from '../settings.ts'
import { type MergeCounts, mergeFeed } from '../storage/merge-feed.ts'
import { moveSource, type SourceState, updateSource } from '../storage/sources.ts'
import type { SourceRow, Tables } from '../storage/tables.ts'
import { planAfterFailure } from './plan-next-fetch.ts'
import { documentReaderOf } from './read-document.ts'

export type RefreshContext = Omit<JobContext<Settings>, 'capabilities' | 'report'>

export type RefreshResult =
  | ({ readonly outcome: 'read' } & MergeCounts)
  | { readonly outcome: 'unchanged' | 'gone' }
  | { readonly outcome: 'failed'; readonly reason: string }

const accept =
  'application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5'

/** Reads one feed and notes what came of it: entries, validators, when it is next due, or why it failed. */
export async function refreshSource(source: SourceRow, context: RefreshContext): Promise<RefreshResult> {
  const { signal } = context
  let response: GuardedResponse | undefined
  try {
    response = await fetchSource(source, context)
    return await takeIn(source, response, context)
  } catch (thrown) {
    signal.throwIfAborted()
    return noteFailure(source, describe(thrown, source, context), response?.headers['retry-after'], context)
  }
}

function fetchSource(source: SourceRow, { guardedFetch, settings, signal }: RefreshContext): Promise<GuardedResponse> {
  const { etag, last_modified: lastModified } = source
  return guardedFetch(source.url, {
    headers: {
      accept,
      ...(etag === null ? {} : { 'if-none-match': etag }),
      ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
    },
    maxBytes: settings.NEWS_FEEDS_MAX_BYTES,
    timeoutMs: settings.NEWS_FEEDS_TIMEOUT_MS,
    signal,
  })
}

async function takeIn(source: SourceRow, response: GuardedResponse, context: RefreshContext): Promise<RefreshResult> {
  const { status, bytes, permanentUrl } = response
  if (status === 410) return noteGone(source, context)
  if (status === 304) return noteUnchanged(source, permanentUrl, context)
  if (status < 200 || status > 299) throw new ReadingError(`The server answered ${status}.`)
  const bodyHash = hash('sha256', bytes)
  const validators = readValidators(response)
  if (bodyHash === source.body_hash) return noteUnchanged(source, permanentUrl, context, validators)
  const now = context.now()
  const feed = await readDocument(response, now, context)
  if (feed.entries.length === 0) return noteNothingUnderstood(source, feed, context)
  const counts = await mergeFeed(context.storage.tables<Tables>(), {
    source,
    feed,
    now,
    maxEntries: context.settings.NEWS_FEEDS_MAX_ENTRIES,
    state: { ...validators, body_hash: bodyHash, ...successState(context) },
    movedTo: permanentUrl,
  })
  return { outcome: 'read', ...counts }
}

function describe(thrown: unknown, { id }: SourceRow, { log }: RefreshContext): string {
  if (thrown instanceof OutgoingError || thrown instanceof ReadingError) return thrown.message
  log.error({ source: id, err: thrown }, 'reading a feed failed on our side')
  return 'Something went wrong here; the log has the details.'
}

/** The document could be fetched but is of no use; the message is a sentence for the operator. */
class ReadingError extends Error {
  override readonly name = 'ReadingError'
}

async function readDocument(
  { bytes, headers, url }: GuardedResponse,
  now: number,
  { workers, settings, signal }: RefreshContext,
) {
  const read = documentReaderOf(workers)
  const maxEntries = settings.NEWS_FEEDS_MAX_ENTRIES
  try {
    return await read({ bytes, contentType: headers['content-type'], url, now, maxEntries }, signal)
  } catch (cause) {
    throw new ReadingError(
      cause instanceof FeedError ? cause.message : `The document could not be read (${String(cause)}).`,
      { cause },
    )
  }
}

function readValidators({ headers }: GuardedResponse): SourceState {
  return { etag: headers['etag'] ?? null, last_modified: headers['last-modified'] ?? null }
}

function successState({ now, settings }: RefreshContext): SourceState {
  const time = now()
  return {
    failures: 0,
    last_success_at: time,
    last_error: null,
    last_error_at: null,
    next_fetch_at: time + settings.NEWS_FEEDS_REFRESH_MINUTES * 60_000,
  }
}

async function noteUnchanged(
  source: SourceRow,
  movedTo: string | undefined,
  context: RefreshContext,
  validators: SourceState = {},
): Promise<RefreshResult> {
  const database = context.storage.tables<Tables>()
  if (movedTo) await moveSource(database, source, movedTo)
  await updateSource(database, source.id, { ...validators, ...successState(context) })
  return { outcome: 'unchanged' }
}

/**
 * A feed without entries is one that has none yet, or one that is read wrongly here: never a success, nor a failure of the
 * server's. It is asked as often as before, and read whole each time.
 */
async function noteNothingUnderstood(
  source: SourceRow,
  { title, siteUrl }: IncomingFeed,
  { storage, now, settings }: RefreshContext,
): Promise<RefreshResult> {
  const reason = 'No entries understood: the feed has none, or has them in a form that is not known here.'
  const time = now()
  await updateSource(storage.tables<Tables>(), source.id, {
    title,
    site_url: siteUrl,
    failures: 0,
    etag: null,
    last_modified: null,
    body_hash: null,
    last_error: reason,
    last_error_at: time,
    next_fetch_at: time + settings.NEWS_FEEDS_REFRESH_MINUTES * 60_000,
  })
  return { outcome: 'failed', reason }
}

/** 410 Gone: the publisher asks not to be asked again (RFC 9110, section 15.5.11). Its entries stay. */
async function noteGone(source: SourceRow, { storage, now }: RefreshContext): Promise<RefreshResult> {
  const last_error = 'The server says that the feed is gone for good (410); it is asked no more.'
  await updateSource(storage.tables<Tables>(), source.id, {
    failures: source.failures + 1,
    last_error,
    last_error_at: now(),
    next_fetch_at: null,
  })
  return { outcome: 'gone' }
}

async function noteFailure(
  source: SourceRow,
  reason: string,
  retryAfter: string | undefined,
  { storage, now, settings, log }: RefreshContext,
): Promise<RefreshResult> {
  const time = now()
  const failures = source.failures + 1
  const everyMs = settings.NEWS_FEEDS_REFRESH_MINUTES * 60_000
  await updateSource(storage.tables<Tables>(), source.id, {
    failures,
    last_error: reason,
    last_error_at: time,
    next_fetch_at: planAfterFailure({ now: time, everyMs, failures, retryAfter }),
  })
  log.debug({ source: source.id, failures, reason }, 'a feed could not be read')
  return { outcome: 'failed', reason }
}
