import { once } from 'node:events'
import type { Socket } from 'node:net'

/** Sends pieces one after the other, each once those before it have been taken. Throws when the signal ends that or the caller is gone. */
export async function sendPieces(
  socket: Socket,
  pieces: readonly (Buffer | string)[],
  signal: AbortSignal,
): Promise<void> {
  for (const piece of pieces) if (!socket.write(piece)) await once(socket, 'drain', { signal })
}
