import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { addDocs } from './docs-routes.ts'
import type { MetricsGate } from './metrics-gate.ts'
import { consoleHeaders } from '../../answering/http/page-headers.ts'
import type { Metrics } from '../../foundation/observability/metrics.ts'
import { toOpenApiDocument } from '../../wire/openapi/to-openapi-document.ts'
import { describeStatus, type StatusSources } from '../status/status.ts'
import type { Storage } from '../../foundation/storage/storage.ts'
import { isStorageError } from '../../foundation/storage/to-storage-error.ts'

export interface SystemRoutesOptions extends StatusSources {
  readonly storage: Storage
  readonly metrics: Metrics
  readonly metricsGate: MetricsGate
  /** Whether this replica is about to stop, and callers should go elsewhere. */
  readonly isDraining: () => boolean
}

/** What belongs to the server and to no interface: health, metrics, reference, status and the console. */
export function addSystemRoutes(app: FastifyInstance, options: SystemRoutesOptions): void {
  addHealth(app, options)
  addReference(app, options)
  app.get('/status.json', async () => describeStatus(options))
  addConsole(app, options)
}

function addHealth(app: FastifyInstance, { storage, metrics, metricsGate, isDraining }: SystemRoutesOptions): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const fault = isDraining() ? 'draining' : await findFault(storage)
    return reply.code(fault ? 503 : 200).send({ status: fault ?? 'ready' })
  })
  app.get('/metrics', async (request, reply) => {
    await metricsGate(request)
    const { contentType, text } = await metrics.write()
    return reply.type(contentType).send(text)
  })
}

/** Why no callers should be sent here, as a sentence. */
function findFault(storage: Storage): Promise<string | undefined> {
  return storage.check().then(
    () => undefined,
    (thrown: unknown) => (isStorageError(thrown) ? thrown.message : 'storage does not answer'),
  )
}

function addReference(app: FastifyInstance, { interfaces, version }: SystemRoutesOptions): void {
  const contracts = interfaces.map(({ definition }) => definition.contract)
  app.get('/openapi.json', async () => toOpenApiDocument(contracts, version))
  addDocs(
    app,
    interfaces.map(({ definition }) => definition),
  )
}

const assetHeaders = { 'x-content-type-options': 'nosniff' }

const consoleFolder = fileURLToPath(new URL('../../../../console/dist', import.meta.url))

/** The console's files are built before the first start; without them `/` leads to the reference. */
function addConsole(app: FastifyInstance, { interfaces }: SystemRoutesOptions): void {
  if (!existsSync(consoleFolder)) {
    app.get('/', async (_request, reply) => reply.redirect('/docs'))
    return
  }
  const pictureOrigins = interfaces.flatMap(({ definition, settings }) => definition.pictureOrigins?.(settings) ?? [])
  const pageHeaders = consoleHeaders(pictureOrigins)
  app.register(staticFiles, {
    root: consoleFolder,
    prefix: '/console/',
    cacheControl: true,
    maxAge: '1h',
    setHeaders: (reply, path) => void reply.headers(path.endsWith('.html') ? pageHeaders : assetHeaders),
  })
  app.get('/', async (_request, reply) => reply.sendFile('index.html', { maxAge: 0 }))
}
