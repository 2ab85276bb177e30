import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ImportService } from '../../content/import-service.ts'
import type { RunningJobs } from '../../jobs/start-jobs.ts'
import type { PullService } from '../../models/pull-service.ts'
import type { AdmitOwner } from './admit-owner.ts'

export interface OperatorEventsOptions {
  readonly imports: ImportService
  readonly pulls: PullService
  readonly jobs: () => RunningJobs | undefined
  /** Whether this replica is about to stop: streams end then. */
  readonly isDraining: () => boolean
}

/** Milliseconds between two looks at what goes on. */
const lookMs = 500
/** After which a comment tells proxies that the stream lives. */
const maxSilentLooks = 30

/** `GET /operator/events`: imports, jobs and pulls, whenever one of them is further. */
export function addOperatorEvents(app: FastifyInstance, options: OperatorEventsOptions, admit: AdmitOwner): void {
  const { imports, jobs, pulls, isDraining } = options
  const look = async () =>
    JSON.stringify({ imports: await imports.list(), jobs: (await jobs()?.list()) ?? [], pulls: await pulls.list() })
  app.get('/operator/events', async (request, reply) => {
    await admit(request)
    const first = await look()
    const write = beginEvents(reply)
    write.send(first)
    let last = first
    for (let silent = 0; !write.gone.aborted && !isDraining(); silent += 1) {
      await sleep(lookMs, undefined, { signal: write.gone }).catch(() => {})
      // While the storage is away, nothing is new.
      const text = await look().catch(() => last)
      if (text !== last) {
        write.send(text)
        silent = 0
      } else if (silent % maxSilentLooks === maxSilentLooks - 1) write.comment()
      last = text
    }
    write.end()
  })
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
