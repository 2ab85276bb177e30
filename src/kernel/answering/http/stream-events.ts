import type { ServerResponse } from 'node:http'
import type { EventStream } from '../../wire/interface/answer.ts'

export interface EventOptions {
  /** Milliseconds after which a stream of which nothing is taken is cut off. */
  readonly idleMs: number
  /** Logs what the events failed by, and gives the body of an event that says so. */
  readonly renderFailure: (thrown: unknown) => unknown
  readonly noteFailure: NoteFailure
}

/** Logs a failure that can reach no caller any more. */
type NoteFailure = (thrown: unknown, doing: string) => void

/**
 * Writes events as `text/event-stream` (WHATWG HTML, server-sent events): one `data:` line of JSON each, below its name where the wire has one. It writes to the response
 * itself: a stream piped into it costs a tenth of the processor's time. A caller that does not read makes the events wait, and is cut
 * off when nothing has been taken for `idleMs`.
 * Throws what `renderFailure` throws.
 */
export async function writeEvents<Event>(
  response: ServerResponse,
  { events, options: { last, nameOf } }: EventStream<Event>,
  { idleMs, renderFailure, noteFailure }: EventOptions,
): Promise<void> {
  const text = new EventText(response, idleMs, noteFailure)
  let isLeft = false
  try {
    for await (const event of events) {
      isLeft = response.destroyed
      if (isLeft) return
      text.write(JSON.stringify(event), nameOf?.(event))
      if (response.writableNeedDrain) await text.drained()
    }
    if (last !== undefined) text.write(last)
  } catch (thrown) {
    if (isLeft) return noteFailure(thrown, 'closing the events of a caller who left')
    // The status line is long gone: the failure travels as one more event, in the wire's own error body.
    text.write(JSON.stringify(renderFailure(thrown)))
  }
  await text.end()
}

/** Characters that leave at once, before all that is ready has been collected. */
const maxCollected = 16_384

/**
 * Events that are there at the same moment leave together: a socket takes one long text many times faster than its parts, and no
 * event waits for a later one.
 */
class EventText {
  readonly #response: ServerResponse
  readonly #idleMs: number
  readonly #noteFailure: NoteFailure
  #text = ''
  #wake: (() => void) | undefined

  constructor(response: ServerResponse, idleMs: number, noteFailure: NoteFailure) {
    this.#response = response
    this.#idleMs = idleMs
    this.#noteFailure = noteFailure
    const wake = () => this.#wake?.()
    response.on('drain', wake).on('finish', wake).on('close', wake)
  }

  write(data: string, name?: string): void {
    // Runs when all that can go on without waiting has gone on.
    if (this.#text === '') process.nextTick(this.#flush)
    this.#text += name === undefined ? `data: ${data}\n\n` : `event: ${name}\ndata: ${data}\n\n`
    if (this.#text.length > maxCollected) this.#flush()
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
    // Writing to a response whose caller has left fails.
    if (this.#response.destroyed) return
    this.#response.end(this.#text)
    this.#text = ''
    if (!this.#response.writableFinished) await this.drained()
  }

  readonly #flush = (): void => {
    try {
      if (this.#text !== '' && !this.#response.destroyed) this.#response.write(this.#text)
    } catch (thrown) {
      this.#response.destroy()
      this.#noteFailure(thrown, 'writing events')
    }
    this.#text = ''
  }
}
