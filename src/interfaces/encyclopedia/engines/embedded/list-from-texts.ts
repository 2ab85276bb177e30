import type { Expansion } from '../../../../dialects/mediawiki/templates/template.ts'
import { compareCodePoints } from '../../storage/compare-code-points.ts'
import { badContinue } from '../../domain/action-error.ts'
import type { Call } from './call.ts'
import type { PageEntry } from './pages/page-set.ts'
import { readFromTexts } from './read-from-texts.ts'
import type { Page } from '../../storage/stored-page.ts'

export interface ListedItem {
  /** Tells it from others of its page, and is what they are in order by. */
  readonly key: string
}

export interface ItemRange {
  readonly limit: number
  /** `33|KEY`: a page's id, and where to go on. */
  readonly continue: string | undefined
  readonly isDescending?: boolean
}

export interface ItemList<Item> {
  readonly items: readonly { readonly from: number; readonly item: Item }[]
  readonly next: { readonly continue: string } | undefined
}

/** What is found in the pages' texts with their templates, page after page: one answer's worth of it. */
export async function listFromTexts<Item extends ListedItem>(
  call: Call,
  entries: readonly PageEntry[],
  { limit, continue: sent, isDescending = false }: ItemRange,
  find: (expansion: Expansion, page: Page) => Generator<void, readonly Item[]>,
): Promise<ItemList<Item>> {
  const start = sent === undefined ? undefined : readContinue(sent)
  const from = entries.filter(({ page }) => page && (!start || page.id >= start.id))
  const items: { from: number; item: Item }[] = []
  const sign = isDescending ? -1 : 1
  for await (const { page, found } of readFromTexts(call, from, find)) {
    for (const item of found.toSorted((left, right) => sign * compareCodePoints(left.key, right.key))) {
      if (start?.id === page.id && sign * compareCodePoints(item.key, start.key) < 0) continue
      if (items.length === limit) return { items, next: { continue: `${page.id}|${item.key}` } }
      items.push({ from: page.id, item })
    }
  }
  return { items, next: undefined }
}

function readContinue(sent: string): { readonly id: number; readonly key: string } {
  const [, id, key] = /^(\d{1,15})\|(.+)$/s.exec(sent) ?? []
  if (id === undefined || key === undefined) throw badContinue()
  return { id: Number(id), key }
}
