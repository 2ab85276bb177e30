import type { Namespace, Site } from '../../../../dialects/mediawiki/site.ts'

/** What a wiki is called and how it names its namespaces, as MediaWiki itself localises them. */
export interface SiteWords {
  readonly language: string
  readonly name: string
  readonly mainPage: string
  /** By number, from -2 to 15; articles, 0, have none. The odd ones hold talk. */
  readonly namespaces: Readonly<Record<number, string>>
  readonly aliases: Readonly<Record<number, readonly string[]>>
}

const canonicalNames: Readonly<Record<number, string>> = {
  [-2]: 'Media',
  [-1]: 'Special',
  0: '',
  1: 'Talk',
  2: 'User',
  3: 'User talk',
  4: 'Project',
  5: 'Project talk',
  6: 'File',
  7: 'File talk',
  8: 'MediaWiki',
  9: 'MediaWiki talk',
  10: 'Template',
  11: 'Template talk',
  12: 'Help',
  13: 'Help talk',
  14: 'Category',
  15: 'Category talk',
}

/** The site of a sample edition. Its generator is the release whose wire is spoken; clients refuse one they cannot read. */
export function composeSite({ language, name, mainPage, namespaces, aliases }: SiteWords): Site {
  return {
    language,
    name,
    base: `http://${language}.encyclopedia.localhost:8022/wiki/${encodeURIComponent(mainPage.replaceAll(' ', '_'))}`,
    mainPage,
    databaseName: `${language}sample`,
    generator: 'MediaWiki 1.43.0-mainstay',
    case: 'first-letter',
    namespaces: Object.entries(canonicalNames)
      .map(([id, canonical]): Namespace => ({
        id: Number(id),
        name: namespaces[Number(id)] ?? canonical,
        canonical,
        aliases: aliases[Number(id)] ?? [],
        case: 'first-letter',
      }))
      .toSorted((left, right) => left.id - right.id),
  }
}
