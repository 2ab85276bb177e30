import type { Contract, Operation } from '../kernel/wire/contract.ts'
import type { Result } from './answer/result.ts'
import { call } from './call.ts'
import { createOpener } from './create-methods.ts'
import type { CallInput } from './exchange/exchange.ts'
import type { CallOptions } from './options.ts'
import type { Target } from './request/target.ts'

/** Calls an operation that is not known before the program runs. */
export async function callOperation(
  contract: Contract,
  operation: Operation,
  target: Target,
  input: CallInput,
  options?: CallOptions,
): Promise<Result<unknown>> {
  return call(createOpener(contract, operation, target)('application/json', input, options))
}
