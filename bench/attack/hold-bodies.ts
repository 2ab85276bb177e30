import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { WatchedServer } from '../overload/watched-server.ts'

/** What the server held for bodies whose last byte did not come. */
export interface HeldBodies {
  readonly maxMiB: number
  readonly afterMiB: number
  /** Connections that were answered, or closed, before their last byte. */
  readonly refused: number
  readonly pauseMs: number
}

const bodyBytes = 10_000_000
const piece = Buffer.alloc(1_000_000, 'x')
const holdMs = 20_000
const settleMs = 3000

/** Sends all but the last byte of a large body on so many connections, without a key, and sees what that takes. */
export async function holdBodies(server: WatchedServer, port: number, connections: number): Promise<HeldBodies> {
  const refused = new Set<Socket>()
  let maxMiB = 0
  const { pauseMs } = await server.watch(async () => {
    const sockets = Array.from({ length: connections }, () => openBody(port, refused))
    for (const until = Date.now() + holdMs; Date.now() < until; await pause(50)) {
      maxMiB = Math.max(maxMiB, server.residentMiB)
    }
    for (const socket of sockets) socket.destroy()
  })
  await pause(settleMs)
  return { maxMiB, afterMiB: server.residentMiB, refused: refused.size, pauseMs }
}

function openBody(port: number, refused: Set<Socket>): Socket {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(
      'POST /chat/v1/embeddings HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n' +
        `content-length: ${bodyBytes}\r\n\r\n`,
    )
    for (let sent = 0; sent < bodyBytes; sent += piece.length) {
      socket.write(sent + piece.length < bodyBytes ? piece : piece.subarray(1))
    }
  })
  const note = () => void refused.add(socket)
  return socket.once('data', note).once('error', note)
}
