import type { FastifyReply, FastifyRequest } from 'fastify'
import { containFailure } from '../../foundation/observability/contain.ts'
import type { ServiceError } from '../../foundation/errors/service-error.ts'
import type { RenderError } from '../../wire/interface.ts'
import type { RootLogger } from '../../foundation/observability/logger.ts'
import { identifyRequest } from '../../foundation/observability/identify-request.ts'
import { respondWithError } from './respond.ts'

export type Fail = (error: ServiceError, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** How failures are written: in the shape of an interface, or in the kernel's own where an address belongs to none. */
export interface FailureWords {
  readonly contract?: { readonly id: string }
  readonly renderError: RenderError
}

/**
 * Writes a failure in the interface's own shape, and logs what the caller does not see. It never throws: a failure that cannot
 * be written ends its own connection.
 */
export function createFailure({ contract, renderError }: FailureWords, { log }: { readonly log: RootLogger }): Fail {
  const logFailure = createFailureLog(log, contract?.id)
  return (error, request, reply) => {
    try {
      logFailure(error, request)
      // What has begun cannot become another answer.
      if (reply.sent) return reply.raw.writableEnded ? reply : cutOff(reply)
      const rendered = renderError(error, request)
      return respondWithError(reply, { ...rendered, headers: { ...error.headers, ...rendered.headers } })
    } catch (thrown) {
      const details = { ...identifyRequest(request), interface: contract?.id }
      containFailure(thrown, { log, doing: 'telling a caller of a failure', details, end: () => void cutOff(reply) })
      return reply
    }
  }
}

function cutOff(reply: FastifyReply): FastifyReply {
  reply.code(500).hijack().raw.destroy()
  return reply
}

/**
 * Logs what is our fault. That there is too much to do, or that somebody left, is not: at thousands a second it would fill the disk.
 */
export function createFailureLog(
  log: RootLogger,
  interfaceId?: string,
): (error: ServiceError, request: FastifyRequest) => void {
  return (error, request) => {
    const isExpected = error.code === 'busy' || error.code === 'cancelled'
    if ((error.status < 500 && !isExpected) || isSaidAlready(error)) return
    const described = { ...identifyRequest(request), interface: interfaceId, code: error.code }
    log[isExpected ? 'debug' : 'error']({ err: error.cause ?? error, ...described }, error.message)
  }
}

/** A storage that is away says so once in the log, and then refuses each caller without a cause. */
function isSaidAlready({ code, cause }: ServiceError): boolean {
  return code === 'storage_unavailable' && cause === undefined
}
