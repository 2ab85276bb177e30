import type { Exchange } from './exchange.ts'
import { readResult } from './read-result.ts'
import type { Result } from './result.ts'
import { send } from './send.ts'

/** Sends a call and reads its whole answer, both within one deadline. */
export function call(exchange: Exchange): Promise<Result<unknown>> {
  return exchange.deadline.limit(async () => {
    const received = await send(exchange)
    return 'reason' in received ? received : readResult(received, exchange)
  })
}
