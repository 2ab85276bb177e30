import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { kernelError } from '../../../foundation/errors/service-error.ts'
import { maxMinutes } from '../../../answering/faults/fault-plan.ts'
import { createJsonReader } from '../../../../libraries/json/create-json-reader.ts'
import type { CallLog } from '../../../foundation/observability/call-log.ts'
import { readKeyBody } from '../read-key-body.ts'
import type { BodyBounds } from '../../../answering/http/receive-body.ts'
import { type AdmitOwner, notCached } from '../admit-owner.ts'
import { assertInterface, readQuery } from '../read-parameters.ts'

export interface CallRoutesOptions {
  readonly bodies: BodyBounds
  /** Of interfaces. */
  readonly ids: readonly string[]
  readonly calls: CallLog
}

/** What `PUT /calls/bodies` takes. */
const bodiesBody = Type.Object({
  interface: Type.String(),
  minutes: Type.Number({ minimum: 0, maximum: maxMinutes, description: '0 forgets what was kept' }),
})
const readBodies = createJsonReader(bodiesBody)

/** `GET /calls.json`, the last calls of this process, and `PUT /calls/bodies`, which has bodies kept for a while. */
export function addCallRoutes(
  app: FastifyInstance,
  { calls, bodies, ids }: CallRoutesOptions,
  admit: AdmitOwner,
): void {
  const described = () => ({ bodies: calls.wishes() })
  app.get('/calls.json', async (request, reply) => {
    await admit(request)
    const query = readQuery(request)
    const count = Number(query.get('count') ?? 100)
    if (!Number.isInteger(count) || count < 1 || count > 1000)
      throw kernelError('invalid_request', '"count" is a whole number from 1 to 1000.')
    const wanted = {
      count,
      interface: query.get('interface') ?? undefined,
      caller: query.get('key') ?? undefined,
      failed: query.get('failed') === 'true',
    }
    return reply.headers(notCached).send({ calls: calls.list(wanted), ...described() })
  })
  app.put('/calls/bodies', async (request) => {
    const note = await admit(request)
    const { interface: id, minutes } = await readKeyBody(request, bodies, readBodies)
    assertInterface(id, ids)
    calls.keepBodies(id, minutes)
    await note('calls.bodies', `${id} ${minutes} min`)
    return described()
  })
}
