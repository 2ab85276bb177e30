import type { Namespace } from '../../../../../dialects/mediawiki/site.ts'
import type { Call } from '../call.ts'
import { describeGeneral } from './describe-general.ts'
import type { MetaModule } from './module.ts'

const properties = ['general', 'namespaces', 'namespacealiases', 'statistics'] as const

const describers: Readonly<Record<(typeof properties)[number], (call: Call) => unknown>> = {
  general: describeGeneral,
  namespaces: describeNamespaces,
  namespacealiases: describeAliases,
  statistics: describeStatistics,
}

/** `meta=siteinfo` (mediawiki.org/wiki/API:Siteinfo), from the dump's own siteinfo. */
export const siteinfo: MetaModule = {
  parameters: ['siprop'],
  async describe(call) {
    const chosen = call.parameters.choices('siprop', 'siteinfo', properties) ?? ['general']
    const described: Record<string, unknown> = {}
    for (const name of chosen) described[name] = await describers[name](call)
    return described
  },
}

function describeNamespaces({ site, form }: Call): Record<string, unknown> {
  return Object.fromEntries(site.namespaces.map((namespace) => [namespace.id, describeNamespace(namespace, form)]))
}

/** Talk namespaces, the odd ones, hold talk pages; and these, like the user's and the project's own, have subpages. */
function describeNamespace({ id, name, canonical, case: titleCase }: Namespace, form: Call['form']) {
  return {
    id,
    case: titleCase,
    [form.text('name')]: name,
    ...form.flags({ subpages: id > 0 && (id % 2 === 1 || id === 2 || id === 4) }),
    ...(id === 0 ? {} : { canonical }),
    ...form.flags({ content: id === 0, nonincludable: false }),
  }
}

function describeAliases({ site, form }: Call) {
  return site.namespaces.flatMap(({ id, aliases }) => aliases.map((alias) => ({ id, [form.text('alias')]: alias })))
}

/** A dump of current pages knows of one revision each, and of no users. */
async function describeStatistics({ site, store }: Call) {
  const { pages, articles } = await store.countPages(site.language)
  return { pages, articles, edits: pages, images: 0, users: 0, activeusers: 0, admins: 0, jobs: 0 }
}
