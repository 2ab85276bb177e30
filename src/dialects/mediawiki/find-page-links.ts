import { findFileUses } from './file-uses.ts'
import { findRedirect } from './find-redirect.ts'
import type { Title } from './normalize-title.ts'
import { readBrackets } from './read-brackets.ts'
import { type Link, readTarget } from './read-target.ts'
import type { Site } from './site.ts'
import { hasSubpages } from './templates/subpage-namespaces.ts'
import type { Expansion } from './templates/template.ts'

type Titled = Pick<Title, 'namespace' | 'title'>

const address = /^(?:[a-z][a-z\d+.-]{1,20}:)?\/\//i

/**
 * The pages that a page leads to as it is shown, each once, as MediaWiki lists them (mediawiki.org/wiki/Manual:Pagelinks_table):
 * those that templates bring in, those behind pictures, those that `#ifexist` looked for. Not itself, but for its sections. In steps.
 */
export function* findPageLinks({ text, looked }: Expansion, page: Titled, site: Site): Generator<void, Link[]> {
  const links = new Map<string, Link>()
  const add = (link: Link | undefined) => link && links.set(link.title, link)
  const redirect = findRedirect(text, site)
  if (redirect !== undefined) add(readTarget(`:${redirect}`, site))
  for (const inside of readBrackets(text)) {
    yield
    const bar = inside.indexOf('|')
    const target = bar < 0 ? inside : inside.slice(0, bar)
    const link = readTarget(resolve(target, page), site)
    if (link && (link.title !== page.title || target.includes('#'))) add(link)
  }
  for (const use of findFileUses(text, site)) {
    yield
    const leadsTo = use?.leadsTo
    if (leadsTo !== undefined && !address.test(leadsTo)) add(readTarget(`:${leadsTo}`, site))
  }
  for (const link of looked) add(link)
  return [...links.values()]
}

/** `[[/Sub]]` and `[[../Other]]` on a page that has subpages. */
function resolve(target: string, { namespace, title }: Titled): string {
  if (!/^\s*(?:\/|\.\.\/)/.test(target) || !hasSubpages(namespace)) return target
  const path = target.trim()
  if (path.startsWith('/')) return `${title}${path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path}`
  let [rest, parent] = [path, title]
  while (rest.startsWith('../') && parent.includes('/')) {
    rest = rest.slice(3)
    parent = parent.slice(0, parent.lastIndexOf('/'))
  }
  return rest === '' ? parent : `${parent}/${rest}`
}
