import type { FailureContract } from '../contract.ts'
import { type KernelErrorCode, kernelErrors, ServiceError } from '../../foundation/errors/service-error.ts'

type Statuses = Pick<FailureContract, 'statuses'>

/** The status that a wire has for a failure of the kernel. */
export function wireStatusOf(code: KernelErrorCode, { statuses }: Statuses): number {
  return statuses?.[code] ?? kernelErrors[code]
}

/** The same failure with the status that the wire has for it. */
export function withWireStatus(error: ServiceError, { statuses }: Statuses): ServiceError {
  const { code, message, headers, field, cause } = error
  const status = statuses && isKernelError(code) ? statuses[code] : undefined
  if (status === undefined || status === error.status) return error
  return new ServiceError(code, status, message, { headers, cause, ...(field === undefined ? {} : { field }) })
}

function isKernelError(code: string): code is KernelErrorCode {
  return Object.hasOwn(kernelErrors, code)
}
