import type { Operation } from '../../kernel/wire/contract.ts'
import { Deadline } from '../exchange/deadline.ts'
import type { Exchange } from '../exchange/exchange.ts'

/** A call with a shorter timeout than a client takes, for what only shows when time is up. */
export function createExchange(root: string, operation: Operation, timeoutMs: number, signal?: AbortSignal): Exchange {
  return {
    operation,
    rule: { in: 'bearer', need: 'required' },
    noResponseStatus: 0,
    target: { root, key: 'k-53cr3t', scheme: undefined, timeoutMs, gzip: false, fetch },
    input: {},
    accept: 'application/json',
    deadline: new Deadline(timeoutMs, signal),
  }
}
