import { createHash } from 'node:crypto'
import type { MemoryUnit } from './translation-memory.ts'

/** Under which a unit is found; white space at its ends is its own. */
export function hashUnit({ source, target, format, madeBy, text }: MemoryUnit): string {
  return createHash('sha256').update([source, target, format, madeBy, text].join('\0')).digest('base64url').slice(0, 27)
}
