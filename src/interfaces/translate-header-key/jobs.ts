import { translation } from '../../capabilities/translation/index.ts'
import type { Job } from '../../kernel/wire/interface/job.ts'
import type { Settings } from './settings.ts'

/** Goes on with documents that a process left behind when it ended, and deletes those that nobody fetched in time. */
export const resumeDocuments: Job<Settings> = {
  everyMs: 15_000,
  async run({ capabilities, signal }) {
    await (await capabilities.use(translation)).documents.resume(signal)
  },
}
