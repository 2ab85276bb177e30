import type { FastifyReply, FastifyRequest } from 'fastify'
import { anonymous, type Caller } from '../../wire/interface/caller.ts'
import type { Logger } from '../../foundation/observability/logger.ts'

/** A call that gets a line once its answer is sent, or its caller has left. */
export interface FollowedCall {
  /** Whose it is, as soon as that is known. */
  caller: Caller
}

export interface AccessLogOptions {
  readonly log: Logger
  /** Of calls, from 0 to 1, those that get a line. */
  readonly share: number
  /** Milliseconds from which on a call gets a line whatever the share says. */
  readonly slowMs: number
}

/** Undefined for a call that gets none. */
export type FollowCall = (
  request: FastifyRequest,
  reply: FastifyReply,
  operation: { readonly interface: string; readonly operation: string },
) => FollowedCall | undefined

/** By each of these. */
export function followByAll(all: readonly FollowCall[]): FollowCall {
  const [only] = all
  if (only && all.length === 1) return only
  return (request, reply, operation) => {
    const followed = all.flatMap((follow) => follow(request, reply, operation) ?? [])
    return {
      get caller() {
        return followed[0]?.caller ?? anonymous
      },
      set caller(caller) {
        for (const each of followed) each.caller = caller
      },
    }
  }
}

/** One line a call, or a slow one: who called what, what came of it, how long it took and what was sent. Addresses and texts are in none. */
export function createAccessLog({ log, share, slowMs }: AccessLogOptions): FollowCall {
  if (share === 0 && slowMs === Infinity) return () => undefined
  return (request, { raw }, operation) => {
    const isDrawn = Math.random() < share
    if (!isDrawn && slowMs === Infinity) return undefined
    const followed = { caller: anonymous }
    const begin = performance.now()
    // One connection carries many answers.
    const sentBefore = raw.socket?.bytesWritten ?? 0
    const { socket } = raw
    raw.once('close', () => {
      const ms = performance.now() - begin
      if (!isDrawn && ms < slowMs) return
      const call = {
        requestId: request.id,
        caller: followed.caller.id,
        ...operation,
        status: raw.statusCode,
        ms: Math.round(ms * 10) / 10,
        bytes: (socket?.bytesWritten ?? 0) - sentBefore,
        ...(!raw.writableFinished && { left: true }),
      }
      log.info(call, ms < slowMs ? 'call' : 'slow call')
    })
    return followed
  }
}
