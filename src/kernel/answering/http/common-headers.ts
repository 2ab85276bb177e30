import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { kernelError, type ServiceError } from '../../foundation/errors/service-error.ts'
import { createHostCheck } from './allowed-hosts.ts'
import { type Asker, createAskerJudge } from './cross-origin.ts'
import type { Fail } from './failure.ts'
import type { MountedInterface } from '../mounted-interface.ts'
import type { CorsOrigins } from './cors-origins.ts'

export interface DoorOptions {
  readonly interfaces: readonly MountedInterface[]
  /** Names that the server answers to, besides addresses and `localhost`. */
  readonly hosts: readonly string[]
  readonly corsOrigins: CorsOrigins
}

/** What proxies and orchestrators ask by names of their own, such as that of a container; it says nothing of what is here. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/**
 * What every request meets first: the answer gets the request's id, a wrong Host is turned away, and so are pages that may not call
 * (Fetch standard, CORS protocol). @fastify/cors, measured, costs a tenth of all requests a second.
 */
export function addCommonHeaders(app: FastifyInstance, options: DoorOptions, refuse: Fail): void {
  const answersTo = createHostCheck(options.hosts)
  const judge = createAskerJudge(options.interfaces, options.corsOrigins)
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, method } = request
    reply.header('x-request-id', request.id)
    if (!answersTo(headers.host) && !probes.has(request.url))
      return void refuse(wrongHost(headers.host), request, reply)
    const isByProgram = headers.origin === undefined && headers['sec-fetch-site'] === undefined
    if (isByProgram && method !== 'OPTIONS') return void done()
    const asker = judge(request)
    if (asker === 'foreign') return void refuse(foreignOrigin(headers.origin), request, reply)
    giveLeave(reply, asker, headers.origin)
    if (method === 'OPTIONS') return void answerPreflight(request, reply)
    done()
  })
}

/** On wires open to pages of any origin, to every answer: caches keep one for all who ask. */
export function letAnyPageRead(scope: FastifyInstance): void {
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('access-control-allow-origin', '*')
    done()
  })
}

/** On wires that pages may call with credentials, to every answer: what a browser may read depends on who asks. */
export function letAnyPageAsItself(scope: FastifyInstance): void {
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ 'access-control-allow-credentials': 'true', vary: 'Origin' })
    done()
  })
}

function giveLeave(reply: FastifyReply, asker: Asker, origin: string | undefined): void {
  if (asker === 'any') reply.header('access-control-allow-origin', '*')
  if (asker === 'any-with-credentials') return giveLeaveWithCredentials(reply, origin)
  if (asker === 'listed' && origin !== undefined) reply.header('access-control-allow-origin', origin)
  if (asker !== 'own') reply.header('access-control-expose-headers', '*')
  reply.header('vary', 'Origin')
}

/** Where credentials are sent `*` is no wildcard (Fetch standard, CORS protocol), so each origin is named. */
function giveLeaveWithCredentials(reply: FastifyReply, origin: string | undefined): void {
  if (origin !== undefined) reply.header('access-control-allow-origin', origin)
  reply.headers({ 'access-control-allow-credentials': 'true', vary: 'Origin' })
}

function answerPreflight({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .header('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
    .header('access-control-allow-headers', headers['access-control-request-headers'] ?? '*')
    .header('access-control-max-age', '86400')
    .send()
}

function wrongHost(host = ''): ServiceError {
  return kernelError(
    'wrong_host',
    `This server does not go by the name "${host}"; add it to MAINSTAY_ALLOWED_HOSTS if it should.`,
  )
}

function foreignOrigin(origin = 'other sites'): ServiceError {
  return kernelError(
    'foreign_origin',
    `Pages of ${origin} may not call this; add their origin to MAINSTAY_CORS_ORIGINS if they should.`,
  )
}
