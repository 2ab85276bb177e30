import type { Form } from '../../domain/form.ts'

const announcements =
  'Subscribe to the mediawiki-api-announce mailing list at <https://lists.wikimedia.org/postorius/lists/mediawiki-api-announce.lists.wikimedia.org/> for notice of API deprecations and breaking changes.'

interface Warning {
  readonly module: string
  readonly code: string
  readonly sentence: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** What the modules of a call have to say besides their answer, each sentence once. */
export class Warnings {
  readonly #warnings: Warning[] = []
  readonly #limits = new Map<string, number>()

  /** `module` is the path of the one that warns, such as `query+links`. */
  add(module: string, code: string, sentence: string, data?: Readonly<Record<string, unknown>>): void {
    if (this.#warnings.some((other) => other.module === module && other.sentence === sentence)) return
    this.#warnings.push({ module, code, sentence, ...(data ? { data } : {}) })
  }

  /** What MediaWiki will not take for ever, which its answers remark upon twice. */
  addDeprecation(module: string, sentence: string): void {
    this.add('main', 'deprecation-help', announcements)
    this.add(module, 'deprecation', sentence)
  }

  /** How many results `max` stands for, which answers mention. */
  noteLimit(module: string, limit: number): void {
    this.#limits.set(nameOf(module), limit)
  }

  /** The fields `warnings` and `limits` of an answer; none where there is nothing to say. */
  toWire(form: Form, errorFormat: string): Record<string, unknown> {
    return {
      ...(this.#warnings.length === 0 ? {} : { warnings: this.#write(form, errorFormat) }),
      ...(this.#limits.size === 0 ? {} : { limits: Object.fromEntries(this.#limits) }),
    }
  }

  /** In the format `bc` by module, else a list (mediawiki.org/wiki/API:Errors_and_warnings). */
  #write(form: Form, errorFormat: string): unknown {
    if (errorFormat !== 'bc')
      return this.#warnings.map(({ module, code, sentence, data }) => ({
        code,
        ...(data ? { data } : {}),
        ...(errorFormat === 'none' ? {} : { [form.text('text')]: sentence }),
        module,
      }))
    const byModule = Map.groupBy(this.#warnings, ({ module }) => nameOf(module))
    const entries = [...byModule].map(([module, warnings]) => [
      module,
      { [form.text('warnings')]: warnings.map(({ sentence }) => sentence).join('\n') },
    ])
    return Object.fromEntries(entries)
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('+') + 1)
}
