/** Events on their way from several who write to one who reads. Writers never wait: a slow reader holds no model up. */
export class EventChannel<Event> implements AsyncIterable<Event> {
  readonly #events: Event[] = []
  readonly #leave: () => void
  #wake: (() => void) | undefined
  #end: { readonly failure?: unknown } | undefined

  /** `leave` is called when the reader goes before the end. */
  constructor(leave: () => void) {
    this.#leave = leave
  }

  push(event: Event): void {
    this.#events.push(event)
    this.#wake?.()
  }

  end(): void {
    this.#end ??= {}
    this.#wake?.()
  }

  /** Ends at once, whatever has not been read yet. */
  fail(failure: unknown): void {
    this.#end ??= { failure }
    this.#wake?.()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Event> {
    try {
      for (;;) {
        if (this.#end && 'failure' in this.#end) throw this.#end.failure
        const event = this.#events.shift()
        if (event !== undefined) yield event
        else if (this.#end) return
        else await new Promise<void>((resolve) => (this.#wake = resolve))
      }
    } finally {
      if (!this.#end) this.#leave()
    }
  }
}
