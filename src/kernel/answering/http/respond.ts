import type { FastifyReply } from 'fastify'
import type { RenderedError } from '../../wire/interface.ts'
import { peekFirst } from '../../../libraries/iteration/peek-first.ts'
import { answerEarly } from './answer-early.ts'
import { Answer, EventStream, WrittenAnswer, writeJson } from '../../wire/interface/answer.ts'
import { isBodyComing } from './receive-body.ts'
import { takeOver } from './take-over.ts'

const json = 'application/json; charset=utf-8'

/** Sends what a handler returned. `status` is the operation's own status of a success. */
export function respond(reply: FastifyReply, result: unknown, status: number): FastifyReply {
  if (result instanceof WrittenAnswer) return reply.code(status).type(json).send(result.json)
  if (!(result instanceof Answer)) return reply.code(status).type(json).send(writeJson(result))
  const { headers } = result
  try {
    return reply
      .headers(headers)
      .code(checkFinal(result.status ?? status))
      .type(headers['content-type'] ?? json)
      .send(result.written ?? writeJson(result.body))
  } catch (thrown) {
    // The failure that is sent instead has headers of its own, and one of these may be what cannot be sent.
    for (const name in headers) reply.removeHeader(name)
    throw thrown
  }
}

/** After a status below 200 the caller would wait for another (RFC 9110, section 15.2). */
function checkFinal(status: number): number {
  if (status < 200) throw new RangeError(`An answer cannot have the status ${status}.`)
  return status
}

const eventHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
  'x-accel-buffering': 'no',
}

/**
 * Waits for the first event and begins the answer; it gives all events, the first one too. A stream that fails before
 * its first event, or has headers that cannot be sent, still fails with a status of its own.
 */
export async function beginEvents<Event>(reply: FastifyReply, stream: EventStream<Event>): Promise<EventStream<Event>> {
  const events = await peekFirst(stream.events)
  const headers = { ...stream.options.headers, ...eventHeaders }
  try {
    takeOver(reply.headers(headers))
  } catch (thrown) {
    for (const name in headers) reply.removeHeader(name)
    await events[Symbol.asyncIterator]().return?.()
    throw thrown
  }
  return new EventStream(events, stream.options)
}

export function respondWithError(reply: FastifyReply, { status, body, headers, written }: RenderedError): FastifyReply {
  const text = written ?? JSON.stringify(body)
  reply
    .headers({ ...headers })
    .code(checkFinal(status))
    .type(headers?.['content-type'] ?? json)
  return isBodyComing(reply.request.raw) ? answerEarly(reply, text) : reply.send(text)
}
