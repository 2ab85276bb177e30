import { lookUp } from '../../../../libraries/json/look-up.ts'
import { encodeTitle } from '../../encode-title.ts'
import type { Title } from '../../normalize-title.ts'
import { findNamespaceById } from '../../site-namespaces.ts'
import type { Site } from '../../site.ts'
import { hasSubpages } from '../subpage-namespaces.ts'
import { escapeWikitext } from './escape-wikitext.ts'

type Named = Pick<Title, 'namespace' | 'title'>

/** Parts of a title by the variables' names (mediawiki.org/wiki/Help:Magic_words#Page_names). */
const names: Readonly<Record<string, (title: Named, site: Site) => string>> = {
  PAGENAME: nameOf,
  FULLPAGENAME: ({ title }) => title,
  BASEPAGENAME: (title, site) => splitAtLast(title, site)[0],
  ROOTPAGENAME: (title, site) =>
    (hasSubpages(title.namespace) ? nameOf(title, site).split('/')[0] : undefined) ?? nameOf(title, site),
  SUBPAGENAME: (title, site) => splitAtLast(title, site)[1],
  NAMESPACE: ({ namespace }, site) => findNamespaceById(site, namespace).name,
  NAMESPACENUMBER: ({ namespace }) => String(namespace),
  TALKSPACE: ({ namespace }, site) => findNamespaceById(site, toTalk(namespace)).name,
  SUBJECTSPACE: ({ namespace }, site) => findNamespaceById(site, toSubject(namespace)).name,
  ARTICLESPACE: ({ namespace }, site) => findNamespaceById(site, toSubject(namespace)).name,
  TALKPAGENAME: (title, site) => join(toTalk(title.namespace), nameOf(title, site), site),
  SUBJECTPAGENAME: (title, site) => join(toSubject(title.namespace), nameOf(title, site), site),
  ARTICLEPAGENAME: (title, site) => join(toSubject(title.namespace), nameOf(title, site), site),
}

/** What such a variable stands for with a title; with an E at its end as addresses have it. Undefined for other names. */
export function readTitleName(name: string, title: Named, site: Site): string | undefined {
  const own = ownName(name)
  if (own) return escapeWikitext(own(title, site))
  const escaped = name.endsWith('E') ? ownName(name.slice(0, -1)) : undefined
  return escaped && encodeTitle(escaped(title, site))
}

export const titleNames: readonly string[] = Object.keys(names).flatMap((name) => [name, `${name}E`])

function ownName(name: string): ((title: Named, site: Site) => string) | undefined {
  return lookUp(names, name)
}

function nameOf({ namespace, title }: Named, site: Site): string {
  const { name } = findNamespaceById(site, namespace)
  return name === '' ? title : title.slice(name.length + 1)
}

function join(namespace: number, name: string, site: Site): string {
  const { name: prefix } = findNamespaceById(site, namespace)
  return prefix === '' ? name : `${prefix}:${name}`
}

function splitAtLast(title: Named, site: Site): [string, string] {
  const name = nameOf(title, site)
  const slash = hasSubpages(title.namespace) ? name.lastIndexOf('/') : -1
  return slash < 0 ? [name, name] : [name.slice(0, slash), name.slice(slash + 1)]
}

function toTalk(namespace: number): number {
  return namespace < 0 ? namespace : namespace | 1
}

function toSubject(namespace: number): number {
  return namespace < 0 ? namespace : namespace & ~1
}
