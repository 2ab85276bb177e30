import type { Namespace } from '../../../../../dialects/mediawiki/site.ts'
import type { Form } from '../../../domain/form.ts'
import type { Call } from '../call.ts'

const interfaceTexts = 8

/** Namespaces by their numbers. */
export function toWireNamespaces({ site, form }: Call): Record<string, unknown> {
  return Object.fromEntries(site.namespaces.map((namespace) => [namespace.id, describeNamespace(namespace, form)]))
}

function describeNamespace({ id, name, canonical, case: titleCase }: Namespace, form: Form) {
  return {
    id,
    case: titleCase,
    [form.text('name')]: name,
    ...form.flags({ subpages: hasSubpages(id) }),
    ...(id === 0 ? {} : { canonical }),
    ...form.flags({ content: id === 0, nonincludable: false }),
    ...(id === interfaceTexts ? { namespaceprotection: 'editinterface' } : {}),
  }
}

/** Of MediaWiki's own namespaces all that hold talk, and those that people write texts of their own in. */
function hasSubpages(id: number): boolean {
  return id > 0 && id < 16 && (id % 2 === 1 || [2, 4, interfaceTexts, 10, 12].includes(id))
}

/** Other names of namespaces, by number and name. */
export function toWireAliases({ site, form }: Call) {
  const aliases = site.namespaces.flatMap(({ id, aliases: names }) => names.map((alias) => ({ id, alias })))
  return aliases
    .toSorted((left, right) => left.id - right.id || (left.alias < right.alias ? -1 : 1))
    .map(({ id, alias }) => ({ id, [form.text('alias')]: alias }))
}
