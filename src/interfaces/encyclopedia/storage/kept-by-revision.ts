import { RecentMap } from '../../../libraries/memoize/recent-map.ts'
import type { Page } from './stored-page.ts'

/** Things made of pages' texts lately. They are known by their pages' revisions, so that an import is seen at once. */
export class KeptByRevision<Value> {
  readonly #kept: RecentMap<string, Value>
  readonly #maxCharacters: number

  constructor(maxCharacters: number) {
    this.#kept = new RecentMap(maxCharacters)
    this.#maxCharacters = maxCharacters
  }

  find(language: string, page: Page): Value | undefined {
    return this.#kept.get(toKey(language, page))
  }

  /** The characters are those of the text that it is made of; long ones are not kept. */
  keep(language: string, page: Page, value: Value, characters: number): void {
    if (characters > this.#maxCharacters / 4) return
    this.#kept.set(toKey(language, page), value, characters)
  }
}

function toKey(language: string, { id, revision }: Page): string {
  return `${language} ${id} ${revision.id} ${revision.timestamp} ${revision.size}`
}
