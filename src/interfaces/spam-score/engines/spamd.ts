/** Scores by one or several spamd of SpamAssassin, the way to scale out: each mail goes to the least busy one. */
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { kernelError } from '../../../kernel/foundation/errors/service-error.ts'
import type { Evaluation, ScoreOptions, SpamScorer } from '../port.ts'
import type { Settings } from '../settings.ts'
import { exchange } from './spamd/exchange.ts'
import { readAnswer } from './spamd/protocol.ts'
import { orderServers, parseServers, type WatchedServer } from './spamd/server-list.ts'
import { toMailBytes } from './spamd/to-mail-bytes.ts'

type Context = Pick<EngineContext<Settings>, 'settings' | 'log' | 'now'>

export default function createEngine({ settings, log, now }: Context): SpamScorer {
  const servers = parseServers(settings.SPAM_SCORE_SPAMD_SERVERS, now)
  const timeout = settings.SPAM_SCORE_SPAMD_TIMEOUT_MS

  async function ask(server: WatchedServer, mail: Buffer, { signal }: ScoreOptions): Promise<Evaluation> {
    server.load += 1
    try {
      const evaluation = readAnswer(await exchange(server, mail, { timeout, signal }))
      server.circuit.succeeded()
      return evaluation
    } finally {
      server.load -= 1
    }
  }

  return {
    async score(source, options = {}) {
      const mail = toMailBytes(source)
      let cause: unknown
      for (const server of orderServers(servers)) {
        try {
          return await ask(server, mail, options)
        } catch (thrown) {
          if (options.signal?.aborted) throw kernelError('cancelled', 'The caller went away.', { cause: thrown })
          server.circuit.failed()
          log.warn({ err: thrown, server: `${server.host}:${server.port}` }, 'spamd failed')
          cause = thrown
        }
      }
      throw kernelError('engine_unavailable', 'No spamd answers at the moment; try again later.', { cause })
    },
  }
}
