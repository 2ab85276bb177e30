import type { Call } from '../call.ts'

/** What a page says of itself: an object, or in version 1 a list. */
export function toWireProperties({ form }: Call, properties: Readonly<Record<string, string>>): unknown {
  if (form.version === 2) return properties
  return Object.entries(properties).map(([name, value]) => ({ name, '*': value }))
}
