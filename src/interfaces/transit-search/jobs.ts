import type { Job } from '../../kernel/wire/interface/job.ts'
import { readLiveSources } from './import/live/live-sources.ts'
import type { Settings } from './settings.ts'

/** Looks every five seconds which sources of live data are due: each is read every TRANSIT_SEARCH_LIVE_SECONDS, by one replica for all. */
export const refreshLive: Job<Settings> = {
  everyMs: 5_000,
  isNeeded: (settings) => readLiveSources(settings).length > 0,
  run: async (context) => (await import('./jobs/refresh-live-sources.ts')).refreshLiveSources(context),
}
