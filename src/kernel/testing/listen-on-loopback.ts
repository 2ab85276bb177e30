import { once } from 'node:events'
import type { Server } from 'node:net'

export interface ListeningServer {
  readonly port: number
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string
  /** Ends the connections of an HTTP server too; may be called twice. */
  readonly stop: () => Promise<void>
}

/** Has a server of a test listen on 127.0.0.1, on a free port unless one is given. */
export async function listenOnLoopback(
  server: Server & { closeAllConnections?(): void },
  port = 0,
): Promise<ListeningServer> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port.')
  const stop = async () => {
    server.closeAllConnections?.()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port: address.port, origin: `http://127.0.0.1:${address.port}`, stop }
}
