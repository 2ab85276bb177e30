import { findUsualPrefix } from './namespaces.ts'

/** Namespaces by declared prefix (empty: the default namespace), as they hold for one element and what is inside it. */
export interface NamesInScope {
  readonly declared: ReadonlyMap<string, string>
  readonly outer: NamesInScope | undefined
  /** Prefixes looked up here before; hundreds of scopes may lie around one that is used thousands of times. */
  readonly found: Map<string, string | undefined>
}

/** The names that hold inside an element with these attributes: the outer ones themselves when it declares none. */
export function declareNames(
  outer: NamesInScope | undefined,
  attributes: Readonly<Record<string, string>>,
): NamesInScope | undefined {
  if (!Object.keys(attributes).some(isDeclaration)) return outer
  const declared = Object.entries(attributes)
    .filter(([name]) => isDeclaration(name))
    .map(([name, namespace]) => [toPrefix(name), namespace.trim()] as const)
  return { declared: new Map(declared), outer, found: new Map() }
}

/** The namespace that a prefix stands for. */
export function findNamespace(names: NamesInScope | undefined, prefix: string): string | undefined {
  if (!names) return undefined
  if (!names.found.has(prefix)) names.found.set(prefix, searchOutwards(names, prefix))
  return names.found.get(prefix)
}

function searchOutwards(names: NamesInScope, prefix: string): string | undefined {
  for (let scope: NamesInScope | undefined = names; scope; scope = scope.outer) {
    const namespace = scope.declared.get(prefix)
    if (namespace !== undefined) return namespace
  }
  return undefined
}

/** The usual prefix for one as written. An undeclared prefix is taken at its word, as is one of an unknown namespace. */
export function findPrefix(names: NamesInScope | undefined, written: string): string {
  const namespace = findNamespace(names, written)
  return (namespace === undefined ? undefined : findUsualPrefix(namespace)) ?? written
}

function isDeclaration(attribute: string): boolean {
  return attribute === 'xmlns' || attribute.startsWith('xmlns:')
}

function toPrefix(attribute: string): string {
  return attribute.slice('xmlns:'.length).toLowerCase()
}
