import type { Page, WikiStore } from '../../storage/wiki-store.ts'

/** Characters kept, two bytes each at most. */
const max = 2_000_000

/** Source texts read lately. A text is known by its page's revision, so that an import is seen at once. */
export class TextCache {
  readonly #store: WikiStore
  readonly #kept = new Map<string, string>()
  #characters = 0

  constructor(store: WikiStore) {
    this.#store = store
  }

  /** Source texts by page id. */
  async read(language: string, pages: readonly Page[]): Promise<Map<number, string>> {
    const texts = new Map<number, string>()
    const wanted: Page[] = []
    for (const page of pages) {
      const text = this.#kept.get(keyOf(language, page))
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
      this.#keep(keyOf(language, page), text)
    }
    return texts
  }

  /** All are forgotten at once when there is no more room, which costs less than finding out the oldest. */
  #keep(key: string, text: string): void {
    if (text.length > max / 4) return
    if (this.#characters + text.length > max) {
      this.#kept.clear()
      this.#characters = 0
    }
    this.#kept.set(key, text)
    this.#characters += text.length
  }
}

function keyOf(language: string, { id, revision }: Page): string {
  return `${language} ${id} ${revision.id} ${revision.timestamp} ${revision.size}`
}
