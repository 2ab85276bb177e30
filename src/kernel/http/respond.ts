import type { FastifyReply } from 'fastify'
import type { RenderedError } from '../interface.ts'
import { peekFirst } from '../peek-first.ts'
import { Answer, EventStream, writeJson } from './answer.ts'
import { toEventText } from './stream-events.ts'

const json = 'application/json; charset=utf-8'

/** Sends what a handler returned. `status` is the operation's own status of a success. */
export function respond(reply: FastifyReply, result: unknown, status: number): FastifyReply {
  if (!(result instanceof Answer)) return reply.code(status).type(json).send(writeJson(result))
  for (const name in result.headers) reply.header(name, result.headers[name])
  return reply
    .code(result.status ?? status)
    .type(json)
    .send(result.written ?? writeJson(result.body))
}

/** Sends events as they come. A stream that fails before its first event still fails with a status of its own. */
export async function respondWithEvents(
  reply: FastifyReply,
  stream: EventStream<unknown>,
  renderFailure: (thrown: unknown) => unknown,
): Promise<FastifyReply> {
  const events = await peekFirst(stream.events)
  const started = new EventStream(events, stream.last)
  return reply
    .headers(stream.headers)
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('x-accel-buffering', 'no')
    .send(toEventText(started, renderFailure))
}

export function respondWithError(reply: FastifyReply, { status, body, headers }: RenderedError): FastifyReply {
  return reply
    .headers({ ...headers })
    .code(status)
    .type(json)
    .send(JSON.stringify(body))
}
