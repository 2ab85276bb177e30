import type { Job } from '../../kernel/wire/interface/job.ts'
import type { Settings } from './settings.ts'
import { removeOldReadings } from './storage/readings.ts'

/** Forgets, every hour, what was read longer ago than readings are kept. */
export const forgetReadings: Job<Settings> = {
  everyMs: 60 * 60_000,
  run: ({ storage, now }) => removeOldReadings(storage, now()),
}
