import { kernelError } from '../../errors/service-error.ts'
import { type Outcome, retry, type RetryPolicy } from '../retry.ts'
import type { UpstreamServer } from './upstream-server.ts'
import type { UpstreamServers } from './upstream-servers.ts'

export interface AskOptions extends RetryPolicy {
  /** Whether a server can answer; all can when absent. */
  readonly suits?: ((server: UpstreamServer) => boolean) | undefined
}

/**
 * Asks the server with the least to do. Where it fails another one is asked at once, or the same one again after a wait when there is no other.
 *
 * @param ask gets whether it is the last attempt
 */
export async function askServers<Answer>(
  servers: UpstreamServers,
  { suits, ...policy }: AskOptions,
  ask: (server: UpstreamServer, isLast: boolean) => Promise<Outcome<Answer>>,
): Promise<Answer> {
  const tried = new Set<UpstreamServer>()
  const attempt = async (count: number): Promise<Outcome<Answer>> => {
    const server = servers.choose(tried, suits)
    if (!server) throw kernelError('engine_unavailable', 'There is no server to ask.')
    const outcome = await ask(server, count >= policy.retries)
    tried.add(server)
    return outcome
  }
  return retry(policy, attempt, () => tried.size < servers.all.length)
}
