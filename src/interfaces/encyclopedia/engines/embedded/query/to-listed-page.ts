import type { ListedPage } from './list-module.ts'
import type { Page } from '../../../storage/stored-page.ts'

/** A page as most lists show it. */
export function toListedPage(page: Page, beside: Readonly<Record<string, unknown>> = {}): ListedPage {
  const { id, namespace, title } = page
  return { title, page, fields: { pageid: id, ns: namespace, title, ...beside } }
}
