import { categoriesInSteps } from '../../../../../dialects/mediawiki/find-categories.ts'
import { externalLinksInSteps } from '../../../../../dialects/mediawiki/find-external-links.ts'
import { filesInSteps } from '../../../../../dialects/mediawiki/find-files.ts'
import { findPageLinks } from '../../../../../dialects/mediawiki/find-page-links.ts'
import { findPageProperties } from '../../../../../dialects/mediawiki/find-page-properties.ts'
import {
  type CategoryLink,
  referencesInSteps,
  type References,
} from '../../../../../dialects/mediawiki/find-references.ts'
import type { Title } from '../../../../../dialects/mediawiki/normalize-title.ts'
import type { Link } from '../../../../../dialects/mediawiki/read-target.ts'
import type { Site } from '../../../../../dialects/mediawiki/site.ts'
import type { Expansion } from '../../../../../dialects/mediawiki/templates/template.ts'

/** What a text says; nothing of what nobody asked for. */
export interface TextFacts {
  readonly references: Pick<References, 'languageLinks' | 'interwikiLinks'>
  readonly properties: Readonly<Record<string, string>>
  readonly links: readonly Link[]
  readonly categories: readonly CategoryLink[]
  readonly files: readonly Link[]
  readonly addresses: readonly string[]
}

/** Reads a text once for each kind of thing that was asked for, in steps. */
export function* readFacts(
  expansion: Expansion,
  page: Pick<Title, 'namespace' | 'title'>,
  site: Site,
  chosen: ReadonlySet<string>,
): Generator<void, TextFacts> {
  const { text } = expansion
  const needsReferences = chosen.has('langlinks') || chosen.has('iwlinks')
  const references = needsReferences ? yield* referencesInSteps(text, site) : { languageLinks: [], interwikiLinks: [] }
  yield
  const properties = findPageProperties(text)
  yield
  const links = chosen.has('links') ? yield* findPageLinks(expansion, page, site) : []
  yield
  const categories = chosen.has('categories') ? yield* categoriesInSteps(text, page.namespace, site) : []
  yield
  const files = chosen.has('images') ? yield* filesInSteps(text, site) : []
  yield
  const addresses = chosen.has('externallinks') ? yield* externalLinksInSteps(text, site) : []
  return { references, properties, links, categories, files, addresses }
}
