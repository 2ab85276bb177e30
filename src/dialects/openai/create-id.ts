import { randomUUID } from 'node:crypto'

/** An id as the original writes it, such as `chatcmpl-…`. (Node keeps random bytes at hand for UUIDs alone.) */
export function createId(prefix: string): string {
  return `${prefix}-${randomUUID().replaceAll('-', '')}`
}
