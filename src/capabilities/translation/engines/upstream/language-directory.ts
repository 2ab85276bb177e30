import type { LanguagePair } from '../../port.ts'
import type { ServedLanguages } from './wire.ts'

/** Milliseconds for which a list counts, and for which a failure to read one is not tried again. */
const keptMs = 300_000
const restMs = 5_000

export interface LanguageDirectoryOptions {
  fetch(): Promise<ServedLanguages>
  now(): number
}

/** The languages of the servers, read when they are asked for; while the servers are away the last list counts. */
export class LanguageDirectory {
  readonly #options: LanguageDirectoryOptions
  #languages: Promise<ServedLanguages> | undefined
  #last: ServedLanguages | undefined
  #freshUntil = 0

  constructor(options: LanguageDirectoryOptions) {
    this.#options = options
  }

  read(): Promise<ServedLanguages> {
    if (this.#languages && this.#options.now() < this.#freshUntil) return this.#languages
    this.#freshUntil = this.#options.now() + keptMs
    return (this.#languages = this.#fetch())
  }

  async listPairs(): Promise<readonly LanguagePair[]> {
    const { sources, targets, hasPair } = await this.read()
    return [...sources].flatMap(([source, from]) =>
      [...targets].flatMap(([target, to]): LanguagePair[] =>
        source === target || hasPair?.(from, to) === false ? [] : [{ source, target }],
      ),
    )
  }

  async #fetch(): Promise<ServedLanguages> {
    try {
      this.#last = await this.#options.fetch()
    } catch (thrown) {
      this.#freshUntil = this.#options.now() + restMs
      if (!this.#last) throw thrown
    }
    return this.#last
  }
}
