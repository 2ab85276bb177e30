import type { Form } from '../../domain/form.ts'

/** What the modules of a call have to say besides their answer, each sentence once. */
export class Warnings {
  readonly #byModule = new Map<string, Set<string>>()

  add(module: string, sentence: string): void {
    this.#byModule.set(module, (this.#byModule.get(module) ?? new Set()).add(sentence))
  }

  /** The field `warnings` of an answer; nothing when there are none. */
  toWire(form: Form): { warnings?: Record<string, Record<string, string>> } {
    if (this.#byModule.size === 0) return {}
    const entries = [...this.#byModule].map(
      ([module, sentences]) => [module, { [form.text('warnings')]: [...sentences].join('\n') }] as const,
    )
    return { warnings: Object.fromEntries(entries) }
  }
}
