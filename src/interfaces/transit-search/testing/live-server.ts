import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from '../../../kernel/testing/listen-on-loopback.ts'

type Answer = Uint8Array | ((request: IncomingMessage, response: ServerResponse) => void)

export interface LiveServer {
  readonly origin: string
  /** What each path answers; may be changed between two readings. */
  readonly answers: Map<string, Answer>
  /** Requests in their order. */
  readonly asked: IncomingMessage[]
}

/** A producer of live data, on a port of its own at 127.0.0.1; it closes when the test ends. */
export async function startLiveServer(): Promise<LiveServer> {
  const answers = new Map<string, Answer>()
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    const answer = answers.get(URL.parse(request.url ?? '', 'http://localhost')?.pathname ?? '')
    if (typeof answer === 'function') answer(request, response)
    else if (answer === undefined) response.writeHead(404).end('nothing here')
    else response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end(answer)
  })
  const { origin, stop } = await listenOnLoopback(server)
  onTestFinished(stop)
  return { origin, answers, asked }
}
