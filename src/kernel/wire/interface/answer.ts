/** What a handler may return besides a plain value: an answer with a status and headers, or a stream of events. */

import { memoize } from '../../../libraries/memoize/memoize.ts'

export interface AnswerOptions {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** A JSON answer with a status or headers of its own. */
export class Answer<Body> {
  readonly body: Body
  /** The operation's own status when absent. */
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string>>
  /** The body already written: the same JSON for every caller, or what `content-type` among the headers says. */
  readonly written: string | Buffer | undefined

  constructor(body: Body, options: AnswerOptions = {}, written?: string | Buffer) {
    this.body = body
    this.status = options.status
    this.headers = options.headers ?? {}
    this.written = written
  }
}

/** An answer that was written as JSON where it was made: in a worker. */
export class WrittenAnswer {
  /** Text, or UTF-8. */
  readonly json: string | Buffer

  constructor(json: string | Uint8Array) {
    this.json = typeof json === 'string' ? json : Buffer.from(json.buffer, json.byteOffset, json.byteLength)
  }
}

export function answer<Body>(body: Body, options?: AnswerOptions): Answer<Body> {
  return new Answer(body, options)
}

/** An answer in a media type of the wire's own: `body` is what the contract describes, `text` the same as it is sent. */
export function answerAs<Body>(body: Body, text: string, contentType: string): Answer<Body> {
  return new Answer(
    body,
    { headers: { 'content-type': contentType } },
    text.length < largeText ? text : Buffer.from(text),
  )
}

/** From this many characters on, a socket takes bytes faster than text (measured on Node 24). */
const largeText = 4096

/** A body as JSON, in the form that a socket takes fastest. */
export function writeJson(body: unknown): string | Buffer {
  const text = JSON.stringify(body)
  return text.length < largeText ? text : Buffer.from(text)
}

const writeOnce = memoize((body: object) => writeJson(body))

/** An answer whose body never changes: its JSON is written once and sent again on every later call. */
export function fixedAnswer<Body extends object>(body: Body, options?: AnswerOptions): Answer<Body> {
  return new Answer(body, options, writeOnce(body))
}

export interface EventStreamOptions<Event> {
  /** Sent as it stands when the items end (`[DONE]`). */
  readonly last?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  /** Of wires that name each event in a line of its own (`event: …`). Written as a method, so that a stream of any events fits. */
  nameOf?(event: Event): string
}

/** Server-sent events, one per item of `events`. */
export class EventStream<Event> {
  readonly events: AsyncIterable<Event>
  readonly options: EventStreamOptions<Event>

  constructor(events: AsyncIterable<Event>, options: EventStreamOptions<Event> = {}) {
    this.events = events
    this.options = options
  }
}
