/** How much the log says, changed while the server runs. */
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'
import { type LevelledLogger, logLevels } from '../../foundation/observability/logger.ts'
import { createOwnerAdmission, type OwnerAdmission } from './admit-owner.ts'
import { readKeyBody } from './read-key-body.ts'
import type { BodyBounds } from '../../answering/http/receive-body.ts'

export interface LogRoutesOptions extends OwnerAdmission {
  readonly bodies: BodyBounds
  readonly log: LevelledLogger
}

/** What `PUT /log-level` takes. */
const logLevelBody = Type.Object({ level: Type.Union(logLevels.map((level) => Type.Literal(level))) })
const readLevel = createJsonReader(logLevelBody)

/** `GET /log-level` and `PUT /log-level`, of this process and until it ends. */
export function addLogRoutes(app: FastifyInstance, options: LogRoutesOptions): void {
  const { bodies, log } = options
  const admit = createOwnerAdmission(options, 'log-level')
  app.get('/log-level', async (request) => {
    await admit(request)
    return { level: log.level }
  })
  app.put('/log-level', async (request) => {
    const note = await admit(request)
    const { level } = await readKeyBody(request, bodies, readLevel)
    log.level = level
    await note('log.level', level)
    return { level }
  })
}
