import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The id of the interface whose route this is. */
    readonly interface?: string
    /** Its operation. */
    readonly operation?: string
    /** The base that it lies under. */
    readonly base?: string
  }
}

/** What identifies a request in the log. */
export interface RequestIdentity {
  readonly requestId: string
  readonly interface: string | undefined
  readonly operation: string | undefined
}

export function identifyRequest({ id, routeOptions }: FastifyRequest): RequestIdentity {
  return { requestId: id, interface: routeOptions.config.interface, operation: routeOptions.config.operation }
}
