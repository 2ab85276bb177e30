/** The bytes of a file, which grows as it is written. */
export class FileContent {
  #bytes: Buffer
  #length: number

  constructor(bytes: Buffer = Buffer.alloc(0)) {
    this.#bytes = Buffer.from(bytes)
    this.#length = bytes.length
  }

  write(offset: number, bytes: Buffer): void {
    const end = offset + bytes.length
    if (end > this.#bytes.length) {
      const larger = Buffer.alloc(Math.max(end, 2 * this.#bytes.length))
      this.#bytes.copy(larger, 0, 0, this.#length)
      this.#bytes = larger
    }
    bytes.copy(this.#bytes, offset)
    this.#length = Math.max(this.#length, end)
  }

  truncate(length: number): void {
    if (length > this.#length) this.write(length, Buffer.alloc(0))
    else this.#bytes.fill(0, length, this.#length)
    this.#length = length
  }

  copy(): FileContent {
    return new FileContent(this.toBuffer())
  }

  toBuffer(): Buffer {
    return this.#bytes.subarray(0, this.#length)
  }
}
