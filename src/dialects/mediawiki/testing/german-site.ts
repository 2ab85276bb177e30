import { completeNamespaces } from '../complete-namespaces.ts'
import type { Site } from '../site.ts'

const names: readonly (readonly [number, string])[] = [
  [-2, 'Medium'],
  [-1, 'Spezial'],
  [0, ''],
  [1, 'Diskussion'],
  [2, 'Benutzer'],
  [3, 'Benutzer Diskussion'],
  [4, 'Wikipedia'],
  [6, 'Datei'],
  [10, 'Vorlage'],
  [14, 'Kategorie'],
  [100, 'Portal'],
]

/** A site whose own names are not the canonical ones, and with one namespace that keeps the case of titles. */
export const germanSite: Site = {
  language: 'de',
  name: 'Wikipedia',
  base: 'https://de.wikipedia.org/wiki/Wikipedia:Hauptseite',
  mainPage: 'Wikipedia:Hauptseite',
  databaseName: 'dewiki',
  generator: 'MediaWiki 1.45.0',
  case: 'first-letter',
  namespaces: completeNamespaces('de', [
    ...names.map(([id, name]) => ({ id, name, case: 'first-letter' as const })),
    { id: 2302, name: 'Gadget-Definition', case: 'case-sensitive' },
  ]),
}
