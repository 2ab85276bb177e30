import { readLiveSources } from '../import/live/live-sources.ts'
import { readLiveStates, removeOtherLiveSources } from '../storage/live-sources.ts'
import type { Tables } from '../storage/tables.ts'
import { type LiveContext, refreshLiveSource } from './refresh-live-source.ts'

/** Half of the time between two looks: a source that is nearly due is read, not left for one more round. */
const toleranceMs = 2_500

/** Reads the sources that are due, all at once: there are few, and one that is slow holds no other up. */
export async function refreshLiveSources(context: LiveContext): Promise<void> {
  const { storage, settings, now } = context
  const sources = readLiveSources(settings)
  const ids = sources.map(({ id }) => id)
  const database = storage.tables<Tables>()
  await removeOtherLiveSources(database, ids)
  const states = await readLiveStates(database, ids)
  const due = sources.filter(({ id }) => (states.get(id)?.next_fetch_at ?? 0) <= now() + toleranceMs)
  const read = await Promise.allSettled(due.map((source) => refreshLiveSource(source, states.get(source.id), context)))
  // All are waited for, so that nothing goes on after the run has ended with a failure.
  const failed = read.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
