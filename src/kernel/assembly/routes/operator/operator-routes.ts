/** What operators watch and steer while the server runs: calls, failures made on purpose, imports, jobs. */
import type { FastifyInstance } from 'fastify'
import type { Access } from '../../../answering/access/access.ts'
import type { AuditLog } from '../../../answering/access/audit-log.ts'
import type { KeyRule } from '../../../wire/contract.ts'
import { addCallRoutes, type CallRoutesOptions } from './call-routes.ts'
import { addFaultRoutes, type FaultRoutesOptions } from './fault-routes.ts'
import { addImportRoutes, type ImportRoutesOptions } from './import-routes.ts'
import { addJobRoutes, type JobRoutesOptions } from './job-routes.ts'
import { addOperatorEvents, type OperatorEventsOptions } from './operator-events.ts'
import type { AdmitOwner } from './admit-owner.ts'

export interface OperatorRoutesOptions
  extends CallRoutesOptions, FaultRoutesOptions, ImportRoutesOptions, JobRoutesOptions, OperatorEventsOptions {
  readonly access: Access
  readonly audit: AuditLog
}

const ownersKey: KeyRule = { in: 'bearer', need: 'required', scope: '*' }

export function addOperatorRoutes(app: FastifyInstance, options: OperatorRoutesOptions): void {
  const { access, audit } = options
  const admit: AdmitOwner = async ({ headers, ip: address }) => {
    const owner = await access.admit(ownersKey, 'operator', { headers, query: {}, address })
    return (action, subject) => audit.note({ actor: owner.id, action, subject })
  }
  addCallRoutes(app, options, admit)
  addFaultRoutes(app, options, admit)
  addImportRoutes(app, options, admit)
  addJobRoutes(app, options, admit)
  addOperatorEvents(app, options, admit)
}
