import { ServiceError, tookTooLong } from '../errors/service-error.ts'
import type { WorkerAnswer } from './worker-set.ts'

/** @throws ServiceError that the module threw, made anew on this side. */
export function toResult(answer: WorkerAnswer): { readonly result: unknown; readonly workedMs: number } {
  if (!('failure' in answer)) return answer
  const { code, status, message, headers, field } = answer.failure
  throw new ServiceError(code, status, message, { headers, ...(field === undefined ? {} : { field }) })
}

export function timedOut(): ServiceError {
  return tookTooLong('This takes longer than work on one request may; send less at a time.')
}
