import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { JobContext } from '../../../kernel/wire/interface/job.ts'
import { OutgoingError } from '../../../kernel/foundation/outgoing/outgoing-error.ts'
import { LiveDataError } from '../import/live/live-data-error.ts'
import type { LiveSource } from '../import/live/live-sources.ts'
import type { Settings } from '../settings.ts'
import { type LiveSourceState, noteLiveState, readLiveUpdates } from '../storage/live-sources.ts'
import type { Tables } from '../storage/tables.ts'
import { fetchLiveSource } from './fetch-live-source.ts'
import { liveAnswerReaderOf } from './live-answer-reader.ts'

export type LiveContext = Omit<JobContext<Settings>, 'capabilities' | 'report'>

/** Longest wait of a source that keeps failing. */
const maxBackoffMs = 5 * 60_000

/** Reads one source and notes what came of it. A source that fails keeps what it said last, until that is too old. */
export async function refreshLiveSource(
  source: LiveSource,
  state: LiveSourceState | undefined,
  context: LiveContext,
): Promise<void> {
  const { signal, log, settings, now } = context
  const details = { feed: source.feed, place: source.place }
  const everyMs = settings.TRANSIT_SEARCH_LIVE_SECONDS * 1000
  try {
    const answer = await fetchLiveSource(source, context)
    await takeIn(source, state, answer, everyMs, context)
    if (!state?.fetched_at || state.failures > 0) log.info(details, 'live data are read')
  } catch (thrown) {
    signal.throwIfAborted()
    const reason = describe(thrown, details, context)
    const failures = (state?.failures ?? 0) + 1
    // Said once: a source may be away for hours.
    if (failures === 1) log.warn({ ...details, reason }, 'live data cannot be read; they are tried on and on')
    const waitMs = Math.min(everyMs * 2 ** Math.min(failures - 1, 10), Math.max(maxBackoffMs, everyMs))
    const change = { failures, next_fetch_at: now() + waitMs, error: reason, error_at: now() }
    await noteLiveState(context.storage.tables<Tables>(), source.id, source.feed, change)
  }
}

async function takeIn(
  { id, feed }: LiveSource,
  state: LiveSourceState | undefined,
  bytes: Uint8Array,
  everyMs: number,
  { storage, workers, signal, now }: LiveContext,
): Promise<void> {
  const database = storage.tables<Tables>()
  const time = now()
  const success = { failures: 0, next_fetch_at: time + everyMs, fetched_at: time, error: null, error_at: null }
  const answerHash = hash('sha256', bytes)
  if (answerHash === state?.answer_hash) return noteLiveState(database, id, feed, success)
  const kept = state?.version ? await readLiveUpdates(database, id) : undefined
  const before = kept && (await promisify(gunzip)(kept))
  const { publishedAt, updates } = await liveAnswerReaderOf(workers)({ bytes, before }, signal)
  await noteLiveState(database, id, feed, {
    ...success,
    published_at: publishedAt,
    answer_hash: answerHash,
    version: hash('sha256', updates).slice(0, 16),
    updates: await promisify(gzip)(updates),
  })
}

function describe(thrown: unknown, details: object, { log }: LiveContext): string {
  if (thrown instanceof OutgoingError || thrown instanceof LiveDataError) return thrown.message
  log.error({ ...details, err: thrown }, 'reading live data failed on our side')
  return 'Something went wrong here; the log has the details.'
}
