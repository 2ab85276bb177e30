import { Readable } from 'node:stream'
import type { EventStream } from './answer.ts'

/** Writes events as `text/event-stream` (WHATWG HTML, server-sent events): one `data:` line of JSON each. */
export function toEventText(stream: EventStream<unknown>, renderFailure: (thrown: unknown) => unknown): Readable {
  return new EventText(stream, renderFailure)
}

/** Characters that may wait for a slow caller before the source is made to wait. */
const mostWaiting = 16_384

/**
 * Events that are there at the same moment leave together: a socket takes one long text many times faster than its parts, and no
 * event waits for a later one.
 */
class EventText extends Readable {
  readonly #stream: EventStream<unknown>
  readonly #renderFailure: (thrown: unknown) => unknown
  #hasBegun = false
  #text = ''
  #isWanted = true
  #wake: (() => void) | undefined

  constructor(stream: EventStream<unknown>, renderFailure: (thrown: unknown) => unknown) {
    super({ highWaterMark: mostWaiting })
    this.#stream = stream
    this.#renderFailure = renderFailure
  }

  override _read(): void {
    this.#isWanted = true
    this.#wake?.()
    if (this.#hasBegun) return
    this.#hasBegun = true
    void this.#writeAll()
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#wake?.()
    callback(error)
  }

  async #writeAll(): Promise<void> {
    const { events, last } = this.#stream
    try {
      for await (const event of events) {
        if (this.destroyed) return
        this.#write(JSON.stringify(event))
        while (!this.#isWanted && !this.destroyed) await new Promise<void>((resolve) => (this.#wake = resolve))
      }
      if (last !== undefined) this.#write(last)
    } catch (thrown) {
      // The status line is long gone: the failure travels as one more event, in the wire's own error body.
      this.#write(JSON.stringify(this.#renderFailure(thrown)))
    }
    this.#flush()
    this.push(null)
  }

  #write(data: string): void {
    // Runs when all that can go on without waiting has gone on.
    if (this.#text === '') process.nextTick(() => this.#flush())
    this.#text += `data: ${data}\n\n`
    if (this.#text.length > mostWaiting) this.#flush()
  }

  #flush(): void {
    const text = this.#text
    this.#text = ''
    if (text !== '' && !this.destroyed) this.#isWanted = this.push(text)
  }
}
