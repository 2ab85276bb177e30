import type { ServerResponse } from 'node:http'
import type { EventStream } from './answer.ts'

/**
 * Writes events as `text/event-stream` (WHATWG HTML, server-sent events): one `data:` line of JSON each. It writes to the response
 * itself: a stream piped into it costs a tenth of the processor's time. A caller that does not read makes the events wait, and is cut
 * off when nothing has been taken for `idleMs`.
 */
export async function writeEvents(
  response: ServerResponse,
  { events, last }: EventStream<unknown>,
  renderFailure: (thrown: unknown) => unknown,
  idleMs: number,
): Promise<void> {
  const text = new EventText(response, idleMs)
  try {
    for await (const event of events) {
      if (response.destroyed) return
      text.write(JSON.stringify(event))
      if (response.writableNeedDrain) await text.drained()
    }
    if (last !== undefined) text.write(last)
  } catch (thrown) {
    // The status line is long gone: the failure travels as one more event, in the wire's own error body.
    text.write(JSON.stringify(renderFailure(thrown)))
  }
  await text.end()
}

/** Characters that leave at once, before all that is ready has been gathered. */
const mostGathered = 16_384

/**
 * Events that are there at the same moment leave together: a socket takes one long text many times faster than its parts, and no
 * event waits for a later one.
 */
class EventText {
  readonly #response: ServerResponse
  readonly #idleMs: number
  #text = ''
  #wake: (() => void) | undefined

  constructor(response: ServerResponse, idleMs: number) {
    this.#response = response
    this.#idleMs = idleMs
    const wake = () => this.#wake?.()
    response.on('drain', wake).on('finish', wake).on('close', wake)
  }

  write(data: string): void {
    // Runs when all that can go on without waiting has gone on.
    if (this.#text === '') process.nextTick(() => this.#flush())
    this.#text += `data: ${data}\n\n`
    if (this.#text.length > mostGathered) this.#flush()
  }

  /** Until a slow caller has taken what was written, or left. */
  drained(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#response.destroy(), this.#idleMs)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Sends the rest; settles when it has been taken. */
  async end(): Promise<void> {
    // A response that was left fails whoever writes to it.
    if (this.#response.destroyed) return
    this.#response.end(this.#text)
    this.#text = ''
    if (!this.#response.writableFinished) await this.drained()
  }

  #flush(): void {
    if (this.#text !== '' && !this.#response.destroyed) this.#response.write(this.#text)
    this.#text = ''
  }
}
