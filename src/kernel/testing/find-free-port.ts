import { createServer } from 'node:net'
import { listenOnLoopback } from './listen-on-loopback.ts'

/** A port of the loopback interface that nobody listened on a moment ago. */
export async function findFreePort(): Promise<number> {
  const { port, stop } = await listenOnLoopback(createServer())
  await stop()
  return port
}
