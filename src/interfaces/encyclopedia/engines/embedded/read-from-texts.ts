import type { Expansion } from '../../../../dialects/mediawiki/templates/template.ts'
import { runInTurns } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { Call } from './call.ts'
import type { PageEntry } from './pages/page-set.ts'
import { readExpanded } from './read-expanded.ts'
import type { Page } from '../../storage/stored-page.ts'

/** Pages whose texts are read at a time. */
const batch = 50

/** What is found in the pages' texts with their templates, page after page by id. */
export async function* readFromTexts<Found>(
  call: Call,
  entries: readonly PageEntry[],
  find: (expansion: Expansion, page: Page) => Generator<void, readonly Found[]>,
): AsyncGenerator<{ readonly page: Page; readonly found: readonly Found[] }> {
  const pages = entries.flatMap(({ page }) => page ?? []).toSorted((left, right) => left.id - right.id)
  for (let start = 0; start < pages.length; start += batch) {
    const some = pages.slice(start, start + batch)
    const expanded = await readExpanded(
      call,
      some.filter(({ revision }) => revision.model === 'wikitext'),
    )
    for (const page of some) {
      const expansion = expanded.get(page.id)
      if (expansion) yield { page, found: await runInTurns(find(expansion, page), call.yieldToEventLoop) }
    }
  }
}
