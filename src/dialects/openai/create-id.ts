import { randomUUID } from 'node:crypto'

/** An id as the original writes it, such as `chatcmpl-…` or `resp_…`. (Node keeps random bytes at hand for UUIDs alone.) */
export function createId(prefix: string, separator: '-' | '_' = '-'): string {
  return `${prefix}${separator}${randomUUID().replaceAll('-', '')}`
}
