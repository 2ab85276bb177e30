/** The models of this server, for its console: what is here and can be had, and pulls with how far they are. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuditedAction } from '../../answering/access/audit-log.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { kernelError } from '../../foundation/errors/service-error.ts'
import { removeModel, useModel } from '../models/change-model.ts'
import { toListJson } from '../models/format-answering.ts'
import { listModels } from '../models/list-models.ts'
import type { ModelsContext } from '../models/models-context.ts'
import type { PullService } from '../models/pull-service.ts'
import { createOwnerAdmission, type OwnerAdmission } from './admit-owner.ts'
import { readParameter, readQuery } from './read-parameters.ts'
import { streamChanges } from './stream-changes.ts'

export interface ModelRoutesOptions extends OwnerAdmission {
  readonly openModels: () => Promise<ModelsContext>
  readonly pulls: PullService
  /** Whether this replica is about to stop: streams end then. */
  readonly isDraining: () => boolean
}

/** Milliseconds between two looks at pulls. */
const everyMs = 300

export function addModelRoutes(app: FastifyInstance, options: ModelRoutesOptions): void {
  const { openModels, pulls } = options
  const admit = createOwnerAdmission(options, 'models')
  app.get('/models.json', async () => {
    const context = await openModels()
    const { purposes, catalogue, dataFolder } = context
    const listed = await listModels(purposes, catalogue, dataFolder)
    return { purposes: listed.map((each) => toListJson(each, context)), pulls: await pulls.list() }
  })
  const changing =
    (action: AuditedAction, work: (name: string, request: FastifyRequest) => Promise<void>) =>
    async (request: FastifyRequest) => {
      const note = await admit(request)
      const name = readParameter(request, 'name')
      await work(name, request).catch(toServiceError)
      await note(action, name)
      return { pulls: await pulls.list() }
    }
  app.post(
    '/models/:name/pull',
    changing('model.pull', (name, request) => pulls.start(name, { pictures: wantsPictures(request) })),
  )
  app.post(
    '/models/:name/stop',
    changing('model.stop', async (name) => pulls.stop(name)),
  )
  app.post(
    '/models/:name/use',
    changing('model.use', async (name) => void (await useModel(name, await openModels()))),
  )
  app.delete(
    '/models/:name',
    changing('model.remove', async (name) => removeModel(name, await openModels())),
  )
  addEvents(app, options)
}

/** `?pictures=true`: a chat model with the part by which another server sees. */
function wantsPictures(request: FastifyRequest): boolean {
  return readQuery(request).get('pictures') === 'true'
}

function toServiceError(thrown: unknown): never {
  if (thrown instanceof OperatorError) throw kernelError('invalid_request', thrown.message, { cause: thrown })
  throw thrown
}

/** `GET /models/events`: all pulls, whenever one of them is further. */
function addEvents(app: FastifyInstance, { pulls, isDraining }: ModelRoutesOptions): void {
  app.get('/models/events', async (_request, reply) => {
    await streamChanges(reply, { look: () => pulls.list(), everyMs, isDraining })
  })
}
