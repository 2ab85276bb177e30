import { maskVerbatim } from './mask-verbatim.ts'
import { normalizeTitle } from './normalize-title.ts'
import type { Link } from './read-target.ts'
import { findNamespaceById } from './site-namespaces.ts'
import type { Site } from './site.ts'

/** Words in braces that work on what follows them, and are no templates. */
const functions =
  /^(?:#|[A-Z]{3,}:|(?:subst|safesubst|msg|msgnw|raw|int|ns|nse|lc|lcfirst|uc|ucfirst|formatnum|urlencode|fullurl|localurl|padleft|padright|plural|gender)\s*:)/

/** Those that stand for a value. */
const variables: ReadonlySet<string> = new Set(
  (
    'PAGENAME FULLPAGENAME NAMESPACE SITENAME SERVER CURRENTYEAR CURRENTMONTH CURRENTDAY CURRENTTIME REVISIONID ' +
    'NUMBEROFARTICLES NUMBEROFPAGES BASEPAGENAME SUBPAGENAME TALKPAGENAME !'
  ).split(' '),
)

const opening = /(?<!\{)\{\{(?!\{)\s*([^{}|[\]<>\n]{1,255})\s*(?=[|\n}]|<!--)/g

const templateNamespace = 10

/** The templates that a page's own text is made with, each once; those inside templates are not looked into. */
export function findTemplates(text: string, site: Site): Link[] {
  const found = new Map<string, Link>()
  for (const [, name = ''] of maskVerbatim(text).matchAll(opening)) {
    const written = name.trim()
    if (written === '' || functions.test(written) || variables.has(written)) continue
    const { name: prefix } = findNamespaceById(site, templateNamespace)
    const own = normalizeTitle(written, site)
    const isElsewhere =
      own !== undefined && (own.namespace !== 0 || own.interwiki !== undefined || written.startsWith(':'))
    const title = isElsewhere ? own : normalizeTitle(`${prefix}:${written}`, site)
    if (title && title.interwiki === undefined && title.namespace >= 0)
      found.set(title.title, { namespace: title.namespace, title: title.title })
  }
  return [...found.values()]
}
