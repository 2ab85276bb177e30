import type { Call } from '../call.ts'
import { toWireTime } from '../to-wire-time.ts'
import { directionOf, serverOf } from './addresses.ts'

/** Characters that titles may hold, as MediaWiki's `$wgLegalTitleChars` writes them; clients check titles by it. */
const legalTitleCharacters = ' %!"$&\'()*,\\-.\\/0-9:;=?@A-Z\\\\^_`a-z~\\x80-\\xFF+'

/** Clients look for a version that knows what they ask; of the wikis without one, this is what is served. */
const ownGenerator = 'MediaWiki 1.43.0'

export async function describeGeneral(call: Call): Promise<Record<string, unknown>> {
  const { site, form, now } = call
  const server = serverOf(site)
  return {
    mainpage: await findMainPage(call),
    base: site.base,
    sitename: site.name,
    generator: site.generator.startsWith('MediaWiki ') ? site.generator : ownGenerator,
    case: site.case,
    lang: site.language,
    fallback: [],
    ...form.flags({ rtl: directionOf(site) === 'rtl', readonly: true }),
    legaltitlechars: legalTitleCharacters,
    timezone: 'UTC',
    timeoffset: 0,
    articlepath: '/wiki/$1',
    scriptpath: '/w',
    script: '/w/index.php',
    variantarticlepath: false,
    server,
    servername: URL.parse(server)?.host ?? '',
    wikiid: site.databaseName,
    time: toWireTime(now),
  }
}

/** Clients begin at the main page. A dump of chosen pages may lack it: then the first article stands in. */
async function findMainPage({ site, store }: Call): Promise<string> {
  const [mainPage] = await store.findPagesByTitle(site.language, [site.mainPage])
  const page = mainPage ?? (await store.findFirstArticle(site.language))
  return page?.title ?? site.mainPage
}
