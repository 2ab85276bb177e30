import type { FastifyReply } from 'fastify'
import type { RenderedError } from '../interface.ts'
import { peekFirst } from '../peek-first.ts'
import { answerEarly } from './answer-early.ts'
import { Answer, EventStream, WrittenAnswer, writeJson } from './answer.ts'
import { isBodyComing } from './receive-body.ts'
import { writeEvents } from './stream-events.ts'

const json = 'application/json; charset=utf-8'

/** Sends what a handler returned. `status` is the operation's own status of a success. */
export function respond(reply: FastifyReply, result: unknown, status: number): FastifyReply {
  if (result instanceof WrittenAnswer) return reply.code(status).type(json).send(result.json)
  if (!(result instanceof Answer)) return reply.code(status).type(json).send(writeJson(result))
  for (const name in result.headers) reply.header(name, result.headers[name])
  return reply
    .code(result.status ?? status)
    .type(json)
    .send(result.written ?? writeJson(result.body))
}

const eventHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
  'x-accel-buffering': 'no',
}

/**
 * Sends events as they come; `written` settles after the last. A stream that fails before its first event still fails with a
 * status of its own.
 */
export async function respondWithEvents(
  reply: FastifyReply,
  stream: EventStream<unknown>,
  renderFailure: (thrown: unknown) => unknown,
  idleMs: number,
): Promise<{ readonly written: Promise<void> }> {
  const started = new EventStream(await peekFirst(stream.events), stream.last)
  const headers = reply.headers(eventHeaders).getHeaders()
  const response = reply.hijack().raw
  for (const [name, value = ''] of Object.entries(headers)) response.setHeader(name, value)
  return { written: writeEvents(response, started, renderFailure, idleMs) }
}

export function respondWithError(reply: FastifyReply, { status, body, headers }: RenderedError): FastifyReply {
  const text = JSON.stringify(body)
  reply
    .headers({ ...headers })
    .code(status)
    .type(json)
  return isBodyComing(reply.request.raw) ? answerEarly(reply, text) : reply.send(text)
}
