import type { FastifyInstance } from 'fastify'
import { kernelError } from '../../../foundation/errors/service-error.ts'
import { describeFaults } from '../../../answering/faults/describe-faults.ts'
import { type FaultPlan, readFault } from '../../../answering/faults/fault-plan.ts'
import { readKeyBody } from '../read-key-body.ts'
import type { BodyBounds } from '../../../answering/http/receive-body.ts'
import { type AdmitOwner, notCached } from '../admit-owner.ts'
import { assertInterface, readParameter } from '../read-parameters.ts'

export interface FaultRoutesOptions {
  readonly bodies: BodyBounds
  /** Of interfaces. */
  readonly ids: readonly string[]
  readonly faults: FaultPlan
  /** Whether failures may be made on purpose here. */
  readonly allowsFaults: boolean
}

/** `GET /faults.json`, which anyone may read, and for owners `PUT` and `DELETE /faults/INTERFACE`. */
export function addFaultRoutes(app: FastifyInstance, options: FaultRoutesOptions, admit: AdmitOwner): void {
  const { faults, allowsFaults, bodies, ids } = options
  const described = () => ({ allowed: allowsFaults, faults: describeFaults(faults, ids) })
  app.get('/faults.json', async (_request, reply) => reply.headers(notCached).send(described()))
  app.put('/faults/:interface', async (request) => {
    const note = await admit(request)
    const id = readParameter(request, 'interface')
    assertInterface(id, ids)
    if (!allowsFaults)
      throw kernelError(
        'key_out_of_scope',
        'No failures are made here: start Mainstay with MAINSTAY_FAULTS=1 where programs are tested.',
      )
    const wish = await readKeyBody(request, bodies, readFault)
    if (wish.latencyMs === undefined && wish.answer === undefined)
      throw kernelError('invalid_request', 'Give latencyMs, answer, or both.')
    faults.set(id, wish)
    await note('fault.set', `${id} ${JSON.stringify(wish)}`)
    return described()
  })
  app.delete('/faults/:interface', async (request) => {
    const note = await admit(request)
    const id = readParameter(request, 'interface')
    if (faults.end(id)) await note('fault.end', id)
    return described()
  })
  app.delete('/faults', async (request) => {
    const note = await admit(request)
    faults.endAll()
    await note('fault.end', 'all')
    return described()
  })
}
