import type { FastifyInstance } from 'fastify'
import { kernelError } from '../../../foundation/errors/service-error.ts'
import type { RunningJobs } from '../../jobs/start-jobs.ts'
import { type AdmitOwner, notCached } from '../admit-owner.ts'
import { readParameter } from '../read-parameters.ts'

export interface JobRoutesOptions {
  /** Undefined until they are started. */
  readonly jobs: () => RunningJobs | undefined
}

/** `GET /jobs.json`, `POST /jobs/NAME/run` and `/cancel`. */
export function addJobRoutes(app: FastifyInstance, { jobs }: JobRoutesOptions, admit: AdmitOwner): void {
  const list = async () => ({ jobs: (await jobs()?.list()) ?? [] })
  app.get('/jobs.json', async (request, reply) => {
    await admit(request)
    return reply.headers(notCached).send(await list())
  })
  app.post('/jobs/:name/run', async (request) => {
    const note = await admit(request)
    const name = readParameter(request, 'name')
    if (!(await jobs()?.runNow(name))) throw kernelError('unknown_path', `There is no job "${name}".`)
    await note('job.run', name)
    return list()
  })
  app.post('/jobs/:name/cancel', async (request) => {
    const note = await admit(request)
    const name = readParameter(request, 'name')
    if (!jobs()?.cancel(name)) throw kernelError('unknown_path', `No run of "${name}" goes on in this process.`)
    await note('job.cancel', name)
    return list()
  })
}
