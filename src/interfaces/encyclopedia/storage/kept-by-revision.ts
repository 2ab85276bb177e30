import type { Page } from './wiki-store.ts'

/**
 * Things made of pages' texts lately. They are known by their pages' revisions, so that an import is seen at once. All are
 * forgotten when there is no more room, which costs less than finding out the oldest.
 */
export class KeptByRevision<Value> {
  readonly #kept = new Map<string, Value>()
  readonly #maxCharacters: number
  #characters = 0

  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters
  }

  find(language: string, page: Page): Value | undefined {
    return this.#kept.get(toKey(language, page))
  }

  /** The characters are those of the text that it is made of; long ones are not kept. */
  keep(language: string, page: Page, value: Value, characters: number): void {
    if (characters > this.#maxCharacters / 4) return
    if (this.#characters + characters > this.#maxCharacters) {
      this.#kept.clear()
      this.#characters = 0
    }
    this.#kept.set(toKey(language, page), value)
    this.#characters += characters
  }
}

function toKey(language: string, { id, revision }: Page): string {
  return `${language} ${id} ${revision.id} ${revision.timestamp} ${revision.size}`
}
