import { Readable } from 'node:stream'
import type { EventStream } from './answer.ts'

/** Writes events as `text/event-stream` (WHATWG HTML, server-sent events): one `data:` line of JSON each. */
export function toEventText(stream: EventStream<unknown>, renderFailure: (thrown: unknown) => unknown): Readable {
  return Readable.from(writeEvents(stream, renderFailure), { objectMode: false, highWaterMark: 16_384 })
}

async function* writeEvents(
  { events, last }: EventStream<unknown>,
  renderFailure: (thrown: unknown) => unknown,
): AsyncGenerator<string> {
  try {
    for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`
    if (last !== undefined) yield `data: ${last}\n\n`
  } catch (thrown) {
    // The status line is long gone: the failure travels as one more event, in the wire's own error body.
    yield `data: ${JSON.stringify(renderFailure(thrown))}\n\n`
  }
}
