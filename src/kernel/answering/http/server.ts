import type { Socket } from 'node:net'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { lookUp } from '../../../libraries/json/look-up.ts'
import { kernelError, type ServiceError } from '../../foundation/errors/service-error.ts'
import type { RenderedError } from '../../wire/interface.ts'
import { basesOf } from './bases-of.ts'
import { addCommonHeaders } from './common-headers.ts'
import { createHttpServerFactory } from './create-http-server.ts'
import { createRequestIds } from './create-request-ids.ts'
import { createHostRewriter } from './host-names.ts'
import { createFailure } from './failure.ts'
import { maxParameterLength } from './limits.ts'
import { type MountParts, mountInterfaces } from './mount.ts'
import { maxWait } from './receive-body.ts'
import { fromThrown } from './thrown.ts'
import type { MountedInterface } from '../mounted-interface.ts'

export interface ServerOptions extends MountParts {
  readonly interfaces: readonly MountedInterface[]
  /** Interfaces answer at the root of hosts below this domain. */
  readonly domain: string
  /** Further names that the server answers to: `example.com`, `.example.com` for all below it, `*` for all. */
  readonly allowedHosts: readonly string[]
  readonly prepare?: PrepareServer | undefined
}

/** Adds to a server that nothing is mounted on yet. */
export type PrepareServer = (server: FastifyInstance) => void

/** Node's own limit to the head of a request. */
const headersTimeoutMs = 60_000

/** The HTTP server with every interface mounted; not listening yet. */
export function createServer(options: ServerOptions): FastifyInstance {
  const rewrite = createHostRewriter(options.domain)
  const refuse = createRefusal(options)
  const app = fastify({
    logger: false,
    genReqId: createRequestIds(),
    serverFactory: createHttpServerFactory({
      log: options.log,
      requestTimeoutMs: headersTimeoutMs + maxWait(options.bodies.timeoutMs, options.maxBodyBytes),
    }),
    return503OnClosing: false,
    exposeHeadRoutes: true,
    rewriteUrl: (request) => rewrite(request.headers.host, request.url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxParameterLength, querystringParser: () => ({}) },
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    frameworkErrors: (thrown, request, reply) => void refuse(fromThrown(thrown), request, reply),
    clientErrorHandler: refuseUnreadable,
  })
  leaveBodiesUnread(app)
  refuseQueries(app)
  options.prepare?.(app)
  const { interfaces, domain, allowedHosts, corsOrigins } = options
  addCommonHeaders(app, { interfaces, corsOrigins, hosts: [domain, `.${domain}`, ...allowedHosts] }, refuse)
  app.setErrorHandler((thrown, request, reply) => refuse(fromThrown(thrown), request, reply))
  app.setNotFoundHandler((request, reply) =>
    refuse(kernelError('unknown_path', 'There is nothing here.'), request, reply),
  )
  mountInterfaces(app, options.interfaces, options)
  return app
}

/** In place of Fastify's compilers of schemas, which are a hundred modules: contracts are held to by the kernel. */
function refuseSchema(): never {
  throw new Error('A route is given no schema: its contract is one.')
}

/** Each operation reads and decodes its own body, once the caller has been let in. */
function leaveBodiesUnread(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
}

/**
 * Has QUERY (RFC 10008) answered like every other method that a path does not have: Fastify asks for its Content-Type first,
 * and that is no fault of the caller's here.
 */
function refuseQueries(app: FastifyInstance): void {
  app.addHttpMethod('QUERY', { hasBody: false, overrideExisting: true })
}

/** Refuses what reached no operation: in the words of the interface that it was for, else of the first whose base the address names. */
function createRefusal(options: ServerOptions) {
  const byBase = options.interfaces.flatMap(({ definition }) =>
    basesOf(definition).map((base) => ({
      id: definition.contract.id,
      root: `/${base.split('/:', 1)[0]}/`,
      fail: createFailure(definition, options),
    })),
  )
  const failPlainly = createFailure({ renderError: renderPlainly }, options)
  return (error: ServiceError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { interface: routed } = request.routeOptions.config
    const owners = byBase.filter(({ root }) => request.url.startsWith(root))
    const owner = owners.find(({ id }) => id === routed) ?? owners[0]
    return (owner?.fail ?? failPlainly)(error, request, reply)
  }
}

function renderPlainly({ status, code, message }: ServiceError): RenderedError {
  return { status, body: { error: { code, message } } }
}

const statusesOfUnreadable: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers bytes that are no HTTP request; there is no request yet, and so no interface, to answer in. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = lookUp(statusesOfUnreadable, error.code ?? '') ?? '400 Bad Request'
  const body = JSON.stringify({ error: { code: 'invalid_request', message: 'This is no readable HTTP request.' } })
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
