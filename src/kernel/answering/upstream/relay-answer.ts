import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Dispatcher } from 'undici'
import { kernelError } from '../../foundation/errors/service-error.ts'
import { BodyWriter } from './body-writer.ts'
import type { KeyMask } from './key-mask.ts'
import { joinHeaders } from './passing-headers.ts'

/** How an answer begins, as seen by the code that waits for it. */
export interface AnswerHead {
  /** Whether it is on its way to the caller; otherwise nothing is, and somebody else may still answer. */
  readonly isPassed: boolean
  readonly status: number
  readonly headers: IncomingHttpHeaders
}

export interface RelayAnswerOptions {
  /** Whether the caller is to have an answer with this head. */
  readonly passes: (status: number, headers: IncomingHttpHeaders) => boolean
  /** Told once, when nothing more can come; a failure after the head has been passed comes along. */
  readonly finished: (failure?: Error) => void
  /** A server-sent event that says what happened to a stream which broke; nothing where it cannot be written. */
  readonly writeFailure: (failure: Error) => string | undefined
  /** Found in the last bytes of every event stream that is whole. */
  readonly streamEnd: RegExp | undefined
  /** Milliseconds that the caller may take to read on. */
  readonly stalledMs: number
  /** Hides the operator's key, wherever the original repeats it. */
  readonly mask: KeyMask
}

/**
 * Hands an answer's bytes to the caller as they come. It stands on undici's dispatch interface: its streams cost twice the time.
 * All that one read of the socket brings leaves in one write, and a whole answer together with its head.
 */
export class RelayAnswer implements Dispatcher.DispatchHandler {
  readonly head: Promise<AnswerHead>
  readonly #settle: PromiseWithResolvers<AnswerHead>
  readonly #reply: FastifyReply
  readonly #response: ServerResponse
  readonly #options: RelayAnswerOptions
  #controller: Dispatcher.DispatchController | undefined
  #body: BodyWriter | undefined
  #isSent = false
  #state: 'waiting' | 'passing' | 'dropping' | 'over' = 'waiting'
  #isEventStream = false
  #pieces: Buffer[] = []
  /** The last two writes: what a stream ended with may be cut between them. */
  #tail: readonly [Buffer, Buffer] = [nothing, nothing]
  #stalled: NodeJS.Timeout | undefined

  constructor(reply: FastifyReply, options: RelayAnswerOptions) {
    this.#reply = reply
    this.#response = reply.raw
    this.#options = options
    this.#settle = Promise.withResolvers<AnswerHead>()
    this.head = this.#settle.promise
    this.#response.on('close', this.#leave)
    if (this.#response.destroyed) this.#leave()
  }

  /** Whether anything of the call may have reached the server. */
  get isSent(): boolean {
    return this.#isSent
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#isSent = true
    this.#controller = controller
    if (this.#state === 'over') controller.abort(callerLeft())
  }

  onResponseStart(_controller: unknown, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return
    const isPassed = this.#options.passes(status, headers)
    if (isPassed) this.#pass(status, headers)
    else this.#state = 'dropping'
    this.#settle.resolve({ isPassed, status, headers })
  }

  onResponseData(controller: Dispatcher.DispatchController, piece: Buffer): void {
    if (this.#state === 'dropping') return controller.abort(new Error('this answer is not wanted'))
    if (this.#pieces.length === 0) process.nextTick(this.#flush)
    this.#pieces.push(piece)
  }

  onResponseEnd(): void {
    if (this.#state !== 'passing') return this.#close()
    const last = this.#takePieces(true)
    if (this.#isBroken()) return this.#breakOff(last, endedEarly())
    this.#body?.end(last)
    this.#close()
  }

  onResponseError(_controller: unknown, failure: Error): void {
    this.#settle.reject(failure)
    if (this.#state === 'passing') this.#breakOff(this.#takePieces(true), failure)
    else this.#close()
  }

  #pass(status: number, theirs: IncomingHttpHeaders): void {
    this.#isEventStream = theirs['content-type']?.startsWith('text/event-stream') ?? false
    // Proxies such as nginx hold events back otherwise.
    if (this.#isEventStream) this.#reply.header('x-accel-buffering', 'no')
    // It throws for headers that cannot be sent: the caller still gets a failure then.
    this.#response.writeHead(status, joinHeaders(this.#reply.getHeaders(), theirs, this.#options.mask))
    this.#reply.hijack()
    this.#body = new BodyWriter(this.#response)
    this.#state = 'passing'
  }

  readonly #flush = (): void => {
    if (this.#state !== 'passing' || this.#pieces.length === 0) return
    if (this.#body?.write(this.#takePieces()) || this.#controller?.paused) return
    this.#controller?.pause()
    this.#response.once('drain', this.#readOn)
    this.#stalled = setTimeout(() => this.#response.destroy(), this.#options.stalledMs).unref()
  }

  readonly #readOn = (): void => {
    clearTimeout(this.#stalled)
    if (this.#controller?.paused) this.#controller.resume()
  }

  readonly #leave = (): void => {
    if (this.#state === 'over') return
    this.#settle.reject(callerLeft())
    this.#close()
    this.#controller?.abort(callerLeft())
  }

  /** The status was sent long ago: an event stream reports the failure by one more event, any other answer stays short. */
  #breakOff(last: Buffer, failure: Error): void {
    const event = this.#isEventStream ? this.#options.writeFailure(failure) : undefined
    if (event === undefined) this.#response.destroy()
    else this.#body?.end(Buffer.concat([last, Buffer.from(`\n\ndata: ${event}\n\n`)]))
    this.#close(failure)
  }

  #isBroken(): boolean {
    const { streamEnd } = this.#options
    return this.#isEventStream && streamEnd !== undefined && !streamEnd.test(Buffer.concat(this.#tail).toString())
  }

  #takePieces(isLast = false): Buffer {
    const [first, second] = this.#pieces
    const all = this.#options.mask.hide(first && !second ? first : Buffer.concat(this.#pieces), isLast)
    this.#pieces = []
    if (this.#isEventStream && all.length > 0) this.#tail = [this.#tail[1], all]
    return all
  }

  #close(failure?: Error): void {
    if (this.#state === 'over') return
    this.#state = 'over'
    clearTimeout(this.#stalled)
    this.#response.off('close', this.#leave).off('drain', this.#readOn)
    this.#options.finished(failure)
  }
}

const nothing = Buffer.alloc(0)

function endedEarly(): Error {
  return kernelError('engine_failed', 'The upstream server ended in the middle of its answer; try again.')
}

function callerLeft(): Error {
  return new Error('The caller went away.')
}
