import type { FastifyInstance } from 'fastify'
import type { ImportService } from '../../content/import-service.ts'
import type { RunningJobs } from '../../jobs/start-jobs.ts'
import type { PullService } from '../../models/pull-service.ts'
import type { AdmitOwner } from '../admit-owner.ts'
import { streamChanges } from '../stream-changes.ts'

export interface OperatorEventsOptions {
  readonly imports: ImportService
  readonly pulls: PullService
  readonly jobs: () => RunningJobs | undefined
  /** Whether this replica is about to stop: streams end then. */
  readonly isDraining: () => boolean
}

/** Milliseconds between two looks at what goes on. */
const everyMs = 500

/** `GET /operator/events`: imports, jobs and pulls, whenever one of them is further. */
export function addOperatorEvents(app: FastifyInstance, options: OperatorEventsOptions, admit: AdmitOwner): void {
  const { imports, jobs, pulls, isDraining } = options
  const look = async () => ({
    imports: await imports.list(),
    jobs: (await jobs()?.list()) ?? [],
    pulls: await pulls.list(),
  })
  app.get('/operator/events', async (request, reply) => {
    await admit(request)
    await streamChanges(reply, { look, everyMs, isDraining })
  })
}
