import type { TextTable } from '../../domain/text-table.ts'

/** Gives every text an index, one to equal texts; the empty text is 0. */
export class TextBuilder {
  readonly #indices = new Map<string, number>([['', 0]])

  add(text: string): number {
    const known = this.#indices.get(text)
    if (known !== undefined) return known
    this.#indices.set(text, this.#indices.size)
    return this.#indices.size - 1
  }

  build(): TextTable {
    const encoded = [...this.#indices.keys()].map((text) => Buffer.from(text))
    const start = new Int32Array(encoded.length + 1)
    for (const [index, { length }] of encoded.entries()) start[index + 1] = (start[index] ?? 0) + length
    return { start, bytes: new Uint8Array(Buffer.concat(encoded)) }
  }
}
