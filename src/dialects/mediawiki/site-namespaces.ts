import { memoize } from '../../libraries/memoize/memoize.ts'
import { normalizeText } from '../../libraries/text/normalize-text.ts'
import type { Namespace, Site } from './site.ts'

interface Index {
  readonly byName: ReadonlyMap<string, Namespace>
  readonly byId: ReadonlyMap<number, Namespace>
}

/** The namespace of a prefix: localised, canonical or an alias, in any case, with spaces or underscores. */
export function findNamespace(site: Site, prefix: string): Namespace | undefined {
  return indexOf(site).byName.get(toKey(prefix))
}

/** A site always has articles, whatever its siteinfo says. */
export function findNamespaceById(site: Site, id: number): Namespace {
  return indexOf(site).byId.get(id) ?? { id, name: '', canonical: '', aliases: [], case: site.case }
}

/** The site's own names win over canonical ones, and these over aliases. */
const indexOf = memoize(({ namespaces }: Site): Index => {
  const byName = new Map<string, Namespace>()
  const add = (name: string, namespace: Namespace) => {
    const key = toKey(name)
    if (key !== '' && !byName.has(key)) byName.set(key, namespace)
  }
  for (const namespace of namespaces) add(namespace.name, namespace)
  for (const namespace of namespaces) add(namespace.canonical, namespace)
  for (const namespace of namespaces) for (const alias of namespace.aliases) add(alias, namespace)
  return { byName, byId: new Map(namespaces.map((namespace) => [namespace.id, namespace])) }
})

function toKey(name: string): string {
  return normalizeText(name.replaceAll('_', ' '), 'NFC').toLowerCase()
}
