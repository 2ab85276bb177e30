import { KeptByRevision } from '../../storage/kept-by-revision.ts'
import type { WikiStore } from '../../storage/wiki-store.ts'
import type { Page } from '../../storage/stored-page.ts'

/** Characters kept, two bytes each at most. */
const maxCharacters = 2_000_000

/** Source texts, those read lately from memory. */
export class TextCache {
  readonly #store: WikiStore
  readonly #kept = new KeptByRevision<string>(maxCharacters)

  constructor(store: WikiStore) {
    this.#store = store
  }

  /** Source texts by page id. */
  async read(language: string, pages: readonly Page[]): Promise<Map<number, string>> {
    const texts = new Map<number, string>()
    const wanted: Page[] = []
    for (const page of pages) {
      const text = this.#kept.find(language, page)
      if (text === undefined) wanted.push(page)
      else texts.set(page.id, text)
    }
    if (wanted.length === 0) return texts
    const ids = wanted.map(({ id }) => id)
    const read = await this.#store.readTexts(language, ids)
    for (const page of wanted) {
      const text = read.get(page.id)
      if (text === undefined) continue
      texts.set(page.id, text)
      this.#kept.keep(language, page, text, text.length)
    }
    return texts
  }
}
