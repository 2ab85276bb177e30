import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceError } from '../errors.ts'
import type { AnyInterface } from '../interface.ts'
import type { RootLogger } from '../observability/logger.ts'
import { respondWithError } from './respond.ts'

export type Fail = (error: ServiceError, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/**
 * Writes a failure in the interface's own words, and to the log what the caller is not told. That there is too much to do, or that
 * somebody left, is no fault of ours: at thousands a second it would fill the disk.
 */
export function createFailure({ contract, renderError }: AnyInterface, { log }: { readonly log: RootLogger }): Fail {
  return (error, request, reply) => {
    const isExpected = error.code === 'busy' || error.code === 'cancelled'
    if ((error.status >= 500 || isExpected) && !isSaidAlready(error)) {
      const details = { err: error.cause ?? error, requestId: request.id, interface: contract.id, code: error.code }
      log[isExpected ? 'debug' : 'error'](details, error.message)
    }
    const rendered = renderError(error)
    return respondWithError(reply, { ...rendered, headers: { ...error.headers, ...rendered.headers } })
  }
}

/** A storage that is away says so once in the log, and then refuses each caller without a cause. */
function isSaidAlready({ code, cause }: ServiceError): boolean {
  return code === 'storage_unavailable' && cause === undefined
}
