import type { MountedInterface } from '../mounted-interface.ts'
import { pathsOf, withoutSlash } from '../../wire/contract/paths-of.ts'

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
