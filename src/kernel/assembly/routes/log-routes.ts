/** How much the log says, changed while the server runs. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Access } from '../../answering/access/access.ts'
import type { AuditLog } from '../../answering/access/audit-log.ts'
import type { KeyRule } from '../../wire/contract.ts'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'
import { type LevelledLogger, logLevels } from '../../foundation/observability/logger.ts'
import { readKeyBody } from './read-key-body.ts'
import type { BodyBounds } from '../../answering/http/receive-body.ts'

export interface LogRoutesOptions {
  readonly access: Access
  readonly audit: AuditLog
  readonly bodies: BodyBounds
  readonly log: LevelledLogger
}

const ownersKey: KeyRule = { in: 'bearer', need: 'required', scope: '*' }

/** What `PUT /log-level` takes. */
export const logLevelBody = Type.Object({ level: Type.Union(logLevels.map((level) => Type.Literal(level))) })
const readLevel = createJsonReader(logLevelBody)

/** `GET /log-level` and `PUT /log-level`, of this process and until it ends. */
export function addLogRoutes(app: FastifyInstance, { access, audit, bodies, log }: LogRoutesOptions): void {
  const admit = ({ headers, ip: address }: FastifyRequest) =>
    access.admit(ownersKey, 'log-level', { headers, query: {}, address })
  app.get('/log-level', async (request) => {
    await admit(request)
    return { level: log.level }
  })
  app.put('/log-level', async (request) => {
    const owner = await admit(request)
    const { level } = await readKeyBody(request, bodies, readLevel)
    log.level = level
    await audit.note({ actor: owner.id, action: 'log.level', subject: level })
    return { level }
  })
}
