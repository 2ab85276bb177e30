/** A stand-in for a foreign server of the OpenAI wire, whose failures no server of ours can be made to have. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from '../../../kernel/testing/listen-on-loopback.ts'

export interface FakeAnswer {
  /** 200 where none is given. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
  /** Milliseconds until it answers. */
  readonly delayMs?: number
}

export interface FakeRequest {
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

export interface AnsweringFake {
  readonly address: string
  readonly requests: readonly FakeRequest[]
}

/** Gives the answers in turn, the last one again and again. */
export async function startAnsweringFake(answers: readonly FakeAnswer[]): Promise<AnsweringFake> {
  const requests: FakeRequest[] = []
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    requests.push({ headers: request.headers, body: JSON.parse(Buffer.concat(pieces).toString()) })
    const turn = Math.min(requests.length, answers.length) - 1
    const { status = 200, headers, body, delayMs = 0 } = answers[turn] ?? { status: 500, body: '' }
    setTimeout(() => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }, delayMs)
  })
  const { origin, stop } = await listenOnLoopback(server)
  onTestFinished(stop)
  return { address: `${origin}/v1`, requests }
}
