/** The models of this server, for its console: what is here and can be had, and pulls with how far they are. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access } from '../../answering/access/access.ts'
import type { AuditedAction, AuditLog } from '../../answering/access/audit-log.ts'
import type { KeyRule } from '../../wire/contract.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { kernelError } from '../../foundation/errors/service-error.ts'
import { removeModel, useModel } from '../models/change-model.ts'
import { toListJson } from '../models/format-answering.ts'
import { listModels } from '../models/list-models.ts'
import type { ModelsContext } from '../models/models-context.ts'
import type { PullService } from '../models/pull-service.ts'

export interface ModelRoutesOptions {
  readonly access: Access
  readonly audit: AuditLog
  readonly openModels: () => Promise<ModelsContext>
  readonly pulls: PullService
  /** Whether this replica is about to stop: streams end then. */
  readonly isDraining: () => boolean
}

/** What changes models is the owner's alone. */
const ownersKey: KeyRule = { in: 'bearer', need: 'required', scope: '*' }

/** Milliseconds between two looks at pulls. */
const lookMs = 300
/** After which a comment tells proxies that the stream lives. */
const maxSilentLooks = 50

export function addModelRoutes(app: FastifyInstance, options: ModelRoutesOptions): void {
  const { access, audit, openModels, pulls } = options
  app.get('/models.json', async () => {
    const context = await openModels()
    const { purposes, catalogue, dataFolder } = context
    const listed = await listModels(purposes, catalogue, dataFolder)
    return { purposes: listed.map((each) => toListJson(each, context)), pulls: await pulls.list() }
  })
  const changing =
    (action: AuditedAction, work: (name: string, request: FastifyRequest) => Promise<void>) =>
    async (request: FastifyRequest) => {
      const { headers, ip: address } = request
      const owner = await access.admit(ownersKey, 'models', { headers, query: {}, address })
      const name = nameOf(request)
      await work(name, request).catch(toServiceError)
      await audit.note({ actor: owner.id, action, subject: name })
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

function nameOf({ params }: FastifyRequest): string {
  const name: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'name') : undefined
  return typeof name === 'string' ? name : ''
}

/** `?pictures=true`: a chat model with the part by which another server sees. */
function wantsPictures({ url }: FastifyRequest): boolean {
  return new URLSearchParams(url.split('?')[1]).get('pictures') === 'true'
}

function toServiceError(thrown: unknown): never {
  if (thrown instanceof OperatorError) throw kernelError('invalid_request', thrown.message, { cause: thrown })
  throw thrown
}

/** `GET /models/events`: all pulls, whenever one of them is further. */
function addEvents(app: FastifyInstance, { pulls, isDraining }: ModelRoutesOptions): void {
  app.get('/models/events', async (_request, reply) => {
    const { raw } = reply.hijack()
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const gone = new AbortController()
    raw.on('close', () => gone.abort())
    let last = ''
    for (let silent = 0; !gone.signal.aborted && !isDraining(); silent += 1) {
      const text = JSON.stringify(await pulls.list())
      if (text !== last) {
        raw.write(`data: ${text}\n\n`)
        silent = 0
      } else if (silent % maxSilentLooks === maxSilentLooks - 1) raw.write(': still here\n\n')
      last = text
      await sleep(lookMs, undefined, { signal: gone.signal }).catch(() => {})
    }
    raw.end()
  })
}
