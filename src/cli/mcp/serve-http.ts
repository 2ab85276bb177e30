import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { McpServer } from '@modelcontextprotocol/server'
import type { Sdk } from './load-sdk.ts'

/** Answers the protocol's HTTP form at /mcp, to this machine alone: its tools act with the operator's key. */
export async function serveHttp(sdk: Sdk, open: () => McpServer, port: number, signal: AbortSignal): Promise<string> {
  const handler = sdk.createMcpHandler(open)
  const answer = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname !== '/mcp') return new Response('Not found', { status: 404 })
    const refused =
      sdk.hostHeaderValidationResponse(request, sdk.localhostAllowedHostnames()) ??
      sdk.originValidationResponse(request, sdk.localhostAllowedOrigins())
    return refused ?? handler.fetch(request)
  }
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing, answer))
  server.listen({ port, host: '127.0.0.1' })
  await once(server, 'listening')
  signal.addEventListener('abort', () => {
    void handler.close()
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const listened = typeof address === 'object' && address ? address.port : port
  return `http://127.0.0.1:${listened}/mcp`
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  try {
    const response = await answer(toRequest(incoming))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    if (response.body) await pipeline(Readable.fromWeb(response.body), outgoing)
    else outgoing.end()
  } catch {
    outgoing.destroy()
  }
}

function toRequest(incoming: IncomingMessage): Request {
  const { method = 'GET', headers, url = '/' } = incoming
  const fields = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(`http://${headers.host ?? '127.0.0.1'}${url}`, {
    method,
    headers: fields,
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' as const }),
  })
}
