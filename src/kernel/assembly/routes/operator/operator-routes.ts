/** What operators watch and steer while the server runs: calls, failures made on purpose, imports, jobs. */
import type { FastifyInstance } from 'fastify'
import { createOwnerAdmission, type OwnerAdmission } from '../admit-owner.ts'
import { addCallRoutes, type CallRoutesOptions } from './call-routes.ts'
import { addFaultRoutes, type FaultRoutesOptions } from './fault-routes.ts'
import { addImportRoutes, type ImportRoutesOptions } from './import-routes.ts'
import { addJobRoutes, type JobRoutesOptions } from './job-routes.ts'
import { addOperatorEvents, type OperatorEventsOptions } from './operator-events.ts'

export interface OperatorRoutesOptions
  extends
    OwnerAdmission,
    CallRoutesOptions,
    FaultRoutesOptions,
    ImportRoutesOptions,
    JobRoutesOptions,
    OperatorEventsOptions {}

export function addOperatorRoutes(app: FastifyInstance, options: OperatorRoutesOptions): void {
  const admit = createOwnerAdmission(options, 'operator')
  addCallRoutes(app, options, admit)
  addFaultRoutes(app, options, admit)
  addImportRoutes(app, options, admit)
  addJobRoutes(app, options, admit)
  addOperatorEvents(app, options, admit)
}
