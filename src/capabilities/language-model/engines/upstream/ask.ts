import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseJson } from '../../../../kernel/json/parse-json.ts'
import { kernelError, type ServiceError } from '../../../../kernel/errors/service-error.ts'
import { isSlow, readRetryAfter } from '../../../../kernel/upstream/failure.ts'
import type { UpstreamCall, UpstreamServer } from '../../../../kernel/upstream/upstream-server.ts'
import type { UpstreamServers } from '../../../../kernel/upstream/upstream-servers.ts'
import { modelFailed } from '../../domain/errors.ts'
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

interface Refusal {
  readonly failure: ServiceError
  /** What the server asks to wait before it is tried again. */
  readonly retryAfterMs: number | undefined
}

/** No caller is kept waiting longer for a server to have time. */
const maxWaitMs = 10_000
const minWaitMs = 200

/**
 * Sends a request to the server with the least to do. When it is not answered, or with 429 or 5xx, another server is asked, or
 * the same one again after the wait it names. Nothing has reached the caller by then.
 */
export async function ask(servers: UpstreamServers, question: Question, signal: AbortSignal): Promise<Success> {
  const tried = new Set<UpstreamServer>()
  for (let attempt = 0; ; attempt++) {
    const server = servers.choose(tried, question.suits)
    if (!server) throw modelFailed('There is no model server.')
    const outcome = await attemptOn(server, question, signal)
    if ('pieces' in outcome) return outcome
    const wait = waitBefore(attempt, outcome.retryAfterMs)
    if (attempt >= question.retries || wait > maxWaitMs) throw outcome.failure
    tried.add(server)
    if (tried.size >= servers.all.length) await sleep(wait, undefined, { signal }).catch(() => throwCancelled())
  }
}

async function attemptOn(server: UpstreamServer, question: Question, signal: AbortSignal): Promise<Success | Refusal> {
  if (signal.aborted) throwCancelled()
  const reader = new AnswerReader(signal, () => server.finished())
  server.dispatch(question.call, reader)
  try {
    const { status, headers } = await reader.head
    if (status === 200) {
      server.succeeded()
      return { contentType: headers['content-type'] ?? '', pieces: reader }
    }
    return await readRefusal(status, headers, reader, question, () => server.failed())
  } catch (thrown) {
    if (signal.aborted) throwCancelled()
    const failure = toConnectionFailure(thrown)
    if (failure === thrown) throw failure
    server.failed()
    // Who has waited so long already is not made to wait as long again.
    if (isSlow(thrown)) throw failure
    return { failure, retryAfterMs: undefined }
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

function waitBefore(attempt: number, retryAfterMs: number | undefined): number {
  return retryAfterMs ?? minWaitMs * 2 ** attempt * (1 + Math.random())
}

export function throwCancelled(): never {
  throw kernelError('cancelled', 'The caller went away before the answer was complete.')
}
