import { reasonForBreak } from '../exchange/reason-for-no-answer.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { readEventData } from './read-event-data.ts'
import { readResult, successStatus } from './read-result.ts'
import { readText } from './read-text.ts'
import { send } from '../exchange/send.ts'
import { StreamBrokenError } from './stream-broken-error.ts'
import { StreamRefusedError } from './stream-refused-error.ts'

/** How the wires that stream mark the end; it is no JSON. */
const endMark = '[DONE]'

interface OpenStream {
  readonly subject: string
  readonly body: ReadableStream<Uint8Array>
}

/** Sends a call when the first event is awaited, and gives its events until they end or the caller stops. */
export async function* streamEvents(exchange: Exchange): AsyncGenerator<unknown, void, undefined> {
  try {
    const { subject, body } = await exchange.deadline.limit(() => openStream(exchange))
    const events = readEventData(readText(body, exchange.deadline))
    for await (const data of translateFaults(events, subject, exchange)) {
      if (data === endMark) return
      yield parseEvent(data, subject)
    }
  } finally {
    exchange.deadline.close()
  }
}

async function openStream(exchange: Exchange): Promise<OpenStream> {
  const received = await send(exchange)
  if ('reason' in received) throw new StreamRefusedError(received)
  const { subject, response } = received
  const isStream = response.headers.get('content-type')?.toLowerCase().startsWith('text/event-stream')
  if (isStream && response.status === successStatus(exchange.operation) && response.body) {
    return { subject, body: response.body }
  }
  const result = await readResult(received, exchange)
  if (!result.ok) throw new StreamRefusedError(result)
  throw new StreamRefusedError({ ...result, ok: false, reason: `${subject} answered in one piece, not as a stream.` })
}

async function* translateFaults(
  data: AsyncIterable<string>,
  subject: string,
  { deadline }: Exchange,
): AsyncGenerator<string, void, undefined> {
  try {
    yield* data
  } catch (thrown) {
    deadline.throwIfCallerAborted()
    throw new StreamBrokenError(`${subject} began to stream, and then ${reasonForBreak(thrown, deadline)}.`)
  }
}

function parseEvent(data: string, subject: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    throw new StreamBrokenError(`${subject} sent an event that is not JSON.`)
  }
}
