import { setTimeout as pause } from 'node:timers/promises'
import { Agent } from 'undici'
import { findAnswerFault } from '../../src/kernel/testing/answers/find-answer-fault.ts'
import type { SoakCall } from './draw-calls.ts'

/** One call and what came of it. */
export interface Sent {
  readonly interfaceId: string
  /** Of the operation. */
  readonly name: string
  /** Milliseconds of performance.now(). */
  readonly at: number
  readonly ms: number
  /** 0 where the connection failed. */
  readonly status: number
  /** How the answer is not as its contract says. */
  readonly fault: string | undefined
}

export type Tell = (sent: Sent) => void

/** Calls of a server, and answers held against their contracts. */
export class LoadSender implements AsyncDisposable {
  readonly #origin: string
  readonly #draw: () => SoakCall
  readonly #agent = new Agent({ connections: 3000, pipelining: 1, headersTimeout: 60_000, bodyTimeout: 60_000 })

  constructor(origin: string, draw: () => SoakCall) {
    this.#origin = origin
    this.#draw = draw
  }

  /** So many callers, each of whom sends the next call once the last is answered. */
  async sendInTurn(callers: number, seconds: number, tell: Tell): Promise<void> {
    const end = performance.now() + seconds * 1000
    const call = async () => {
      while (performance.now() < end) tell(await this.#send(this.#draw()))
    }
    await Promise.all(Array.from({ length: callers }, call))
  }

  /** So many calls a second, evenly, whether earlier ones are answered or not. */
  async sendAtRate(rate: number, seconds: number, tell: Tell): Promise<void> {
    const begin = performance.now()
    const underWay = new Set<Promise<void>>()
    for (let sent = 0; sent < rate * seconds;) {
      const due = Math.min(rate * seconds, ((performance.now() - begin) / 1000) * rate)
      for (; sent < due; sent++) {
        const sending = this.#send(this.#draw())
          .then(tell)
          .finally(() => underWay.delete(sending))
        underWay.add(sending)
      }
      await pause(Math.max(1, 1000 / rate))
    }
    await Promise.all(underWay)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#agent.destroy()
  }

  async #send(call: SoakCall): Promise<Sent> {
    const { method, url, headers, payload } = call.request
    const at = performance.now()
    const sent = { interfaceId: call.contract.id, name: call.name, at }
    try {
      const response = await this.#agent.request({
        origin: this.#origin,
        path: url,
        method,
        headers,
        ...(payload !== undefined && { body: payload }),
      })
      const body = Buffer.from(await response.body.arrayBuffer())
      const ms = performance.now() - at
      const { statusCode: status } = response
      return { ...sent, ms, status, fault: faultOf(call, status, String(response.headers['content-type']), body) }
    } catch (thrown) {
      const fault = `${call.contract.id} ${call.name}: ${thrown instanceof Error ? thrown.message : 'no answer'}`
      return { ...sent, ms: performance.now() - at, status: 0, fault }
    }
  }
}

function faultOf(call: SoakCall, status: number, contentType: string, body: Buffer): string | undefined {
  const { contract, operation, name } = call
  const asked = { contract, operation, method: operation.method, ownPath: operation.path }
  const answer = { status, contentType, contentEncoding: undefined, body, isWhole: true }
  const fault = findAnswerFault(asked, answer)
  return fault === undefined ? undefined : `${contract.id} ${name}, ${status}: ${fault}`
}
