import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'

/** Sockets that listen beside the first one. */
const furtherDoors = 7

/** Whether several sockets may listen at one port here: Linux spreads connections over them. */
export const canShareAPort = process.platform === 'linux'

/**
 * Has further sockets listen where a server does, which was bound with `reusePort`. Node takes one connection of a socket in each round of the event loop: with one socket, those that
 * come while rounds are long wait for longer than anything else does, where nobody counts them. They are closed with the server.
 */
export async function openFurtherDoors(server: HttpServer, backlog: number): Promise<void> {
  const address = server.address()
  if (!canShareAPort || typeof address !== 'object' || address === null) return
  const doors = Array.from({ length: furtherDoors }, () => createDoor(server))
  const where = { host: address.address, port: address.port, backlog, reusePort: true }
  await Promise.all(doors.map((door) => once(door.listen(where), 'listening')))
  const close = server.close.bind(server)
  server.close = (whenClosed) => {
    for (const door of doors) if (door.listening) door.close()
    return close(whenClosed)
  }
}

function createDoor(server: HttpServer): Server {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void server.emit('connection', socket))
}
