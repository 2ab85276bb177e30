import type { IncomingHttpHeaders } from 'node:http'
import { parseJson } from '../../../../libraries/json/parse-json.ts'
import { kernelError } from '../../../../kernel/foundation/errors/service-error.ts'
import type { Outcome, Refusal } from '../../../../kernel/foundation/outgoing/retry.ts'
import { askServers } from '../../../../kernel/foundation/outgoing/servers/ask-servers.ts'
import { isSlow, readRetryAfter } from '../../../../kernel/answering/upstream/failure.ts'
import type { UpstreamCall, UpstreamServer } from '../../../../kernel/foundation/outgoing/servers/upstream-server.ts'
import type { UpstreamServers } from '../../../../kernel/foundation/outgoing/servers/upstream-servers.ts'
import { AnswerReader } from './answer-reader.ts'
import { readComplaint, toBusy, toConnectionFailure, toFailure } from './failure.ts'
import { readBody } from './read-body.ts'

export interface Question {
  readonly call: UpstreamCall
  readonly model: string
  /** Whether a server has the model. */
  readonly suits: (server: UpstreamServer) => boolean
  /** How often it is sent again. */
  readonly retries: number
}

export interface Success {
  readonly contentType: string
  readonly pieces: AnswerReader
}

/** No caller is kept waiting longer for a server to have time. */
const maxWaitMs = 10_000

/**
 * Sends a request to the server with the least to do. When it is not answered, or with 429 or 5xx, another server is asked, or
 * the same one again after the wait it names. Nothing has reached the caller by then.
 */
export function ask(servers: UpstreamServers, question: Question, signal: AbortSignal): Promise<Success> {
  const { retries, suits } = question
  return askServers(servers, { retries, maxWaitMs, suits, signal }, (server) =>
    attemptOn(server, question, signal),
  ).catch((thrown: unknown) => {
    if (signal.aborted) throwCancelled()
    throw thrown
  })
}

async function attemptOn(server: UpstreamServer, question: Question, signal: AbortSignal): Promise<Outcome<Success>> {
  if (signal.aborted) throwCancelled()
  const reader = new AnswerReader(signal, () => server.finished())
  server.dispatch(question.call, reader)
  try {
    const { status, headers } = await reader.head
    if (status === 200) {
      server.succeeded()
      return { answer: { contentType: headers['content-type'] ?? '', pieces: reader } }
    }
    return await readRefusal(status, headers, reader, question, () => server.failed())
  } catch (thrown) {
    if (signal.aborted) throwCancelled()
    const failure = toConnectionFailure(thrown)
    if (failure === thrown) throw failure
    server.failed()
    // Who has waited so long already is not made to wait as long again.
    if (isSlow(thrown)) throw failure
    return { failure }
  }
}

/** Throws what trying again would not mend. */
async function readRefusal(
  status: number,
  headers: IncomingHttpHeaders,
  reader: AnswerReader,
  { model }: Question,
  noteFailure: () => void,
): Promise<Refusal> {
  const complaint = readComplaint(parseJson(await readBody(reader)))
  const failure = toFailure(status, complaint, model)
  const retryAfterMs = readRetryAfter(headers)
  if (status === 429) return { failure: toBusy(retryAfterMs), retryAfterMs }
  if (status < 500) throw failure
  noteFailure()
  return { failure: status === 503 ? toBusy(retryAfterMs) : failure, retryAfterMs }
}

export function throwCancelled(): never {
  throw kernelError('cancelled', 'The caller went away before the answer was complete.')
}
