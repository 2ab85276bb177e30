import type { Operation } from '../contract.ts'

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
