import { completeNamespaces, type NamedNamespace } from '../../../../dialects/mediawiki/complete-namespaces.ts'
import type { Site } from '../../../../dialects/mediawiki/site.ts'
import { memoizeRecent } from '../../../../libraries/memoize/memoize-recent.ts'

/** MediaWiki's own namespaces (mediawiki.org/wiki/Help:Namespaces), from -2 on. */
const names =
  'Media|Special||Talk|User|User talk|Project|Project talk|File|File talk|MediaWiki|MediaWiki talk|Template|' +
  'Template talk|Help|Help talk|Category|Category talk'

const namespaces = names
  .split('|')
  .map((name, index): NamedNamespace => ({ id: index - 2, name, case: 'first-letter' }))

/** More than there are editions. */
const max = 500

/** An edition before anything was imported for it. */
export const emptySite = memoizeRecent(max, (language: string): Site => ({
  language,
  name: 'Encyclopedia',
  base: '',
  mainPage: 'Main Page',
  databaseName: `${language.replaceAll('-', '_')}wiki`,
  generator: '',
  case: 'first-letter',
  namespaces: completeNamespaces(language, namespaces),
}))
