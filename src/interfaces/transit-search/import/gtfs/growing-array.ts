/** Whole numbers of 32 bits, as many as come. */
export class GrowingArray {
  #values = new Int32Array(1024)
  #length = 0

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Int32Array(this.#length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.#length++] = value
  }

  /** A view that lasts until more is pushed. */
  toArray(): Int32Array<ArrayBuffer> {
    return this.#values.subarray(0, this.#length)
  }
}
