import type { LoggedCall } from './logged-call.ts'

/**
 * So many calls, each part of them in a list of its own. An object for each call would outlive two collections of garbage, which copy it, before
 * another takes its place: of this only its id is left.
 */
export class CallColumns {
  readonly #at: Float64Array
  readonly #ms: Float64Array
  readonly #status: Uint16Array
  readonly #ids: string[] = []
  readonly #callers: string[] = []
  readonly #interfaces: string[] = []
  readonly #operations: string[] = []
  readonly #engines: (string | undefined)[] = []
  readonly #faults: (string | undefined)[] = []
  readonly #requests: (string | undefined)[] = []
  readonly #answers: (string | undefined)[] = []

  constructor(size: number) {
    this.#at = new Float64Array(size)
    this.#ms = new Float64Array(size)
    this.#status = new Uint16Array(size)
  }

  /** Places are taken one after the other from 0 on, and then again. */
  set(place: number, call: LoggedCall): void {
    this.#at[place] = call.at
    this.#ms[place] = call.ms
    this.#status[place] = call.status
    this.#ids[place] = call.id
    this.#callers[place] = call.caller
    this.#interfaces[place] = call.interface
    this.#operations[place] = call.operation
    this.#engines[place] = call.engine
    this.#faults[place] = call.fault
    this.#requests[place] = call.request
    this.#answers[place] = call.answer
  }

  /** Undefined where there was none yet. */
  get(place: number): LoggedCall | undefined {
    const id = this.#ids[place]
    if (id === undefined) return undefined
    return {
      id,
      at: this.#at[place] ?? 0,
      caller: this.#callers[place] ?? '',
      interface: this.#interfaces[place] ?? '',
      operation: this.#operations[place] ?? '',
      status: this.#status[place] ?? 0,
      ms: this.#ms[place] ?? 0,
      engine: this.#engines[place],
      fault: this.#faults[place],
      request: this.#requests[place],
      answer: this.#answers[place],
    }
  }

  forgetBodiesOf(interfaceId: string): void {
    for (const [place, id] of this.#interfaces.entries()) {
      if (id !== interfaceId) continue
      this.#requests[place] = undefined
      this.#answers[place] = undefined
    }
  }
}
