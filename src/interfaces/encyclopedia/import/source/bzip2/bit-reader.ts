/** Reads bits, the highest first. Past the end it reads zeros and says so. */
export class BitReader {
  readonly #bytes: Uint8Array
  #next: number
  #buffer = 0
  #count = 0

  constructor(bytes: Uint8Array, bit: number) {
    this.#bytes = bytes
    this.#next = bit >>> 3
    this.skip(bit & 7)
  }

  get isPastEnd(): boolean {
    return this.#next - (this.#count >>> 3) > this.#bytes.length
  }

  /** Up to 24 bits that stay to be read. */
  peek(count: number): number {
    while (this.#count < count) {
      this.#buffer = ((this.#buffer << 8) | (this.#bytes[this.#next++] ?? 0)) >>> 0
      this.#count += 8
    }
    return (this.#buffer >>> (this.#count - count)) & ((1 << count) - 1)
  }

  skip(count: number): void {
    this.peek(count)
    this.#count -= count
  }

  /** Up to 24 bits. */
  read(count: number): number {
    const bits = this.peek(count)
    this.#count -= count
    return bits
  }

  read32(): number {
    return ((this.read(16) << 16) | this.read(16)) >>> 0
  }
}
