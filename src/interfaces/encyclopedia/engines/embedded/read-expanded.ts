import { type Expansion, type ExpandOptions, unexpanded } from '../../../../dialects/mediawiki/templates/template.ts'
import type { Call } from './call.ts'
import type { Page } from '../../storage/stored-page.ts'

/** The texts of pages with templates in their places, by page id; what is no wikitext stays as it is. */
export async function readExpanded(
  { site, store, texts }: Call,
  pages: readonly Page[],
  purpose: ExpandOptions['purpose'] = 'facts',
): Promise<ReadonlyMap<number, Expansion>> {
  const read = await texts.read(site.language, pages)
  const expanded = new Map<number, Expansion>()
  for (const page of pages) {
    const text = read.get(page.id) ?? ''
    const isWikitext = page.revision.model === 'wikitext'
    const expansion = isWikitext ? await store.expandText(site, { text, page, purpose }) : undefined
    expanded.set(page.id, expansion ?? unexpanded(text))
  }
  return expanded
}
