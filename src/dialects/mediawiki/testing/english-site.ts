import { completeNamespaces } from '../complete-namespaces.ts'
import type { Site } from '../site.ts'

const names = [
  '',
  'Talk',
  'User',
  'User talk',
  'Small Encyclopedia',
  'Small Encyclopedia talk',
  'File',
  'File talk',
  'MediaWiki',
  'MediaWiki talk',
  'Template',
  'Template talk',
  'Help',
  'Help talk',
  'Category',
  'Category talk',
]

/** A wiki with MediaWiki's own namespaces. */
export const englishSite: Site = {
  language: 'en',
  name: 'Small Encyclopedia',
  base: 'http://wiki.example/wiki/Main_Page',
  mainPage: 'Main Page',
  databaseName: 'wiki',
  generator: 'MediaWiki 1.39.17',
  case: 'first-letter',
  namespaces: completeNamespaces('en', [
    { id: -2, name: 'Media', case: 'first-letter' },
    { id: -1, name: 'Special', case: 'first-letter' },
    ...names.map((name, id) => ({ id, name, case: 'first-letter' as const })),
  ]),
}
