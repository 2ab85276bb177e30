import type { TestProject } from 'vitest/node'
import { startPrivatePostgres } from '../src/kernel/storage/testing/private-postgres.ts'

/** One private PostgreSQL for the whole run; each test makes databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPrivatePostgres()
  if ('missing' in postgres) {
    project.provide('postgres', { missing: postgres.missing })
    return async () => {}
  }
  project.provide('postgres', { url: postgres.url })
  return () => postgres.stop()
}
