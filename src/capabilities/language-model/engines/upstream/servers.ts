import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../../../../kernel/observability/logger.ts'
import type { ModelServer } from './server.ts'
import { readBody } from './read-body.ts'

/** Milliseconds until a server that is left out is asked how it is; doubled each time, up to half a minute. */
const firstRestMs = 1000
const longestRestMs = 30_000
const probeMs = 5000

/** All servers, and which of them to ask next. */
export class ModelServers {
  readonly all: readonly ModelServer[]
  readonly #log: Logger
  readonly #closing = new AbortController()
  readonly #probed = new Set<ModelServer>()
  #turn = 0

  constructor(all: readonly ModelServer[], log: Logger) {
    this.all = all
    this.#log = log
  }

  /**
   * The server with the least to do, of those that are well and have the model; of equals, each in turn. Servers that were
   * tried already come last, and those left out only when there is no other: then they are as good a guess as any.
   */
  choose(model: string, tried: ReadonlySet<ModelServer>): ModelServer | undefined {
    this.#turn += 1
    const rank = (server: ModelServer) =>
      Number(!server.has(model)) * 4 + Number(tried.has(server)) * 2 + Number(!server.isWell)
    let best: ModelServer | undefined
    for (let step = 0; step < this.all.length; step++) {
      const server = this.all[(step + this.#turn) % this.all.length]
      if (!server) continue
      if (!best || rank(server) < rank(best) || (rank(server) === rank(best) && server.load < best.load)) best = server
    }
    return best
  }

  /** Notes a failure; a server that is now left out is looked after until it answers again. */
  failed(server: ModelServer, isUnreachable: boolean): void {
    server.failed(isUnreachable)
    if (server.isWell || this.#probed.has(server)) return
    this.#probed.add(server)
    void this.#waitUntilWell(server).finally(() => this.#probed.delete(server))
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all(this.all.map((server) => server.close()))
  }

  async #waitUntilWell(server: ModelServer): Promise<void> {
    const { signal } = this.#closing
    for (let rest = firstRestMs; !server.isWell && !signal.aborted; rest = Math.min(rest * 2, longestRestMs)) {
      await sleep(rest, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      try {
        const reader = server.send({ method: 'GET', path: '/models', firstByteMs: probeMs }, signal)
        const { status } = await reader.head
        await readBody(reader)
        // Not every server lists its models; one that says so is there.
        if (status < 500) server.succeeded()
      } catch (err) {
        this.#log.debug({ err }, 'a model server is still away')
      }
    }
  }
}
