/** A stand-in for a foreign server of the OpenAI wire, whose failures no server of ours can be made to have. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

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
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { address: `http://127.0.0.1:${portOf(address)}/v1`, requests }
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0
}
