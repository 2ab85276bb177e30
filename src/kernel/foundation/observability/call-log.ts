import { CallColumns } from './call-columns.ts'
import type { BodyWish, LoggedCall } from './logged-call.ts'
import { redactBody } from './redact-body.ts'

export interface CallQuery {
  readonly count: number
  readonly interface?: string | undefined
  readonly caller?: string | undefined
  /** Statuses from 400 on alone. */
  readonly failed?: boolean | undefined
}

/** Calls that are remembered, in memory alone. */
const maxCalls = 1_000

/** The last calls of this process. Texts, addresses and keys are in none, but for bodies that an operator asks for, for a while. */
export class CallLog {
  readonly #now: () => number
  readonly #calls = new CallColumns(maxCalls)
  readonly #wishes = new Map<string, number>()
  #next = 0

  constructor(now: () => number) {
    this.#now = now
  }

  note(call: Omit<LoggedCall, 'request' | 'answer'>, bodies?: CallBodies): void {
    this.#calls.set(this.#next, bodies ? { ...call, ...bodies.redacted() } : call)
    this.#next = (this.#next + 1) % maxCalls
  }

  /** What is remembered, the newest first. */
  list({ count, interface: id, caller, failed }: CallQuery): readonly LoggedCall[] {
    const found: LoggedCall[] = []
    for (let step = 1; step <= maxCalls && found.length < count; step += 1) {
      const call = this.#calls.get((this.#next - step + maxCalls) % maxCalls)
      if (!call) break
      const isWanted = (id ?? call.interface) === call.interface && (caller ?? call.caller) === call.caller
      if (isWanted && (!failed || call.status >= 400)) found.push(call)
    }
    return found
  }

  /** Has the bodies of an interface kept from now on, for so many minutes; none any more where they are 0. */
  keepBodies(interfaceId: string, minutes: number): void {
    if (minutes > 0) return void this.#wishes.set(interfaceId, this.#now() + minutes * 60_000)
    this.#wishes.delete(interfaceId)
    this.#calls.forgetBodiesOf(interfaceId)
  }

  wishes(): readonly BodyWish[] {
    return [...this.#wishes].flatMap(([id, until]) => (until > this.#now() ? [{ interface: id, until }] : []))
  }

  /** Whether the bodies of a call that begins now are wanted. */
  wantsBodies(interfaceId: string): boolean {
    return this.#wishes.size > 0 && (this.#wishes.get(interfaceId) ?? 0) > this.#now()
  }
}

/** The bodies of one call. */
export class CallBodies {
  request: unknown
  answer: string | Buffer | undefined

  redacted(): Pick<LoggedCall, 'request' | 'answer'> {
    return {
      ...(this.request !== undefined && { request: redactBody(this.request) }),
      ...(this.answer !== undefined && { answer: redactBody(readAnswer(this.answer)) }),
    }
  }
}

/** Larger ones are shown as text: they would be read whole for the sake of their beginning. */
const maxRead = 64 * 1024

function readAnswer(answer: string | Buffer): unknown {
  const text = answer.slice(0, maxRead).toString()
  try {
    return answer.length > maxRead ? text : JSON.parse(text)
  } catch {
    return text
  }
}
