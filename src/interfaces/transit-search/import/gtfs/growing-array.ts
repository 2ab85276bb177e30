const least = 2 ** 12

/**
 * Whole numbers of 32 bits, as many as come. Memory that nothing was written to is only promised by the system, so that room for more than may come costs
 * nothing, and spares the copies of growing.
 */
export class GrowingArray {
  #values: Int32Array<ArrayBuffer>
  #length = 0

  constructor(expected = least) {
    this.#values = new Int32Array(Math.max(least, expected))
  }

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    if (this.#length === this.#values.length) this.#grow()
    this.#values[this.#length++] = value
  }

  /** All in one, and none are left here. */
  take(): Int32Array<ArrayBuffer> {
    const all = this.#values.subarray(0, this.#length)
    this.#values = new Int32Array(least)
    this.#length = 0
    return all
  }

  #grow(): void {
    const larger = new Int32Array(this.#values.length * 2)
    larger.set(this.#values)
    this.#values = larger
  }
}
