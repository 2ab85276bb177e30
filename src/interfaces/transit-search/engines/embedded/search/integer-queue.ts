/** Whole numbers in the order in which they came; its memory stays when it is cleared. */
export class IntegerQueue {
  #values = new Int32Array(256)
  length = 0

  clear(): void {
    this.length = 0
  }

  push(value: number): void {
    if (this.length === this.#values.length) this.#grow()
    this.#values[this.length++] = value
  }

  at(index: number): number {
    return this.#values[index] ?? 0
  }

  #grow(): void {
    const larger = new Int32Array(this.#values.length * 2)
    larger.set(this.#values)
    this.#values = larger
  }
}
