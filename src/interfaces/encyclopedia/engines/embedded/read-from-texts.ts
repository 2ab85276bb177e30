import type { Page } from '../../storage/wiki-store.ts'
import type { Call } from './call.ts'
import type { PageEntry } from './pages/page-set.ts'

/** Pages whose texts are read at a time. */
const batch = 50

/** What is found in the pages' own texts, page after page by id. */
export async function* readFromTexts<Found>(
  { site, texts }: Call,
  entries: readonly PageEntry[],
  find: (text: string, page: Page) => readonly Found[],
): AsyncGenerator<{ readonly page: Page; readonly found: readonly Found[] }> {
  const pages = entries.flatMap(({ page }) => page ?? []).toSorted((left, right) => left.id - right.id)
  for (let start = 0; start < pages.length; start += batch) {
    const some = pages.slice(start, start + batch)
    const read = await texts.read(site.language, some)
    for (const page of some)
      if (page.revision.model === 'wikitext') yield { page, found: find(read.get(page.id) ?? '', page) }
  }
}
