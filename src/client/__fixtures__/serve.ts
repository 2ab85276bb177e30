import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** Serves on a free port of this machine until the test is over; gives the address. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  const address = await listen(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return address
}

/** An address where a server was, and is no more. */
export async function findDeadAddress(): Promise<string> {
  const server = createServer()
  const address = await listen(server)
  server.close()
  await once(server, 'close')
  return address
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}`
}

/** One request as it came over the wire. */
export interface Recorded {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Serves `{}` to everything and keeps the requests. */
export async function serveRecorder(status = 200): Promise<{ address: string; requests: Recorded[] }> {
  const requests: Recorded[] = []
  const address = await serve(async (request, response) => {
    const body = await buffer(request)
    requests.push({ method: request.method, url: request.url, headers: request.headers, body })
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end('{}')
  })
  return { address, requests }
}
