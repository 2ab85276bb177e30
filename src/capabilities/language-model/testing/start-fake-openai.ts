/**
 * A fake of an OpenAI-compatible server, not one: it draws words at random where a server has a model. It speaks the wire as
 * the original's documents and vLLM's describe it, and fails on demand in the ways that servers do.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from '../../../kernel/testing/listen-on-loopback.ts'
import { toPieces, toWhole } from './answer-as-fake.ts'
import type { FakeRequest } from './fake-request.ts'
import { countWords } from './draw-words.ts'

/** Takes the place of one answer. */
export type Fault = (response: ServerResponse, request: FakeRequest) => void | Promise<void>

export interface SentRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The body as it came. */
  readonly text: string
  readonly body: FakeRequest
}

export interface FakeOpenai {
  /** Its base address, with `/v1`. */
  readonly url: string
  readonly requests: SentRequest[]
  /** Each takes the place of one answer to come, the first first. */
  readonly faults: Fault[]
  /** Milliseconds between two pieces of a stream. */
  paceMs: number
  /** Generations that go on at this moment. */
  readonly open: number
  /** Answers that were written to their end. */
  readonly finished: number
  /** Connections that were ever made. */
  readonly connections: number
  stop(): Promise<void>
}

export interface FakeOptions {
  readonly models?: readonly string[]
  readonly key?: string
  readonly port?: number
}

/** Tokens of prompt and answer together. */
const contextLength = 4096

export async function startFakeOpenai({
  models = ['fake-1', 'owner/fake-2'],
  key,
  port = 0,
}: FakeOptions = {}): Promise<FakeOpenai> {
  const state = { open: 0, finished: 0, connections: 0 }
  const fake = { requests: [] as FakeOpenai['requests'], faults: [] as Fault[], paceMs: 0 }
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    if (key !== undefined && request.headers.authorization !== `Bearer ${key}`)
      return fail(response, 401, 'Incorrect API key provided', 'invalid_api_key')
    if (request.url === '/v1/models') return listModels(response, models)
    const text = await readText(request)
    const body: FakeRequest = Object(JSON.parse(text))
    fake.requests.push({ path: request.url ?? '', headers: request.headers, text, body })
    state.open += 1
    response.once('close', () => {
      state.open -= 1
      if (response.writableFinished) state.finished += 1
    })
    const fault = fake.faults.shift()
    if (fault) return fault(response, body)
    const { model = '' } = body
    if (!models.includes(model)) return fail(response, 404, `The model "${model}" does not exist`, 'model_not_found')
    if (countWords(body) >= contextLength) return failOfLength(response)
    return body.stream ? stream(response, body, () => fake.paceMs) : json(response, 200, toWhole(body))
  }
  const server = createServer((request, response) => void serve(request, response))
  server.on('connection', () => (state.connections += 1))
  const { origin, stop } = await listenOnLoopback(server, port)
  onTestFinished(stop)
  return Object.defineProperties(Object.assign(fake, { url: `${origin}/v1`, stop }), {
    open: { get: () => state.open },
    finished: { get: () => state.finished },
    connections: { get: () => state.connections },
  }) as FakeOpenai
}

function listModels(response: ServerResponse, models: readonly string[]): void {
  const shared = { object: 'model', created: 1, owned_by: 'fake', max_model_len: contextLength }
  json(response, 200, { object: 'list', data: models.map((id) => ({ id, ...shared })) })
}

async function stream(response: ServerResponse, body: FakeRequest, paceMs: () => number): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const piece of toPieces(body)) {
    if (paceMs() > 0) await sleep(paceMs(), undefined, { ref: false })
    if (response.destroyed) return
    response.write(`data: ${JSON.stringify(piece)}\n\n`)
  }
  response.end('data: [DONE]\n\n')
}

function failOfLength(response: ServerResponse): void {
  const message = `This model's maximum context length is ${contextLength} tokens.`
  fail(response, 400, message, 'context_length_exceeded')
}

export function json(response: ServerResponse, status: number, body: object, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

export function fail(
  response: ServerResponse,
  status: number,
  message: string,
  code: string,
  headers: object = {},
): void {
  json(response, status, { error: { message, type: 'invalid_request_error', param: null, code } }, headers)
}
