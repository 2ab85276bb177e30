import type { AnyInterface } from '../../wire/interface.ts'

/** The engines that an interface can be set to: its own or the capability that serves it, and its original. */
export function engineNamesOf(definition: AnyInterface): readonly string[] {
  const { engines, servedBy } = definition
  const own = servedBy && choosesItself(definition) ? [servedBy.id] : Object.keys(engines)
  return hasRelay(definition) ? [...new Set([...own, 'upstream'])] : own
}

/** Those asked unless a setting names others. */
export function defaultEnginesOf(definition: AnyInterface): readonly string[] {
  const { servedBy, autoEngines } = definition
  if (!servedBy) return autoEngines ?? ['embedded']
  return choosesItself(definition) ? [servedBy.id] : servedBy.defaultEngines
}

/** Whether a setting of its own says if the capability that serves it, or its original, answers. */
export function choosesItself({ prefix, servedBy }: AnyInterface): boolean {
  return servedBy !== undefined && servedBy.prefix !== prefix
}

/**
 * Not where an engine `upstream` of a slice's own answers. A capability's is for those who ask the capability inside: its interfaces
 * are passed on where it has one.
 */
export function hasRelay(definition: AnyInterface): boolean {
  const { engines, servedBy } = definition
  return choosesItself(definition) || Object.hasOwn(engines, 'upstream') === (servedBy !== undefined)
}
