import type { TestProject } from 'vitest/node'
import { startPrivatePostgres } from '../src/kernel/foundation/storage/testing/private-postgres.ts'
import { chooseScratchFolder } from './choose-scratch-folder.ts'
import { openScratchFolder } from './open-scratch-folder.ts'

/** The folder of what is gone with the tests, and one private PostgreSQL for the whole run; each test has databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const scratch = chooseScratchFolder()
  const removeScratch = scratch === undefined ? undefined : await openScratchFolder(scratch)
  const postgres = await startPrivatePostgres(scratch)
  project.provide('postgres', 'missing' in postgres ? { missing: postgres.missing } : { url: postgres.url })
  return async () => {
    if (!('missing' in postgres)) await postgres.stop()
    await removeScratch?.()
  }
}
