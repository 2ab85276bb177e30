import type { Exchange } from './exchange/exchange.ts'
import { readResult } from './answer/read-result.ts'
import type { Result } from './answer/result.ts'
import { send } from './exchange/send.ts'

/** Sends a call and reads its whole answer, both within one deadline. */
export function call(exchange: Exchange): Promise<Result<unknown>> {
  return exchange.deadline.limit(async () => {
    const received = await send(exchange)
    return 'reason' in received ? received : readResult(received, exchange)
  })
}
