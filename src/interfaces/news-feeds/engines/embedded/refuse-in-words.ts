import { kernelError } from '../../../../kernel/foundation/errors/service-error.ts'
import { OperatorError } from '../../../../libraries/errors/operator-error.ts'

/** What the command line tells the person before it, a caller of the wire is told as a fault of the request. */
export async function refuseInWords<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (thrown) {
    throw thrown instanceof OperatorError ? kernelError('invalid_request', thrown.message, { cause: thrown }) : thrown
  }
}
