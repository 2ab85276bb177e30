import { kernelError } from '../../../kernel/foundation/errors/service-error.ts'
import type { ChosenCategory } from '../port.ts'

/** Pages past the last are empty, so that a caller who walks on meets no error; at most nine digits keep it exact. */
export function readPageNumber(text = '1'): number {
  if (/^0*[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw kernelError('invalid_request', 'The query field "page" must be an integer from 1 on.')
}

/** The category of a whole list, and its number where it is new. */
export function readChosenCategory(category?: string, segment?: string): ChosenCategory | undefined {
  if (segment !== undefined && !/^\d{1,9}$/.test(segment))
    throw kernelError('invalid_request', 'The query field "segment" must be a number such as 40.')
  if (category === undefined) return undefined
  return { name: category, segment: segment === undefined ? undefined : Number(segment) }
}
