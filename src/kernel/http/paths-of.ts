import type { Operation } from '../contract.ts'
import type { MountedInterface } from './operation.ts'

/** Every path of an operation once: the router takes one that ends in a slash for the same without. */
export function pathsOf({ path, aliases = [] }: Operation): readonly string[] {
  const known = new Set<string>()
  return [path, ...aliases].filter((each) => {
    const isNew = !known.has(withoutSlash(each))
    known.add(withoutSlash(each))
    return isNew
  })
}

export function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '')
}

/** A path as the router takes it: a colon inside a segment, as in `images:analyze`, is no parameter, and is doubled there. */
export function routeOf(path: string): string {
  return path.replaceAll(/(?<!\/):/g, '::')
}

/** @throws Error where two operations of interfaces under one base answer the same calls */
export function assertDistinctPaths(base: string, group: readonly MountedInterface[]): void {
  const known = new Map<string, string>()
  for (const { definition } of group)
    for (const [name, operation] of Object.entries(definition.contract.operations))
      for (const path of pathsOf(operation)) {
        const call = `${operation.method} /${base}${withoutSlash(path)}`
        const other = known.get(call)
        const own = `"${name}" of ${definition.contract.id}`
        if (other !== undefined)
          throw new Error(`${other} and ${own} both answer ${call}; each path is one operation's.`)
        known.set(call, own)
      }
}
