import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

export interface StreamChangesOptions {
  /** What is to be seen now, written as JSON. */
  readonly look: () => Promise<unknown>
  /** Milliseconds between two looks. */
  readonly everyMs: number
  /** Whether this replica is about to stop: streams end then. */
  readonly isDraining: () => boolean
}

/** Milliseconds after which a comment shows proxies that the stream is alive. */
const maxSilentMs = 15_000

/** What is to be seen as server-sent events: now, and whenever it is another, until the caller leaves. */
export async function streamChanges(reply: FastifyReply, options: StreamChangesOptions): Promise<void> {
  const { everyMs, isDraining } = options
  const look = async () => JSON.stringify(await options.look())
  let last = await look()
  const events = beginEvents(reply)
  events.send(last)
  const maxSilentLooks = maxSilentMs / everyMs
  for (let silent = 0; !events.gone.aborted && !isDraining(); silent += 1) {
    await sleep(everyMs, undefined, { signal: events.gone }).catch(() => {})
    const before = last
    // While the storage is away, nothing is new.
    const text = await look().catch(() => before)
    if (text !== last) {
      events.send(text)
      silent = 0
    } else if (silent % maxSilentLooks === maxSilentLooks - 1) events.comment()
    last = text
  }
  events.end()
}

function beginEvents(reply: FastifyReply) {
  const { raw } = reply.hijack()
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  const gone = new AbortController()
  raw.on('close', () => gone.abort())
  return {
    gone: gone.signal,
    send: (text: string) => void raw.write(`data: ${text}\n\n`),
    comment: () => void raw.write(': still here\n\n'),
    end: () => void raw.end(),
  }
}
