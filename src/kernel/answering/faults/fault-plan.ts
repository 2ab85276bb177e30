import { type Static, Type } from 'typebox'
import { createJsonReader } from '../../../libraries/json/create-json-reader.ts'

/** Minutes after which a fault ends that nobody ended, and those that it may last. */
const usualMinutes = 10
export const maxMinutes = 60

/** What can be made to go wrong with the calls of an interface, as `PUT /faults/INTERFACE` takes it. */
const faultBody = Type.Object({
  latencyMs: Type.Optional(Type.Integer({ minimum: 1, maximum: 60_000, description: 'Waited before each answer' })),
  answer: Type.Optional(
    Type.Union([Type.Literal('error'), Type.Literal('quota'), Type.Literal('malformed')], {
      description: 'In place of the answer: a failure of the engine, a quota that is used up, or half of the answer',
    }),
  ),
  share: Type.Optional(
    Type.Number({ exclusiveMinimum: 0, maximum: 1, description: 'Of the calls; all where it is absent' }),
  ),
  minutes: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: maxMinutes, description: '10 where absent' })),
})
export type FaultWish = Static<typeof faultBody>
export const readFault = createJsonReader(faultBody)

export interface Fault {
  readonly latencyMs?: number
  readonly answer?: 'error' | 'quota' | 'malformed'
  /** Of the calls, above 0 and at most 1. */
  readonly share: number
  /** Milliseconds since 1970. */
  readonly until: number
}

export interface FaultPlanOptions {
  readonly now: () => number
  /** A number from 0 to 1, below 1: which calls are hit. */
  readonly draw: () => number
}

/** Failures made on purpose, by interface: of this process, in memory alone, and never for longer than an hour. */
export class FaultPlan {
  readonly #now: () => number
  readonly #draw: () => number
  readonly #faults = new Map<string, Fault>()

  constructor({ now, draw }: FaultPlanOptions) {
    this.#now = now
    this.#draw = draw
  }

  set(interfaceId: string, { minutes = usualMinutes, share = 1, ...what }: FaultWish): void {
    this.#faults.set(interfaceId, { ...what, share, until: this.#now() + minutes * 60_000 })
  }

  /** False where there was none. */
  end(interfaceId: string): boolean {
    return this.#faults.delete(interfaceId)
  }

  endAll(): void {
    this.#faults.clear()
  }

  /** What is planned for an interface now. */
  of(interfaceId: string): Fault | undefined {
    if (this.#faults.size === 0) return undefined
    const fault = this.#faults.get(interfaceId)
    if (fault && fault.until <= this.#now()) this.#faults.delete(interfaceId)
    return this.#faults.get(interfaceId)
  }

  /** What hits this call. */
  draw(interfaceId: string): Fault | undefined {
    const fault = this.of(interfaceId)
    return fault && this.#draw() < fault.share ? fault : undefined
  }
}

/** In a few words, for the header of the answers that were hit. */
export function describeFault({ latencyMs, answer }: Fault): string {
  return [latencyMs === undefined ? [] : [`latency ${latencyMs} ms`], answer ?? []].flat().join(', ')
}
