import type { IncomingMessage } from 'node:http'
import { kernelError } from '../../foundation/errors/service-error.ts'
import type { BodyBudget, BodyShare } from '../../foundation/body-budget.ts'
import { bodyTooLarge } from './inflate-bytes.ts'

/** What bounds the bodies of a server. */
export interface BodyBounds {
  readonly budget: BodyBudget
  /** Milliseconds in which a body has to arrive, plus one second for each `bytesPerSecond` that came. */
  readonly timeoutMs: number
}

/** The slowest that a large body may be. */
const bytesPerSecond = 256 * 1024

/** Milliseconds that a body of so many bytes may take to arrive. */
export function maxWait(timeoutMs: number, bytes: number): number {
  return Math.ceil(timeoutMs + (bytes / bytesPerSecond) * 1000)
}

/**
 * The bytes of a body as they were sent. Until this is called none are read: Node holds at most 64 KiB of a request that
 * nobody reads. Throws `body_too_large`, `body_timed_out`, `busy` when all bodies together hold too much, and `cancelled`.
 */
export function receiveBody(
  request: IncomingMessage,
  maxBytes: number,
  bounds: BodyBounds,
  share: BodyShare,
): Buffer | Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw bodyTooLarge(maxBytes)
  if (request.complete) return readWaiting(request, maxBytes, bounds.budget, share)
  return new Promise((resolve, reject) => new Receiver(request, maxBytes, bounds, share, { resolve, reject }).start())
}

/** Whether a request has a body of which some is still on its way. */
export function isBodyComing({ complete, readableEnded, readableLength, headers }: IncomingMessage): boolean {
  if (complete || readableEnded) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > readableLength
}

/** A small body came with its head, while the look-up of the caller's key took longer. */
function readWaiting(request: IncomingMessage, maxBytes: number, budget: BodyBudget, share: BodyShare): Buffer {
  const bytes: unknown = request.read()
  if (!Buffer.isBuffer(bytes)) return Buffer.alloc(0)
  if (bytes.length > maxBytes) throw bodyTooLarge(maxBytes)
  if (!budget.grow(share, bytes.length)) throw tooMuchToHold()
  return bytes
}

interface Outcome {
  resolve(bytes: Buffer): void
  reject(failure: Error): void
}

/** Gathers the pieces of one body until it is whole, too large, too late, given up for others, or left. */
class Receiver {
  readonly #request: IncomingMessage
  readonly #maxBytes: number
  readonly #bounds: BodyBounds
  readonly #share: BodyShare
  readonly #outcome: Outcome
  readonly #begin = performance.now()
  #pieces: Buffer[] = []
  #length = 0
  #timer: NodeJS.Timeout | undefined

  constructor(request: IncomingMessage, maxBytes: number, bounds: BodyBounds, share: BodyShare, outcome: Outcome) {
    this.#request = request
    this.#maxBytes = maxBytes
    this.#bounds = bounds
    this.#share = share
    this.#outcome = outcome
  }

  start(): void {
    const { budget, timeoutMs } = this.#bounds
    if (isBodyComing(this.#request)) {
      budget.coming(this.#share, () => this.#fail(tooMuchToHold()))
      this.#timer = setTimeout(this.#checkTime, timeoutMs)
    }
    this.#request.on('data', this.#add).on('end', this.#finish).on('error', this.#leave).on('close', this.#leave)
  }

  readonly #add = (piece: Buffer): void => {
    this.#length += piece.length
    if (this.#length > this.#maxBytes) return this.#fail(bodyTooLarge(this.#maxBytes))
    if (!this.#bounds.budget.grow(this.#share, piece.length)) return this.#fail(tooMuchToHold())
    this.#pieces.push(piece)
  }

  readonly #finish = (): void => {
    this.#stop()
    const [first] = this.#pieces
    this.#outcome.resolve(first && this.#pieces.length === 1 ? first : Buffer.concat(this.#pieces))
  }

  readonly #leave = (): void => this.#fail(kernelError('cancelled', 'The caller left before the body was whole.'))

  readonly #checkTime = (): void => {
    const { timeoutMs } = this.#bounds
    const left = this.#begin + maxWait(timeoutMs, this.#length) - performance.now()
    if (left > 0) {
      this.#timer = setTimeout(this.#checkTime, left)
      return
    }
    const seconds = Math.round((performance.now() - this.#begin) / 1000)
    this.#fail(
      kernelError('body_timed_out', `The body was not whole after ${seconds} s; send it faster, or less of it.`),
    )
  }

  #fail(failure: Error): void {
    this.#stop()
    this.#pieces = []
    this.#outcome.reject(failure)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#bounds.budget.arrived(this.#share)
    this.#request
      .off('data', this.#add)
      .off('end', this.#finish)
      .off('error', this.#leave)
      .off('close', this.#leave)
      .pause()
  }
}

export function tooMuchToHold(): Error {
  const message = 'This server holds as many bytes of requests as it may; try again in a moment.'
  return kernelError('busy', message, { headers: { 'retry-after': '1' } })
}
