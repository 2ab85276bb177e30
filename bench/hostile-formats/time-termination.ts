import { setTimeout as pause } from 'node:timers/promises'
import { type RawRequest, sendRequest } from '../overload/send-request.ts'
import type { WatchedServer } from '../overload/watched-server.ts'

/** Until the server must have ended, in seconds. */
export const maxSecondsToEnd = 10
const giveUpMs = 30_000
const copies = 4
const underWayMs = 300

/** Starts the server, attacks it several times over with `requests`, and in the middle tells it to end: the seconds until it did. */
export async function timeTermination(
  server: WatchedServer,
  port: number,
  requests: readonly RawRequest[],
): Promise<number> {
  await server.start()
  const attacks = Array.from({ length: copies }, () => requests.map((raw) => sendRequest(port, raw, giveUpMs)))
  await pause(underWayMs)
  const ms = await server.terminate(giveUpMs)
  await Promise.all(attacks.flat())
  return ms / 1000
}
