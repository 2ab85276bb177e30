import { kernelError } from '../../../../kernel/foundation/errors/service-error.ts'
import { OperatorError } from '../../../../libraries/errors/operator-error.ts'

/** Failures that the command line shows as they are become faults of the request on the wire. */
export async function refuseInWords<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (thrown) {
    throw thrown instanceof OperatorError ? kernelError('invalid_request', thrown.message, { cause: thrown }) : thrown
  }
}
