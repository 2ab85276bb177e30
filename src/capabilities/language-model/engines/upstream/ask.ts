import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { kernelError, type ServiceError } from '../../../../kernel/errors.ts'
import { modelFailed } from '../../errors.ts'
import type { AnswerReader } from './answer-reader.ts'
import { readComplaint, toBusy, toConnectionFailure, toFailure } from './failure.ts'
import { parseJson, readBody } from './read-body.ts'
import type { ModelServer, ServerRequest } from './server.ts'
import type { ModelServers } from './servers.ts'

export interface Question extends ServerRequest {
  readonly model: string
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
const longestWaitMs = 10_000
const shortestWaitMs = 200

/**
 * Sends a request to the server with the least to do. When it is not answered, or with 429 or 5xx, another server is asked, or
 * the same one again after the wait it names. Nothing has reached the caller by then.
 *
 * @param retries how often it is sent again
 */
export async function ask(
  servers: ModelServers,
  question: Question,
  retries: number,
  signal: AbortSignal,
): Promise<Success> {
  const tried = new Set<ModelServer>()
  for (let attempt = 0; ; attempt++) {
    const server = servers.choose(question.model, tried)
    if (!server) throw modelFailed('There is no model server.')
    const outcome = await attemptOn(server, servers, question, signal)
    if ('pieces' in outcome) return outcome
    const wait = waitBefore(attempt, outcome.retryAfterMs)
    if (attempt >= retries || wait > longestWaitMs) throw outcome.failure
    tried.add(server)
    if (tried.size >= servers.all.length) await sleep(wait, undefined, { signal }).catch(() => throwCancelled())
  }
}

async function attemptOn(
  server: ModelServer,
  servers: ModelServers,
  question: Question,
  signal: AbortSignal,
): Promise<Success | Refusal> {
  const reader = server.send(question, signal)
  try {
    const { status, headers } = await reader.head
    if (status === 200) {
      server.succeeded()
      return { contentType: headers['content-type'] ?? '', pieces: reader }
    }
    return await readRefusal(status, headers, reader, question, () => servers.failed(server, false))
  } catch (thrown) {
    if (signal.aborted) throwCancelled()
    const failure = toConnectionFailure(thrown)
    if (failure === thrown) throw failure
    servers.failed(server, true)
    // Who has waited so long already is not made to wait as long again.
    if (isSlow(thrown)) throw failure
    return { failure, retryAfterMs: undefined }
  }
}

function isSlow(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'UND_ERR_HEADERS_TIMEOUT'
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

/** Seconds or a date (RFC 9110, 10.2.3), or the original's own header in milliseconds. */
function readRetryAfter(headers: IncomingHttpHeaders): number | undefined {
  const ms = headers['retry-after-ms']
  const text = headers['retry-after']
  if (ms !== undefined && Number(ms) >= 0) return Number(ms)
  if (text === undefined) return undefined
  const wait = Number.isNaN(Number(text)) ? Date.parse(text) - Date.now() : Number(text) * 1000
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

function waitBefore(attempt: number, retryAfterMs: number | undefined): number {
  return retryAfterMs ?? shortestWaitMs * 2 ** attempt * (1 + Math.random())
}

export function throwCancelled(): never {
  throw kernelError('cancelled', 'The caller went away before the answer was complete.')
}
