/** The parameters of a call as they were sent, and which of them a module asked for. */
export class SentParameters {
  readonly #values: ReadonlyMap<string, string>
  readonly #taken = new Set<string>()

  constructor(values: ReadonlyMap<string, string>) {
    this.#values = values
  }

  take(name: string): string | undefined {
    this.#taken.add(name)
    return this.#values.get(name)
  }

  has(name: string): boolean {
    return this.#values.has(name)
  }

  /** Those that no module of the call knows. */
  get unrecognized(): string[] {
    return [...this.#values.keys()].filter((name) => !this.#taken.has(name))
  }
}
