import type { FastifyReply, FastifyRequest } from 'fastify'
import { asJsonObject } from '../../../libraries/json/json-object.ts'
import type { Caller, Callers } from '../../wire/interface/caller.ts'
import type { UsageUnit } from '../../wire/interface/key-limits.ts'
import type { Quotas } from '../../wire/interface/quotas.ts'
import { kernelError } from '../../foundation/errors/service-error.ts'
import type { ReadySkill } from '../../wire/interface/skill.ts'
import type { AnyInput, OperationContext } from '../../wire/interface.ts'
import type { RootLogger } from '../../foundation/observability/logger.ts'
import type { YieldToEventLoop } from '../../foundation/workers/yield-to-event-loop.ts'
import type { Fields } from './read-fields.ts'

/** A request as its handler reads it; the address is put together only when it is asked for. */
export class RequestInput implements AnyInput {
  readonly params: object
  readonly query: Fields
  readonly body: unknown
  readonly headers: FastifyRequest['headers']
  readonly #request: FastifyRequest

  constructor(request: FastifyRequest, query: Fields, body: unknown) {
    this.#request = request
    this.params = asJsonObject(request.params) ?? {}
    this.query = query
    this.body = body
    this.headers = request.headers
  }

  get remoteAddress(): string {
    return this.#request.ip
  }

  get url(): URL {
    const { protocol, host, originalUrl } = this.#request
    // HTTP/1.0 need not name a host.
    const url = URL.parse(originalUrl, `${protocol}://${host || 'localhost'}`)
    if (!url) throw kernelError('invalid_request', `The Host header "${host}" names no host.`)
    return url
  }
}

/** Counts what a caller used of the operation's interface. */
export type CountUsed = (caller: Caller, unit: UsageUnit, amount: number) => void

/** What all requests of one operation share. */
export interface ContextTools {
  readonly callers: Callers
  readonly quotas: Quotas
  readonly skillsOf: (caller: Caller) => readonly ReadySkill[]
  readonly now: () => number
  readonly yieldToEventLoop: YieldToEventLoop
  readonly log: RootLogger
  readonly settings: object
  readonly countUsed: CountUsed
}

/** What a handler works with; the signal and the log line's request id cost nothing unless they are used. */
export class RequestContext implements OperationContext<object> {
  readonly engine: object
  readonly caller: Caller
  readonly #tools: ContextTools
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  #abort: AbortController | undefined

  constructor(
    { caller }: { readonly caller: Caller },
    engine: object,
    tools: ContextTools,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    this.engine = engine
    this.caller = caller
    this.#tools = tools
    this.#request = request
    this.#reply = reply
  }

  get callers(): Callers {
    return this.#tools.callers
  }

  get quotas(): Quotas {
    return this.#tools.quotas
  }

  get settings(): object {
    return this.#tools.settings
  }

  get now(): () => number {
    return this.#tools.now
  }

  get signal(): AbortSignal {
    this.#abort ??= abortWhenCallerLeaves(this.#reply)
    return this.#abort.signal
  }

  yieldToEventLoop(): Promise<void> | undefined {
    return this.#tools.yieldToEventLoop(this.signal)
  }

  countUsed(unit: UsageUnit, amount: number): void {
    this.#tools.countUsed(this.caller, unit, amount)
  }

  get base(): string {
    return this.#request.routeOptions.config.base ?? ''
  }

  get skills(): readonly ReadySkill[] {
    return this.#tools.skillsOf(this.caller)
  }

  get log(): RootLogger {
    return this.#tools.log.child({ requestId: this.#request.id })
  }
}

function abortWhenCallerLeaves(reply: FastifyReply): AbortController {
  const controller = new AbortController()
  const left = () => {
    if (!reply.raw.writableFinished) controller.abort()
  }
  if (reply.raw.destroyed) left()
  else reply.raw.once('close', left)
  return controller
}
